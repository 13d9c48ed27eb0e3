import Basics
import Foundation
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// Verifies a text in a folder of its own.
private func verify(
    _ text: String, in folder: TemporaryFolder, named name: String? = "a", record: RecordMode = .missing
) -> String? {
    verifySnapshot(
        of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path, testName: "greeting()")
}

@Suite("What becomes of an assertion")
struct VerifySnapshotTests {
    @Test("The first run records and fails, the second passes")
    func recordsOnce() throws {
        let folder = try TemporaryFolder()
        let first = try #require(verify("Hello", in: folder))
        #expect(
            first == """
                No reference was found on disk. Automatically recorded snapshot: …

                open "file://\(folder.path)/greeting.a.txt"

                Re-run "greeting()" to assert against the newly-recorded snapshot.
                """)
        #expect(folder.text("greeting.a.txt") == "Hello")
        #expect(verify("Hello", in: folder) == nil)
    }

    @Test("never writes nothing and fails")
    func never() throws {
        let folder = try TemporaryFolder()
        let message = try #require(verify("Hello", in: folder, record: .never))
        #expect(
            message.hasPrefix(
                "No reference was found on disk. New snapshot was not recorded because recording is disabled."))
        #expect(folder.files.isEmpty)
    }

    @Test("all writes and fails, whatever was there")
    func all() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("Hello".utf8), to: "greeting.a.txt")
        let message = try #require(verify("Bye", in: folder, record: .all))
        #expect(message.hasPrefix("Record mode is on. Automatically recorded snapshot: …\n\nopen \"file://"))
        #expect(folder.text("greeting.a.txt") == "Bye")
    }

    @Test("failed writes what does not match, and still fails")
    func failed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("Hello".utf8), to: "greeting.a.txt")
        #expect(verify("Hello", in: folder, record: .failed) == nil)
        let message = try #require(verify("Bye", in: folder, record: .failed))
        #expect(
            message.hasPrefix(
                "Snapshot \"a\" does not match reference. A new snapshot was automatically recorded.\n\n@−\n"))
        #expect(folder.text("greeting.a.txt") == "Bye")
        #expect(verify("Bye", in: folder, record: .failed) == nil)
    }

    @Test("A failure has headline, files, hunks, and the file that tells what is new")
    func skeleton() throws {
        let folder = try TemporaryFolder()
        let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let new = old.replacingOccurrences(of: "line 10\n", with: "line ten\n")
        try folder.write(Data(old.utf8), to: "greeting.skeleton.txt")
        let message = try #require(verify(new, in: folder, named: "skeleton"))
        let parts = message.components(separatedBy: "\n\n")
        #expect(parts[0] == "Snapshot \"skeleton\" does not match reference.")
        let failed = FailureFolder(environment: .current).root.path
        let file = try #require(parts[1].split(separator: "\n").last).dropFirst("\"file://".count).dropLast()
        #expect(parts[1].hasPrefix("@−\n\"file://\(folder.path)/greeting.skeleton.txt\"\n@+\n\"file://"))
        #expect(file == "\(failed)/ReflowTestingTests/VerifySnapshotTests/greeting.skeleton.txt")
        #expect(try String(contentsOfFile: String(file), encoding: .utf8) == new)
        #expect(
            parts[3] == """
                @@ −6,9 +6,9 @@
                \u{2007}line 6
                \u{2007}line 7
                \u{2007}line 8
                \u{2007}line 9
                −line 10
                +line ten
                \u{2007}line 11
                \u{2007}line 12
                \u{2007}line 13
                \u{2007}line 14
                """)
        #expect(folder.text("greeting.skeleton.txt") == old)
    }

    @Test("What a failure left is gone once the assertion holds or is recorded", arguments: [RecordMode.missing, .all])
    func clears(mode: RecordMode) throws {
        let folder = try TemporaryFolder()
        let name = "clears-\(mode.rawValue)"
        try folder.write(Data("Hello".utf8), to: "greeting.\(name).txt")
        #expect(verify("Bye", in: folder, named: name) != nil)
        let left = ["txt", "difference.patch"].map {
            FailureFolder(environment: .current).root.path
                + "/ReflowTestingTests/VerifySnapshotTests/greeting.\(name).\($0)"
        }
        #expect(left.allSatisfy(FileManager.default.fileExists))
        #expect((verify("Hello", in: folder, named: name, record: mode) == nil) == (mode == .missing))
        #expect(!left.contains(where: FileManager.default.fileExists))
    }

    @Test("Assertions without a name are numbered", .snapshots)
    func numbers() throws {
        let folder = try TemporaryFolder()
        for text in ["one", "two", "three"] { #expect(verify(text, in: folder, named: nil) != nil) }
        #expect(folder.files == ["greeting.1.txt", "greeting.2.txt", "greeting.3.txt"])
        #expect(folder.text("greeting.3.txt") == "three")
    }

    @Test("In a parameterised test that runs in parallel an assertion needs a name", arguments: ["one", "two"])
    func parameterised(text: String) throws {
        let folder = try TemporaryFolder()
        let message = try #require(verify(text, in: folder, named: nil))
        #expect(message.hasPrefix("A snapshot in a parameterised test needs a name."))
        #expect(verify(text, in: folder, named: text) != nil)
        #expect(folder.files == ["greeting.\(text).txt"])
    }

    @Test("In one that runs in order it is numbered", .snapshots, .serialized, arguments: ["one", "two"])
    func serialised(text: String) throws {
        let folder = try TemporaryFolder()
        #expect(verify(text, in: folder, named: nil) != nil)
        #expect(folder.files == ["greeting.1.txt"])
    }

    @Test("What the value throws is the failure")
    func throwing() throws {
        struct Broken: Error {}
        func value() throws -> String { throw Broken() }
        let folder = try TemporaryFolder()
        #expect(
            verifySnapshot(of: try value(), as: .lines, named: "a", snapshotDirectory: folder.path) == "Broken()")
    }

    @Test("A folder that cannot be written is named")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(), to: "file")
        let message = verifySnapshot(
            of: "a", as: .lines, named: "a", record: .missing, snapshotDirectory: folder.path + "/file/below",
            testName: "a()")
        #expect(message?.contains("\(folder.path)/file") == true)
    }

    @Test("A symbolic link out of the folder is not followed")
    func symbolicLink() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        try outside.write(Data("theirs".utf8), to: "file.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/greeting.a.txt", withDestinationPath: outside.path + "/file.txt")
        #expect(verify("ours", in: folder, record: .all)?.contains("points outside") == true)
        #expect(outside.text("file.txt") == "theirs")
    }

    @Test("A failure is recorded where the assertion stands, in the words of verifySnapshot")
    func location() throws {
        let line = #line + 2
        withKnownIssue {
            assertSnapshot(of: "never recorded", as: .lines, named: "a", record: .never)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "VerifySnapshotTests.swift"
                && issue.comments.contains { $0.rawValue.hasPrefix("No reference was found on disk.") }
        }
    }

    @Test("Several strategies: named by their keys, or numbered", .snapshots)
    func several() throws {
        withKnownIssue {
            assertSnapshots(of: "x", as: ["b": .lines, "a": .description], record: .never)
        } matching: { _ in
            true
        }
        withKnownIssue {
            assertSnapshots(of: "x", as: [.lines, .description], record: .never)
        } matching: { _ in
            true
        }
    }

    @Test("A strategy that is ready later is waited for, and not for ever")
    func asynchronous() throws {
        let folder = try TemporaryFolder()
        let late = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                let box = UncheckedBox(callback)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { box.value(value + "!") }
            }
        }
        #expect(
            verifySnapshot(
                of: "Hello", as: late, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "a()")
                != nil)
        #expect(folder.text("a.a.txt") == "Hello!")
        let neverReady = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        #expect(
            verifySnapshot(
                of: "Hello", as: neverReady, named: "a", record: .missing, snapshotDirectory: folder.path,
                timeout: 0.02)?.hasPrefix("Exceeded timeout of 0.02 seconds waiting for snapshot.") == true)
    }

    @Test("What holds the main queue is told where a strategy waits for it in vain")
    @MainActor
    func mainQueue() throws {
        let folder = try TemporaryFolder()
        let queued = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                let box = UncheckedBox(callback)
                DispatchQueue.main.async { box.value(value) }
            }
        }
        let failure = verifySnapshot(
            of: "Hello", as: queued, named: "a", record: .missing, snapshotDirectory: folder.path, timeout: 0.02)
        let hint = "a Swift Testing test on the main actor occupies that queue. Await the work before the assertion"
        #expect(failure?.contains(hint) == true, "\(failure ?? "")")
    }

    @Test("Names that become one file are told from each other; the same name twice is the same snapshot")
    func oneFile() throws {
        let folder = try TemporaryFolder()
        func verify(_ name: String) -> String? {
            verifySnapshot(
                of: name.count, as: .dump, named: name, record: .missing, snapshotDirectory: folder.path,
                testName: "n()")
        }
        #expect(verify("light/dark")?.contains("Automatically recorded snapshot") == true)
        #expect(verify("light/dark") == nil)
        #expect(
            verify("light-dark") == """
                Two snapshots would have the same file.

                "n()" has snapshots named "light/dark" and "light-dark", and both are kept in "n.light-dark.txt". Give \
                one of them another name.
                """)
    }

    @Test(
        "Tests and snapshots whose names differ in case or composition alone would be one file on a Mac",
        arguments: [
            ("card()", "a", "Card()", "a"), ("n()", "light", "n()", "Light"), ("n()", "e\u{301}", "n()", "\u{e9}"),
        ])
    func oneFileOnAMac(_ test: String, _ name: String, _ otherTest: String, _ otherName: String) throws {
        let folder = try TemporaryFolder()
        func verify(_ test: String, _ name: String) -> String? {
            verifySnapshot(
                of: 1, as: .dump, named: name, record: .missing, snapshotDirectory: folder.path, testName: test)
        }
        #expect(verify(test, name)?.contains("Automatically recorded snapshot") == true)
        #expect(verify(test, name) == nil)
        let failure = verify(otherTest, otherName)
        #expect(failure?.hasPrefix("Two snapshots would have the same file on a Mac.") == true, "\(failure ?? "")")
        #expect(failure?.contains("\(otherTest.dropLast(2)).\(otherName).txt") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test("A strategy may wait before it looks, on any thread and for pictures too")
    func waiting() async throws {
        let folder = try TemporaryFolder()
        let start = ContinuousClock.now
        let clock = SimplySnapshotting<String>.lines.pullback { (pause: Duration) in
            ContinuousClock.now - start < pause ? "soon" : "now"
        }
        _ = verifySnapshot(
            of: .milliseconds(20), as: .wait(for: 0.02, on: clock), named: "a", record: .all,
            snapshotDirectory: folder.path, testName: "w()")
        #expect(folder.text("w.a.txt") == "now")
        let path = folder.path
        let message = await MainActor.run {
            verifySnapshot(
                of: UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)), as: .wait(for: 0.01, on: .image),
                named: "a", record: .all, snapshotDirectory: path, testName: "p()")
        }
        #expect(message?.hasPrefix("Record mode is on.") == true)
        #expect(folder.files == ["p.a.frames.txt", "p.a.png", "w.a.txt"])
    }

    @Test("A function over all values is a table of them")
    func functions() throws {
        enum Direction: String, CaseIterable { case up, down }
        let folder = try TemporaryFolder()
        _ = verifySnapshot(
            of: { ($0 == .up ? Direction.down : .up).rawValue.count },
            as: Snapshotting<Direction, String>.func(into: .description),
            named: "a", record: .all, snapshotDirectory: folder.path, testName: "f()")
        #expect(folder.text("f.a.csv") == "\"up\",\"4\"\n\"down\",\"2\"")
    }

    @Test("Pullbacks make strategies of strategies")
    func pullbacks() throws {
        let folder = try TemporaryFolder()
        struct User { var name: String }
        let strategy: Snapshotting<User, String> = SimplySnapshotting.lines.pullback(\.name)
        let later: Snapshotting<User, String> = SimplySnapshotting.lines.asyncPullback {
            Async(value: $0.name).map { $0 + "?" }
        }
        _ = verifySnapshot(
            of: User(name: "Ada"), as: strategy, named: "a", record: .all, snapshotDirectory: folder.path,
            testName: "u()")
        _ = verifySnapshot(
            of: User(name: "Ada"), as: later, named: "b", record: .all, snapshotDirectory: folder.path,
            testName: "u()")
        #expect(folder.text("u.a.txt") == "Ada")
        #expect(folder.text("u.b.txt") == "Ada?")
    }
}

/// A box that takes a closure to another thread, which calls it once.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
