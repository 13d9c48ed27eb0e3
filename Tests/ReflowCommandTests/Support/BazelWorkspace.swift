import Foundation
import ImageCodecs
import TestSupport
import Testing

/// A Bazel workspace with the package of the article on Bazel, and tests and runs started as Bazel starts them.
///
/// The environment and files follow Bazel's `test-setup.sh` and the test encyclopedia.
struct BazelWorkspace {
    let workspace: Workspace
    private let scripts: [String]

    init() throws {
        workspace = try Workspace()
        let article = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Documentation/Reflow.docc/Bazel.md")
        scripts = try String(contentsOf: article, encoding: .utf8).split(separator: "```").filter {
            $0.hasPrefix("sh\n")
        }
        .map { String($0.dropFirst(3)) }
        try #require(scripts.count == 2)
        try workspace.write(scripts[0], to: "app/layouts_test.sh")
        try workspace.write(scripts[1], to: "app/record.sh")
    }

    /// Writes a layout with an image beside the layouts, one of a catalogue, and a property list.
    func pictured(_ name: String) throws {
        func image(_ path: String, _ pixel: UInt32) throws {
            try workspace.write("", to: path)
            let bitmap = Bitmap(width: 8, height: 8, pixels: Array(repeating: pixel, count: 64))
            try PNG.encode(bitmap).write(to: workspace.url.appending(path: path))
        }
        try image("app/Layouts/Images/logo.png", 0xFF00_00FF)
        try image("app/Layouts/Art.xcassets/star.imageset/star.png", 0xFF00_FF00)
        try workspace.write(
            #"{"images": [{"idiom": "universal", "filename": "star.png", "scale": "1x"}]}"#,
            to: "app/Layouts/Art.xcassets/star.imageset/Contents.json")
        try workspace.write(
            """
            <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
            <string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string>
            </array></dict></plist>
            """, to: "app/Layouts/Info.plist")
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "application": { "infoPlist": "Info.plist" },
              "root": { "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [
                { "class": "UIImageView", "id": "logo", "frame": [10, 10, 40, 40], "image": "logo" },
                { "class": "UIImageView", "id": "star", "frame": [60, 10, 40, 40], "image": "star" } ] } }
            """, to: "app/Layouts/\(name).json")
    }

    /// Runs `bazel run //app:record -- ARGUMENT…`.
    func record(_ arguments: String...) throws -> ReflowProcess {
        let runfiles = try Runfiles(of: "record", in: workspace)
        return try ReflowProcess(
            ["app/record.sh", runfiles.command, "app"] + arguments, program: "/bin/bash", in: runfiles.directory,
            environment: ["BUILD_WORKSPACE_DIRECTORY": workspace.url.path, "PATH": "/usr/bin:/bin"])
    }

    /// Runs one shard of `bazel test //app:layouts_test --test_filter=FILTER`, or the whole if the rule has no
    /// `shard_count`.
    func test(shard: (index: Int, count: Int)? = nil, filter: String? = nil) throws -> Shard {
        let runfiles = try Runfiles(of: "layouts_test", in: workspace)
        defer { runfiles.unlock() }
        let logs = workspace.url.appending(
            path: "bazel-testlogs/app/layouts_test/" + (shard.map { "shard_\($0.index + 1)_of_\($0.count)" } ?? ""))
        let temporary = workspace.url.appending(path: "tmp-\(shard?.index ?? 0)")
        let outputs = logs.appending(path: "test.outputs")
        for folder in [temporary, outputs] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        var variables = [
            "HOME": temporary.path, "TEST_TMPDIR": temporary.path, "TZ": "UTC", "SHLVL": "2",
            "PATH": "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin:.", "PWD": runfiles.directory.path,
            "TEST_SRCDIR": runfiles.root.path, "RUNFILES_DIR": runfiles.root.path, "TEST_WORKSPACE": "_main",
            "TEST_TARGET": "//app:layouts_test", "TEST_SIZE": "medium", "TEST_TIMEOUT": "300", "BAZEL_TEST": "1",
            "XML_OUTPUT_FILE": logs.appending(path: "test.xml").path, "TEST_UNDECLARED_OUTPUTS_DIR": outputs.path,
            "GTEST_TMP_DIR": temporary.path,
        ]
        if let shard {
            variables["TEST_SHARD_STATUS_FILE"] = logs.appending(path: "test.shard").path
            for prefix in ["TEST_", "GTEST_"] {
                variables["\(prefix)SHARD_INDEX"] = "\(shard.index)"
                variables["\(prefix)TOTAL_SHARDS"] = "\(shard.count)"
            }
        }
        variables["TESTBRIDGE_TEST_ONLY"] = filter
        let before = try runfiles.state
        let process = try ReflowProcess(
            ["app/layouts_test.sh", runfiles.command, "app"], program: "/bin/bash", in: runfiles.directory,
            environment: variables)
        return Shard(
            process: process, logs: logs, leavesRunfiles: try runfiles.state == before,
            leavesTemporaryFolder: try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
    }

    struct Shard {
        let process: ReflowProcess
        let logs: URL
        let leavesRunfiles: Bool
        let leavesTemporaryFolder: Bool
    }
}

/// A read-only tree of links to inputs.
private struct Runfiles {
    let root: URL
    private let workspace: Workspace

    /// The working directory of programs.
    var directory: URL { root.appending(path: "_main") }
    /// The command in the form of `$(rootpath)`.
    var command: String { "../+new_local_repository+reflow/reflow" }

    init(of target: String, in workspace: Workspace) throws {
        self.workspace = workspace
        root = workspace.url.appending(path: "bazel-bin/app/\(target).runfiles")
        try? FileManager.default.removeItem(at: root)
        for path in workspace.files where path.hasPrefix("app/") {
            // An input that is a folder has a single link.
            let parts = path.split(separator: "/")
            let linked = parts.firstIndex(of: "more").map { parts[...$0].joined(separator: "/") } ?? path
            try link("_main/\(linked)", to: workspace.url.appending(path: linked))
        }
        try link(String(command.dropFirst(3)), to: ReflowProcess.executable())
        try setMode(0o555)
    }

    func unlock() {
        try? setMode(0o755)
    }

    private func setMode(_ mode: Int) throws {
        let manager = FileManager.default
        for path in try [""] + manager.subpathsOfDirectory(atPath: root.path) {
            let url = root.appending(path: path)
            guard try url.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink != true else { continue }
            try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
        }
    }

    private func link(_ path: String, to target: URL) throws {
        let url = root.appending(path: path)
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) == nil else { return }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    }

    /// Every entry: the targets of links, and the bytes of every input.
    var state: [String: Data] {
        get throws {
            var state: [String: Data] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: root.path + "/" + path)
                state["runfiles/\(path)"] = Data((target ?? "").utf8)
            }
            for path in workspace.files where path.hasPrefix("app/") { state[path] = try workspace.data(path) }
            return state
        }
    }
}
