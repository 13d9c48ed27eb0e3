import Foundation
import TestSupport
import Testing

/// Recording leaves each golden whole, whatever happens meanwhile: it is the old one or the new one.
@Suite("Recording", .serialized)
struct RecordingTests {
    private static let names = ["h.small.landscapeRight", "h.small.portrait"]
    private static let files = Set(names.flatMap { ["h/\($0).png", "h/\($0).txt"] } + ["h"])

    private static func record(_ arguments: String...) -> [String] {
        ["record"] + arguments + Workspace.smallDevice
    }

    /// A folder with a layout in this colour.
    private func space(color: String = "systemRed") throws -> Workspace {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(color: color), to: "Layouts/h.json")
        return space
    }

    /// The goldens of one layout.
    private func goldens(color: String) throws -> [String: Workspace.Entry] {
        let space = try space(color: color)
        let run = try LimitedProcess(RecordingTests.record(), in: space.url)
        try #require(run.status == 0, "\(run.error)")
        let goldens = try space.contents("Snapshots")
        try #require(Set(goldens.keys) == RecordingTests.files)
        return goldens
    }

    @Test("no folder can be listed from some moment on: the run ends with a status of its own, whatever it was doing")
    func unlistedFolders() throws {
        var refusals = 0
        for first in 1...14 {
            let space = try space()
            let run = try LimitedProcess(
                RecordingTests.record(), in: space.url,
                prefix: [
                    "/usr/bin/strace", "-f", "-qq", "-o", "/dev/null", "-e",
                    "inject=getdents64:error=EIO:when=\(first)+",
                ])
            #expect(!run.wasKilled && (0...4).contains(run.status), "from call \(first) on: \(run.error)")
            refusals += run.status == 2 ? 1 : 0
        }
        #expect((1..<14).contains(refusals), "\(refusals)")
    }

    @Test("killed a hundred times, at any moment: every golden is the old one or the new one, byte for byte")
    func kill() throws {
        let colors = ["systemRed", "systemGreen"]
        let versions = try colors.map(goldens)
        let space = try space()
        // The kills are spread over the duration that a run has on this machine.
        let clock = ContinuousClock()
        var wholeRun = Duration.zero
        for color in colors {
            try space.write(Workspace.layout(color: color), to: "Layouts/h.json")
            wholeRun = try clock.measure {
                let run = try LimitedProcess(RecordingTests.record(), in: space.url)
                #expect(run.status == 0, "\(run.error)")
            }
        }
        var (interrupted, changed) = (0, 0)
        for round in 0..<100 {
            try space.write(Workspace.layout(color: colors[round % 2]), to: "Layouts/h.json")
            let before = try space.contents("Snapshots")
            let process = try RunningProcess(RecordingTests.record(), in: space.url)
            Thread.sleep(forTimeInterval: (wholeRun * Double(round % 25 + 1) / 20) / .seconds(1))
            process.kill()
            let after = try space.contents("Snapshots")
            for (path, entry) in after where !path.hasSuffix(".part") {
                #expect(versions.contains { $0[path] == entry }, "round \(round): \(path) is \(entry)")
            }
            for path in before.keys where !path.hasSuffix(".part") { #expect(after[path] != nil, "\(path) is gone") }
            interrupted += after == before ? 1 : 0
            changed += after == before ? 0 : 1
        }
        // Both outcomes must occur; otherwise the test would prove nothing.
        #expect(interrupted > 0 && changed > 0, "\(interrupted) without effect, \(changed) with one")
        // Leftover files have no effect: goldens are written, comparison succeeds, and nothing is obsolete.
        let run = try LimitedProcess(RecordingTests.record(), in: space.url)
        #expect(run.status == 0, "\(run.error)")
        let rest = try space.contents("Snapshots").filter { !$0.key.hasSuffix(".part") }
        #expect(rest == versions[1])
        let test = try LimitedProcess(["test", "--strict"] + Workspace.smallDevice, in: space.url)
        #expect(test.status == 0, "\(test.error)")
    }

    @Test("What a killed process left is removed by the next recording, once nobody can be writing it any more")
    func litter() throws {
        let space = try space()
        let file = "Snapshots/h/.reflow-0123456789abcdef.part"
        try space.write("half", to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7200)],
            ofItemAtPath: space.url.appending(path: file).path)
        #expect(try LimitedProcess(RecordingTests.record(), in: space.url).status == 0)
        #expect(try Set(space.contents("Snapshots").keys) == RecordingTests.files)
    }

    @Test("two at once into one folder both succeed, and every golden is whole")
    func two() throws {
        let versions = try [goldens(color: "systemRed"), goldens(color: "systemGreen")]
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(color: "systemRed"), to: "red/h.json")
        try space.write(Workspace.layout(color: "systemGreen"), to: "green/h.json")
        for _ in 0..<8 {
            let processes = try ["red", "green"].map { name in
                try RunningProcess(
                    RecordingTests.record(
                        "\(name)/h.json", "--snapshots", "Snapshots", "--report", "report-\(name)"),
                    in: space.url)
            }
            for process in processes {
                let run = try process.end()
                #expect(run.status == 0, "\(run.error)")
            }
            let goldens = try space.contents("Snapshots")
            #expect(Set(goldens.keys) == RecordingTests.files)
            for (path, entry) in goldens { #expect(versions.contains { $0[path] == entry }, "\(path) is \(entry)") }
        }
    }

    // The limit is enough for the message, which is a file as well, and too little for a picture.
    @Test("a file that may not grow is a failure with a reason; the old goldens stay, and nothing else")
    func fileLimit() throws {
        let space = try space()
        #expect(try LimitedProcess(RecordingTests.record(), in: space.url).status == 0)
        let old = try space.contents("Snapshots")
        try space.write(Workspace.layout(color: "systemGreen"), to: "Layouts/h.json")
        let run = try LimitedProcess(
            RecordingTests.record(), in: space.url, prefix: ["/usr/bin/prlimit", "--fsize=250"])
        #expect(!run.wasKilled && run.status == 2, "\(run.status): \(run.error)")
        #expect(run.error.contains("/Snapshots/h/h.small.portrait.png: File too large\n"), "\(run.error)")
        #expect(try space.contents("Snapshots") == old)
    }

    @Test(
        "a disk that is full is a failure with a reason; the old goldens stay, and nothing else",
        .enabled(if: Privileges.canMount))
    func fullDisk() throws {
        let old = try goldens(color: "systemRed")
        let space = try space()
        try space.makeFolder("Snapshots")
        try space.makeFolder("after")
        // The file system is visible to this process only, and disappears with it.
        let script = """
            mount -t tmpfs -o size=64k none Snapshots || exit 99
            "$@" || exit 98
            sed -i s/systemRed/systemGreen/ Layouts/h.json
            dd if=/dev/zero of=Snapshots/rest bs=1k 2>/dev/null
            "$@"
            status=$?
            cp -a Snapshots/h after/
            exit $status
            """
        let run = try LimitedProcess(
            RecordingTests.record(), in: space.url,
            prefix: ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", script, "sh"],
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(!run.wasKilled && run.status == 2, "\(run.status): \(run.error)")
        #expect(run.error.contains("/Snapshots/h/h.small.portrait.png: No space left on device\n"), "\(run.error)")
        #expect(try space.contents("after") == old)
    }

    @Test("a folder that may not be written to is a failure with a reason", .enabled(if: Privileges.canObeyModes))
    func lockedFolder() throws {
        let space = try space()
        try space.makeFolder("Snapshots/h")
        try space.setMode(0o500, of: "Snapshots/h")
        let run = try LimitedProcess(
            RecordingTests.record(), in: space.url, prefix: Privileges.obeyingModes)
        #expect(!run.wasKilled && run.status == 2, "\(run.status): \(run.error)")
        #expect(run.error.contains("/Snapshots/h/h.small.portrait.png: Permission denied\n"), "\(run.error)")
        #expect(try space.contents("Snapshots") == ["h": .folder])
    }

    @Test(
        "a folder of layouts that cannot be listed is no folder without layouts: nothing passes, nothing is obsolete",
        .enabled(if: Privileges.canObeyModes))
    func lockedLayouts() throws {
        let space = try space()
        try space.write(Workspace.layout(color: "systemBlue"), to: "Layouts/locked/k.json")
        #expect(try LimitedProcess(RecordingTests.record(), in: space.url).status == 0)
        let goldens = try space.contents("Snapshots")
        try space.setMode(0, of: "Layouts/locked")
        defer { try? space.setMode(0o700, of: "Layouts/locked") }
        for command in ["test", "prune", "record"] {
            let run = try LimitedProcess(
                [command] + Workspace.smallDevice, in: space.url, prefix: Privileges.obeyingModes)
            #expect(run.status == 2, "\(run.status): \(run.error)")
            #expect(run.error.hasPrefix("reflow \(command): the folder "), "\(run.error)")
            #expect(run.error.hasSuffix("/Layouts/locked cannot be read: Permission denied\n"), "\(run.error)")
        }
        #expect(try space.contents("Snapshots") == goldens)
    }

    @Test("a folder of goldens or of reports that links lead out of is not followed for writing")
    func links() throws {
        let outside = try Workspace()
        let message = "it points outside "
        for folder in ["Snapshots", "report"] {
            let space = try space()
            try space.makeFolder(folder)
            try space.link("\(folder)/h", to: outside.url.path)
            let command = folder == "report" ? "test" : "record"
            if command == "test" {
                try space.write(Data("none".utf8), to: "Snapshots/h/\(RecordingTests.names[0]).png")
            }
            let before = try space.contents(folder)
            let run = try LimitedProcess([command] + Workspace.smallDevice, in: space.url)
            #expect(!run.wasKilled && run.status == 2, "\(run.status): \(run.error)")
            #expect((run.output + run.error).contains(message), "\(run.error)")
            #expect(try space.contents(folder).filter { !["index.html", "results.json"].contains($0.key) } == before)
            #expect(try outside.contents() == [:])
        }
        // One golden is a link.
        let space = try space()
        try outside.write("theirs", to: "theirs.png")
        try space.link("Snapshots/h/\(RecordingTests.names[1]).png", to: outside.url.path + "/theirs.png")
        let run = try LimitedProcess(RecordingTests.record(), in: space.url)
        #expect(run.status == 2 && run.error.contains(message), "\(run.status): \(run.error)")
        #expect(try outside.contents() == ["theirs.png": .file(Data("theirs".utf8))])
    }

    @Test("folders in place of files, and files in place of folders")
    func wrongKinds() throws {
        let space = try space()
        try space.makeFolder("Snapshots/h/\(RecordingTests.names[0]).png")
        let run = try LimitedProcess(RecordingTests.record(), in: space.url)
        #expect(
            run.status == 2 && run.error.contains("\(RecordingTests.names[0]).png: it is not a regular file"),
            "\(run.error)")
        try space.write("a file", to: "file")
        let second = try LimitedProcess(
            RecordingTests.record("--snapshots", "file"), in: space.url)
        #expect(second.status == 2 && second.error.contains("cannot read file: it is not a folder"), "\(second.error)")
        let third = try LimitedProcess(["render", "Layouts", "-o", "file"] + Workspace.smallDevice, in: space.url)
        #expect(third.status == 2 && third.error.contains("cannot create the folder "), "\(third.error)")
    }
}
