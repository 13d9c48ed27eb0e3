import Foundation
import TestSupport
import Testing

@Suite("reflow watch")
struct WatchProcessTests {
    private let workspace: Workspace
    private static let pictures = ["a", "b"].flatMap { name in
        ["portrait", "landscapeRight"].map { "pictures/\(name).iphone-8.\($0).png" }
    }

    init() throws {
        workspace = try Workspace()
        for name in ["a", "b"] { try workspace.layout("Layouts/\(name).json") }
    }

    @Test("Draws everything, then what changes; a broken layout is told and drawn again once it is whole")
    func watch() throws {
        let process = try WatchingProcess(["watch", "Layouts", "-o", "pictures"], in: workspace.url)
        defer { process.stop() }
        #expect(try process.output(after: 0, count: 4) == Self.pictures)
        try process.waitForError("watching 2 layouts\n", times: 1)
        let before = try workspace.data(Self.pictures[2])

        try workspace.layout("Layouts/b.json", x: 90)
        #expect(try process.output(after: 4, count: 2) == Array(Self.pictures[2...]))
        #expect(try workspace.data(Self.pictures[2]) != before)
        try process.waitForError("watching 2 layouts\n", times: 2)

        // Editors save in this way: a new file replaces the old one.
        try workspace.write("{", to: "Layouts/.new")
        let (new, old) = (
            workspace.url.appending(path: "Layouts/.new"), workspace.url.appending(path: "Layouts/a.json")
        )
        #expect(rename(new.path, old.path) == 0)
        try process.waitForError("Layouts/a.json:1:", times: 1)
        try process.waitForError("watching 2 layouts\n", times: 3)
        try workspace.layout("Layouts/a.json")
        #expect(try process.output(after: 6, count: 2) == Array(Self.pictures[..<2]))
        try process.waitForError("watching 2 layouts\n", times: 4)

        // Other files that a layout may name are watched, and so is a new folder.
        try workspace.write("", to: "Layouts/Images/notes.txt")
        #expect(try process.output(after: 8, count: 4) == Self.pictures)
        #expect(process.isRunning)
    }

    @Test("Another folder in the place of the one that is watched is watched; once there is none, that is an error")
    func replaced() throws {
        try workspace.remove("Layouts/b.json")
        let process = try WatchingProcess(["watch", "Layouts", "-o", "pictures"], in: workspace.url)
        defer { process.stop() }
        try process.waitForError("watching 1 layout\n", times: 1)
        try workspace.layout("Next/b.json")
        let layouts = workspace.url.appending(path: "Layouts"), next = workspace.url.appending(path: "Next")
        // The change is so short that it cannot be observed, like those of version control systems.
        process.pausing {
            #expect(rename(layouts.path, layouts.path + " one") == 0)
            #expect(rename(next.path, layouts.path) == 0)
        }
        #expect(try process.output(after: 2, count: 2) == Array(Self.pictures[2...]))
        try process.waitForError("watching 1 layout\n", times: 2)
        try workspace.layout("Layouts/b.json", x: 90)
        #expect(try process.output(after: 4, count: 2) == Array(Self.pictures[2...]))
        try process.waitForError("watching 1 layout\n", times: 3)
        #expect(rename(layouts.path, next.path + " two") == 0)
        try process.waitForError("Layouts: No such file or directory\n", times: 1)
        #expect(process.waitUntilExit() == 2)
    }

    @Test("What cannot be watched is an error")
    func unusable() throws {
        let process = try workspace.reflow("watch", "Nowhere")
        #expect(process.status == 2 && process.error.hasPrefix("reflow watch: "), "\(process.error)")
    }
}

/// A run of the built executable that continues until it is stopped.
private final class WatchingProcess {
    private struct TookTooLong: Error {}

    private let process = Process()
    private let folder: TemporaryFolder

    init(_ arguments: [String], in directory: URL) throws {
        folder = try TemporaryFolder()
        for name in ["output", "error"] { try folder.write(Data(), to: name) }
        process.executableURL = try ReflowProcess.executable()
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = ReflowProcess.sanitizerOptions
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: folder.url("output"))
        process.standardError = try FileHandle(forWritingTo: folder.url("error"))
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// Runs `body` while the process is paused.
    func pausing(_ body: () -> Void) {
        #expect(process.suspend())
        body()
        #expect(process.resume())
    }

    /// The exit status.
    func waitUntilExit() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    private func text(_ name: String) throws -> String { try folder.requiredText(name) }

    /// Waits until `read` returns a value, at most as long as a slow machine needs.
    private func wait<Value>(_ read: () throws -> Value?) throws -> Value {
        for _ in 0..<3000 {
            if let value = try read() { return value }
            Thread.sleep(forTimeInterval: 0.02)
        }
        Issue.record("nothing more came: \(try text("output"))\(try text("error"))")
        throw TookTooLong()
    }

    /// The next `count` lines of standard output, after those that were read before.
    func output(after skipped: Int, count: Int) throws -> [String] {
        try wait {
            let lines = try text("output").split(separator: "\n").map(String.init)
            return lines.count >= skipped + count ? Array(lines[skipped..<skipped + count]) : nil
        }
    }

    /// Waits until a text was written to standard error the given number of times.
    func waitForError(_ expected: String, times: Int) throws {
        try wait { try text("error").components(separatedBy: expected).count > times ? () : nil }
    }
}
