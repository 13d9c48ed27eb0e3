import Basics
import Foundation
import ImageCodecs
import TestSupport
import Testing

@testable import ReflowCommand

@Suite("What goes where: data, messages, colours, files", .timeLimit(.minutes(60)))
struct OutputProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
    }

    @Test("Standard output has nothing but data: the paths that were written, or what did not pass")
    func streams() throws {
        let goldens = ["portrait", "landscapeRight"].map { "Snapshots/a/a.iphone-8.\($0).png" }
        let recorded = try workspace.reflow("record")
        #expect(recorded.output == goldens.map { "\($0)\n" }.joined())
        #expect(try workspace.reflow("test").output == "")
        try workspace.layout("Layouts/a.json", x: 40)
        let tested = try workspace.reflow("test")
        #expect(tested.output.hasPrefix("changed: a.iphone-8.portrait\n    title: x 16 → 40\n"))
        #expect(tested.output.hasSuffix("\n    also a.iphone-8.landscapeRight\n"))
        #expect(tested.error == "2 pictures: 2 changed\nreport: report/index.html\n")
        let json = try workspace.reflow("test", "--format", "json")
        #expect(json.output == (try workspace.text("report/results.json")) && json.error.hasPrefix("changed: "))
    }

    @Test("--quiet leaves out counts, and nothing else")
    func quiet() throws {
        #expect(try workspace.reflow("record", "-q").error == "")
        let fine = try workspace.reflow("test", "--quiet")
        #expect(fine.status == 0 && fine.output == "" && fine.error == "")
        try workspace.layout("Layouts/a.json", x: 40)
        let changed = try workspace.reflow("test", "-q")
        #expect(changed.status == 1 && changed.output.hasPrefix("changed: ") && changed.error == "")
    }

    @Test("test --update accepts what the run compared, and nothing beside it; a build server refuses")
    func update() throws {
        try workspace.layout("Layouts/b.json")
        #expect(try workspace.reflow("record").status == 0)
        for name in ["a", "b"] { try workspace.layout("Layouts/\(name).json", x: 40) }
        let refused = try workspace.reflow("test", "-u", environment: ["CI": "1"])
        #expect(refused.status == 2 && refused.error.contains("CI is set"))
        let updated = try workspace.reflow("test", "-u", "--filter", "^a")
        #expect(updated.status == 0, "\(updated.error)")
        #expect(updated.error.hasSuffix("2 goldens accepted\n"))
        #expect(try workspace.reflow("test", "--filter", "^a").status == 0)
        #expect(try workspace.reflow("test", "--filter", "^b").status == 1)
    }

    @Test("--color always colours what is no terminal, and --color never wins too")
    func color() throws {
        try workspace.write("{", to: "Layouts/b.json")
        let plain = try workspace.reflow("render", "Layouts/b.json")
        #expect(plain.error == "Layouts/b.json:1:2: error: the \"{\" at 1:1 is never closed\n")
        let colored = try workspace.reflow("render", "Layouts/b.json", "--color", "always")
        #expect(
            colored.error == "Layouts/b.json:1:2: \u{1B}[1;31merror:\u{1B}[0m the \"{\" at 1:1 is never closed\n")
        try workspace.remove("Layouts/b.json")
        let missing = try workspace.reflow("test", "--color=always")
        #expect(missing.output.hasPrefix("\u{1B}[1;33mmissing:\u{1B}[0m 2 goldens; "))
        #expect(try !workspace.reflow("test", "--color", "never").output.contains("\u{1B}"))
    }

    @Test("A log hears of the progress every ten seconds")
    func progress() {
        let captured = CapturedConsole()
        let clock = Clock()
        let line = ProgressLine(stream: captured.console().error) { clock.now }
        for done in 1...30 {
            clock.pass(seconds: 1)
            line.show(done, of: 30)
        }
        line.clear()
        #expect(captured.error == "10 of 30 layouts\n20 of 30 layouts\n30 of 30 layouts\n")
    }

    @Test("--output FILE.png is the file of one picture, and an error for several")
    func singleFile() throws {
        let one = try workspace.reflow("render", "Layouts/a.json", "--orientation", "portrait", "-o", "out/one.png")
        #expect(one.status == 2, "the folder is not there: \(one.output)")
        let two = try workspace.reflow("render", "Layouts/a.json", "--orientation", "portrait", "-o", "one.png")
        #expect(two.status == 0 && two.output == "one.png\n")
        #expect(try workspace.picture("one.png").width == 750)
        let several = try workspace.reflow("render", "Layouts/a.json", "-o", "several.png")
        #expect(
            several.status == 2 && several.error.contains("several.png is one file, but there are several pictures"))
        try workspace.layout("Layouts/b.json")
        #expect(try workspace.reflow("render", "Layouts", "-d", "iPhone 8", "-o", "several.png").status == 2)
        #expect(!workspace.files.contains { $0.hasPrefix("several.png") })
    }

    @Test("A layout named - comes from standard input")
    func standardInput() throws {
        let executable = try ReflowProcess.executable().path
        let piped = try ReflowProcess(
            ["-c", "'\(executable)' tree - < Layouts/a.json"], program: "/bin/sh", in: workspace.url)
        #expect(piped.status == 0, "\(piped.error)")
        #expect(piped.output == (try workspace.reflow("tree", "Layouts/a.json").output))
        let broken = try ReflowProcess(
            ["-c", "echo '{' | '\(executable)' tree -"], program: "/bin/sh", in: workspace.url)
        #expect(broken.status == 2 && broken.error.hasPrefix("-:2:1: error: "))
    }

    @Test("What every picture of a layout would say again is said once")
    func once() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIViewController", "id": "list" },
              "steps": [{ "present": "list" }] }
            """, to: "Layouts/a.json")
        let run = try workspace.reflow("render", "Layouts/a.json", "--steps")
        #expect(run.status == 1)
        #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
    }

    @Test("Devices of a suite file's device files are known to record, test, lint and prune; paths are the suite's")
    func deviceFiles() throws {
        try workspace.writeSmallDevice()
        try FileManager.default.moveItem(
            at: workspace.url.appending(path: "device.json"), to: workspace.url.appending(path: "Layouts/device.txt"))
        try workspace.layout("Layouts/a.json", device: "small")
        try workspace.write(#"{ "deviceFiles": ["Layouts/device.txt"] }"#, to: "reflow.json")
        for command in ["record", "test", "prune", "lint"] {
            let run = try workspace.reflow(command)
            #expect(run.status < 2, "\(command): \(run.error)")
        }
        #expect(workspace.files.contains("Snapshots/a/a.small.portrait.png"))
        try workspace.write(#"{ "deviceFiles": ["nowhere.json"] }"#, to: "reflow.json")
        let missing = try workspace.reflow("test")
        #expect(missing.status == 2 && missing.error.contains("nowhere.json"))
    }

    @Test("The list of devices is a device file, which changes nothing; a copy with a name of its own is added")
    func deviceList() throws {
        let list = try workspace.reflow("devices", "--format", "json").output
        try workspace.write(list, to: "devices.json")
        #expect(try workspace.reflow("devices", "--device-file", "devices.json", "--format", "json").output == list)
        let changed = list.replacing("\"iphone-15\"", with: "\"kiosk\"").replacing("\"iPhone 15\"", with: "\"Kiosk\"")
        #expect(changed != list)
        try workspace.write(changed, to: "devices.json")
        let taken = try workspace.reflow("devices", "--device-file", "devices.json")
        #expect(
            taken.status == 2 && taken.error.contains("belongs to the device"), "the other names are the built-in's")
        try workspace.write(
            """
            { "devices": [{ "id": "kiosk", "idiom": "phone", "scale": 2,
                "portrait": { "size": [400, 700], "safeAreaInsets": [20, 0, 34, 0], "horizontalSizeClass": "regular" } }] }
            """, to: "devices.json")
        let kiosk = try workspace.reflow("devices", "--device-file", "devices.json", "--format", "json").output
        #expect(kiosk.contains("\"safeAreaInsets\": [20, 0, 34, 0],\n        \"horizontalSizeClass\": \"regular\""))
        #expect(
            try JSONSchemaChecker(workspace.reflow("schema", "device-file").output).problems(
                in: workspace.text("devices.json")) == [])
    }

    @Test("Control-C ends a recording between two files, lists them, and leaves nothing half written")
    func interruption() throws {
        // The number is so high that a test that is delayed by seconds still interrupts the command before its end.
        for number in 1...60 { try workspace.layout("Layouts/l\(number).json", text: "\(number)") }
        let process = Process()
        // A shell that runs the tests in the background ignores the signal, and its child processes inherit that.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--default-signal=INT", try ReflowProcess.executable().path, "record", "--jobs", "1"]
        process.currentDirectoryURL = workspace.url
        process.environment = ReflowProcess.sanitizerOptions
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        // When the first golden has its final name, the command is in the middle of its work.
        let deadline = ContinuousClock.now + .seconds(60)
        func isGolden(_ path: String) -> Bool { path.hasPrefix("Snapshots/") && !path.hasSuffix(".part") }
        while !workspace.files.contains(where: isGolden), ContinuousClock.now < deadline {
            Thread.sleep(forTimeInterval: 0.01)
        }
        process.interrupt()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 130, "\(text)")
        #expect(text.hasPrefix("reflow: interrupted; ") && text.contains("\n    Snapshots/"), "\(text)")
        let goldens = workspace.files.filter { $0.hasPrefix("Snapshots/") }
        #expect(goldens.count < 240 && goldens.allSatisfy { $0.hasSuffix(".png") || $0.hasSuffix(".txt") })
        // The next run continues.
        #expect(try workspace.reflow("record").status == 0)
        #expect(try workspace.reflow("test", "--strict").status == 0)
    }

    @Test("What a killed run left is gone after the next one")
    func abandoned() throws {
        #expect(try workspace.reflow("record").status == 0)
        let old = ".reflow-0123abcd-1-x.part"
        for folder in ["Snapshots", "Snapshots/a", "report"] {
            try workspace.write("half", to: "\(folder)/\(old)")
            let file = workspace.url.appending(path: "\(folder)/\(old)").path
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: file)
        }
        #expect(try workspace.reflow("record").status == 0)
        #expect(!workspace.files.contains { $0.hasSuffix(".part") })
    }
}

/// A clock that tests set.
private final class Clock: Sendable {
    private let time = Guarded(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func pass(seconds: Int) { time.withLock { $0 += .seconds(seconds) } }
}
