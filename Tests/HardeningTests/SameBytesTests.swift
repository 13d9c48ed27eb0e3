import Foundation
import TestSupport
import Testing

/// The layouts of this repository give the same bytes in processes under different circumstances: pictures, trees,
/// records, and printed text.
@Suite("Same input, same bytes", .serialized)
struct SameBytesTests {
    struct Circumstance: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var prefix: [String] = []
        var environment: [String: String] = [:]
        /// The number of jobs, for commands with this option.
        var jobs: Int?
        /// The working folder of the process, inside the space.
        var folder = "."
    }

    /// The home folder of a user in the environments below.
    private static let home = "HOME"

    static let circumstances = [
        Circumstance(
            testDescription: "another locale",
            environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG", "LANGUAGE": "ja:fa"]),
        Circumstance(testDescription: "another time zone", environment: ["TZ": "Pacific/Kiritimati"]),
        Circumstance(testDescription: "another home, with fonts configured by its user", environment: ["HOME": home]),
        Circumstance(
            testDescription: "fonts configured by the environment",
            environment: [
                "FONTCONFIG_FILE": home + "/.config/fontconfig/fonts.conf", "FONTCONFIG_PATH": home,
                "XDG_CONFIG_HOME": home + "/.config", "XDG_CACHE_HOME": home + "/cache", "PANGO_LANGUAGE": "ja",
                "PANGOCAIRO_BACKEND": "none",
                "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:warping=1",
            ]),
        Circumstance(testDescription: "one core", prefix: ["/usr/bin/taskset", "-c", "0"]),
        Circumstance(testDescription: "many jobs", jobs: 16),
        Circumstance(testDescription: "one layout of the address space", prefix: ["/usr/bin/setarch", "-R"]),
        Circumstance(
            testDescription: "a processor without vectors", environment: ["PIXMAN_DISABLE": "fast mmx sse2 ssse3"]),
        Circumstance(testDescription: "another folder", folder: "far/away"),
    ]

    /// A configuration in which fonts are bold, hinted, without smooth edges, and have other names.
    private static let fontConfiguration = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
        <dir>/usr/share/fonts</dir>
        <match target="pattern">
            <edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit>
            <edit name="weight" mode="assign"><const>black</const></edit>
        </match>
        <match target="font">
            <edit name="antialias" mode="assign"><bool>false</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
        </fontconfig>
        """

    /// An iPhone's screen with one pixel per point instead of three.
    private static let device = """
        { "devices": [{ "id": "plain", "idiom": "phone", "scale": 1,
                        "portrait": { "size": [393, 852], "safeArea": { "top": 59, "bottom": 34 } } }] }
        """

    private static let layouts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Layouts")

    /// Copies the layouts of this repository, all for that device.
    private static func copyLayouts(to space: Workspace) throws {
        try FileManager.default.copyItem(at: layouts, to: space.url.appending(path: "Layouts"))
        for (path, entry) in try space.contents("Layouts") where path.hasSuffix(".json") && path != "reflow.json" {
            guard case .file(let data) = entry else { continue }
            let text = String(decoding: data, as: UTF8.self)
                .replacing(/"devices": \[.*\],/, with: "").replacing(
                    "{", with: "{ \"devices\": [\"plain\"],", maxReplacements: 1)
            try space.write(text, to: "Layouts/\(path)")
        }
    }

    /// The files that the commands write, by path, and the text that they print, by command.
    private static func results(_ circumstance: Circumstance) throws -> [String: Workspace.Entry] {
        let space = try Workspace()
        try space.makeFolder(circumstance.folder)
        try space.write(fontConfiguration, to: "home/.config/fontconfig/fonts.conf")
        try space.write(device, to: "device.json")
        try copyLayouts(to: space)
        let environment = circumstance.environment.mapValues {
            $0.replacing(home, with: space.url.appending(path: "home").path)
        }
        let root = space.url.path
        let layouts = root + "/Layouts"
        let device = ["--device-file", root + "/device.json"]
        let jobs = circumstance.jobs.map { ["--jobs", "\($0)"] } ?? []
        let commands = [
            ["record", layouts] + device + jobs,
            ["render", layouts + "/login.json", layouts + "/settings.json", "-o", "pictures"]
                + ["--appearance", "dark", "--scale", "1.5"] + device,
            ["tree", layouts + "/dashboard.json", "--orientation", "landscape"] + device,
            ["tree", layouts + "/login.json", "--format", "json"] + device,
        ]
        let folder = space.url.appending(path: circumstance.folder)
        var results: [String: Workspace.Entry] = [:]
        for (index, command) in commands.enumerated() {
            let run = try LimitedProcess(
                command, in: folder, prefix: circumstance.prefix, environment: environment)
            try #require(run.status == 0, "\(run.status): \(run.error)")
            // The progress every ten seconds is the only part that depends on the machine.
            let messages = run.error.replacing(root, with: "").replacing(/[0-9]+ of [0-9]+ layouts\n/, with: "")
            let printed = run.output + messages
            results["\(index) \(command[0])"] = .file(Data(printed.utf8))
        }
        for name in ["Snapshots", "pictures"] {
            for (path, entry) in try space.contents("\(circumstance.folder)/\(name)") { results[path] = entry }
        }
        return results
    }

    /// The number of goldens in this repository. Goldens of one layout on several devices count once.
    private static func goldenCount() throws -> Int {
        let folder = layouts.deletingLastPathComponent().appending(path: "Snapshots")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map {
            $0.split(separator: "/").last?.split(separator: ".").map(String.init) ?? []
        }
        // The key consists of the layout, the state if there is one, and the kind; the device is left out.
        return Set(names.filter { $0.count > 2 }.map { [$0[0]] + $0[2...] }).count
    }

    private static let plain = Result { try results(Circumstance(testDescription: "none")) }

    @Test("under", arguments: circumstances)
    func same(circumstance: Circumstance) throws {
        let expected = try SameBytesTests.plain.get()
        // The goldens of this repository are counted on one device, for four commands, with two layouts in dark mode.
        #expect(
            expected.values.count { if case .file = $0 { true } else { false } }
                == (try SameBytesTests.goldenCount()) + 4 + 4)
        let results = try SameBytesTests.results(circumstance)
        #expect(Set(results.keys) == Set(expected.keys))
        for (path, entry) in expected { #expect(results[path] == entry, "\(path)") }
    }
}
