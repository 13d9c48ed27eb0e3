import Basics
import Foundation
import ImageCodecs
import ReflowCommand
import TestSupport
import Testing

@Suite("reflow accept, reflow prune and reflow test --only-failed")
struct AcceptProcessTests {
    private let workspace: Workspace
    private static let portrait = "Snapshots/a/a.iphone-8.portrait"
    private static let landscape = "Snapshots/a/a.iphone-8.landscapeRight"

    init() throws {
        workspace = try Workspace()
        for name in ["a", "b"] { try workspace.layout("Layouts/\(name).json") }
        try #require(try workspace.reflow("record").status == 0)
    }

    private func goldens() throws -> [String: Data] {
        let paths = workspace.files.filter { $0.hasPrefix("Snapshots/") }
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try workspace.data($0)) })
    }

    /// Changes both layouts and writes a report of that.
    private func change() throws {
        for name in ["a", "b"] { try workspace.layout("Layouts/\(name).json", x: 20) }
        #expect(try workspace.reflow("test").status == 1)
    }

    @Test("One picture is accepted by name, then the rest; the suite then passes, and recording writes nothing more")
    func accept() throws {
        try change()
        let before = try goldens()
        let dry = try workspace.reflow("accept", "a.iphone-8.portrait", "--dry-run")
        #expect(dry.output == "\(Self.portrait).png\n\(Self.portrait).txt\n" && dry.error == "1 golden to accept\n")
        #expect(try goldens() == before)

        let one = try workspace.reflow("accept", "a.iphone-8.portrait")
        #expect(one.output == "\(Self.portrait).png\n\(Self.portrait).txt\n")
        #expect(one.error == "1 golden accepted\n" && one.status == 0)
        let changed = try goldens().filter { before[$0.key] != $0.value }
        #expect(changed.keys.sorted() == ["\(Self.portrait).png", "\(Self.portrait).txt"])
        #expect(try workspace.data("report/a/a.iphone-8.portrait.actual.png") == changed["\(Self.portrait).png"])

        // The arguments are a golden's path, a layout, and everything. Accepting again changes nothing.
        #expect(try workspace.reflow("accept", "./\(Self.landscape).png").error.hasSuffix("1 golden accepted\n"))
        let absolute = workspace.url.appending(path: "Layouts/b.json").path
        #expect(try workspace.reflow("accept", absolute, "--dry-run").error.hasSuffix("2 goldens to accept\n"))
        #expect(try workspace.reflow("accept", "Layouts/b.json").error.hasSuffix("2 goldens accepted\n"))
        #expect(try workspace.reflow("accept", "--all").error == "0 goldens accepted\n")
        let accepted = try goldens()
        #expect(try workspace.reflow("test", "--strict", "--verify-pixels").status == 0)
        #expect(try workspace.reflow("record").status == 0)
        #expect(try goldens() == accepted)
    }

    @Test("A choice that leaves nothing to run leaves the report of the run before")
    func nothingChosen() throws {
        try change()
        #expect(try workspace.reflow("test", "--filter", "nothing").status == 2)
        #expect(try workspace.reflow("accept", "--all").error.hasSuffix("4 goldens accepted\n"))
    }

    @Test("A golden that has changed since, or a picture that is not the report's, stops all: nothing is written")
    func changedSince() throws {
        try change()
        try workspace.write("other", to: "\(Self.landscape).txt")
        let before = try goldens()
        let golden = try workspace.reflow("accept", "--all")
        #expect(golden.status == 2 && golden.output == "")
        #expect(golden.error.contains("the golden a/a.iphone-8.landscapeRight.txt has changed since the report"))
        #expect(try goldens() == before)

        try workspace.write("other", to: "report/b/b.iphone-8.portrait.actual.png")
        let artifact = try workspace.reflow("accept", "b.iphone-8.landscapeRight", "b.iphone-8.portrait")
        #expect(artifact.status == 2)
        #expect(artifact.error.contains("b/b.iphone-8.portrait.actual.png in the report has changed"))
        #expect(try goldens() == before)
        #expect(try workspace.reflow("accept", "b.iphone-8.landscapeRight").status == 0)
    }

    @Test("Names that mean nothing are refused, with the nearest; so is accepting on a build server")
    func refused() throws {
        try workspace.layout("Layouts/a.json", x: 20)
        #expect(try workspace.reflow("test").status == 1)
        let before = try goldens()
        let lines: [([String], String)] = [
            ([], "name the pictures to accept, or pass --all"),
            (["--all", "a.iphone-8.portrait"], "pass either --all or the names of pictures, not both"),
            (
                ["a.iphone-8.portait"],
                "no picture, layout or golden \"a.iphone-8.portait\"; did you mean \"a.iphone-8.portrait\"?"
            ),
            (["b.iphone-8.portrait"], "nothing to accept for \"b.iphone-8.portrait\""),
            (
                ["--all", "--report", "nowhere"],
                "cannot read nowhere/results.json: there is no report yet; \"reflow test\" writes one"
            ),
        ]
        for (arguments, message) in lines {
            let process = try ReflowProcess(["accept"] + arguments, in: workspace.url)
            #expect(process.status == 2 && process.output == "")
            #expect(process.error.contains(message), "\(process.error)")
        }
        for command in ["accept", "prune"] {
            let arguments = command == "accept" ? ["accept", "--all"] : ["prune"]
            let process = try ReflowProcess(arguments, in: workspace.url, environment: ["CI": "true"])
            #expect(
                process.status == 2
                    && process.error.hasPrefix("reflow \(command): not changing goldens because CI is set"))
        }
        #expect(try goldens() == before)
        #expect(try workspace.reflow("accept", "--all", "--allow-ci", environment: ["CI": "true"]).status == 0)
    }

    @Test("A new picture becomes a golden; an orientation that is refused now loses its golden")
    func newAndRefused() throws {
        try workspace.layout("Layouts/c.json", supported: "portrait")
        try workspace.layout("Layouts/a.json", supported: "portrait")
        #expect(try workspace.reflow("test").status == 1)
        let preview = try workspace.reflow("accept", "--all", "--dry-run")
        #expect(
            preview.output == """
                would remove: \(Self.landscape).png
                would remove: \(Self.landscape).txt
                Snapshots/c/c.iphone-8.portrait.png
                Snapshots/c/c.iphone-8.portrait.txt

                """)
        let accepted = try workspace.reflow("accept", "--all")
        #expect(
            accepted.output == """
                removed: \(Self.landscape).png
                removed: \(Self.landscape).txt
                Snapshots/c/c.iphone-8.portrait.png
                Snapshots/c/c.iphone-8.portrait.txt

                """)
        #expect(accepted.error == "2 goldens accepted\n")
        #expect(try workspace.reflow("test", "--strict").status == 0)
    }

    @Test("prune removes what no layout owns, and nothing else")
    func prune() throws {
        try workspace.remove("Layouts/b.json")
        try workspace.layout("Layouts/a.json", supported: "portrait")
        try workspace.write("mine", to: "Snapshots/b/notes.txt")
        // The files are a user's picture and notes with names of goldens, and a golden of a layout that never existed
        // here.
        let photo = try PNG.encode(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
        try workspace.write("mine", to: "Snapshots/b/b.notes.txt")
        try workspace.write("mine", to: "Snapshots/a/a.notes.txt")
        for path in ["b/b.photo.png", "a/a.photo.png"] {
            try photo.write(to: workspace.url.appending(path: "Snapshots/\(path)"))
        }
        try workspace.writeStrayGolden("Snapshots/\u{1F600} it's/\u{1F600} it's.iphone-8.portrait.png")
        let before = try goldens()
        let paths = [
            "Snapshots/b/b.iphone-8.landscapeRight.png", "Snapshots/b/b.iphone-8.landscapeRight.txt",
            "Snapshots/b/b.iphone-8.portrait.png", "Snapshots/b/b.iphone-8.portrait.txt",
            "Snapshots/\u{1F600} it's/\u{1F600} it's.iphone-8.portrait.png",
        ]
        let list = paths.joined(separator: "\n")
        let dry = try workspace.reflow("prune", "--dry-run", environment: ["CI": "1"])
        #expect(dry.output == list + "\n" && dry.error == "5 obsolete golden files to remove\n")
        #expect(try goldens() == before)

        let pruned = try workspace.reflow("prune")
        #expect(pruned.output == list + "\n" && pruned.error == "5 obsolete golden files removed\n")
        #expect(pruned.status == 0)
        #expect(try goldens() == before.filter { !paths.contains($0.key) })
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "Snapshots/\u{1F600} it's").path))
        #expect(try workspace.reflow("prune").error == "0 obsolete golden files removed\n")
    }

    @Test("prune removes what the suite file does not ask for any more, but for what its own options ask for")
    func pruneVariants() throws {
        try workspace.write(
            """
            { "matrix": { "appearances": ["light", "dark"],
                "layoutDirections": ["leftToRight", "rightToLeft"], "orientations": "all" } }
            """, to: "reflow.json")
        #expect(try workspace.reflow("record", "--device", "iPhone 8", "--device", "iPhone 15").status == 0)
        let all = try goldens().keys.sorted()
        try workspace.write(#"{ "matrix": { "orientations": ["portrait"] } }"#, to: "reflow.json")
        func files(_ ending: String) -> [String] {
            all.filter { $0.hasSuffix("\(ending).png") || $0.hasSuffix("\(ending).txt") }
        }
        let kept = files("iphone-8.portrait")
        #expect(kept.count == 4)
        // Only a run of the whole suite reports it as obsolete, and no run removes it.
        let strict = try workspace.reflow("test", "--strict")
        #expect(strict.status == 4)
        let told = strict.output.split(separator: "\n").map { String($0.dropFirst("obsolete: ".count)) }
        let unwanted = all.filter { !kept.contains($0) }
        #expect(told == unwanted)
        #expect(try workspace.reflow("record").status == 0)
        // Recording lists obsolete goldens on request but is not an error: the exit status is 0.
        let recorded = try workspace.reflow("record", "--strict", "--verify-pixels")
        #expect(recorded.status == 0 && recorded.error.hasPrefix("obsolete: \(unwanted[0])\n"), "\(recorded.error)")
        for arguments in [["--filter", "portrait"], ["--appearance", "dark"], ["Layouts/a.json"]] {
            let run = try ReflowProcess(["test", "--strict"] + arguments, in: workspace.url)
            #expect(run.status == 0 && !(run.output + run.error).contains("obsolete"), "\(arguments): \(run.error)")
        }
        #expect(try goldens().keys.sorted() == all)
        // The suite is recorded twice, the second time with dark appearance from the command line.
        let options = ["--appearance", "dark", "--device", "iPhone 15"]
        let pruned = try ReflowProcess(["prune"] + options, in: workspace.url)
        #expect(pruned.status == 0, "\(pruned.error)")
        let dark = files("iphone-15.portrait.dark")
        #expect(dark.count == 4)
        let both = (kept + dark).sorted()
        #expect(try goldens().keys.sorted() == both)
        #expect(try workspace.reflow("prune").status == 0)
        #expect(try goldens().keys.sorted() == kept)
        #expect(try workspace.reflow("test", "--strict").status == 0)
    }

    @Test("prune of a part of the suite's folders leaves the goldens of the others alone")
    func pruneOfPart() throws {
        try workspace.layout("Layouts/part/c.json")
        #expect(try workspace.reflow("record").status == 0)
        let before = try goldens()
        #expect(try workspace.reflow("prune", "Layouts/part").error == "0 obsolete golden files removed\n")
        #expect(try workspace.reflow("test", "Layouts/part", "--strict").status == 0)
        #expect(try goldens() == before)
        try workspace.remove("Layouts/b.json")
        #expect(try workspace.reflow("prune", "Layouts/part").error == "4 obsolete golden files removed\n")
    }

    @Test("prune does nothing where it cannot know: single layouts, or one that cannot be shown")
    func pruneRefused() throws {
        try workspace.write("{", to: "Layouts/c.json")
        let before = try goldens()
        for (arguments, message) in [
            (
                ["prune", "Layouts/a.json"],
                "Layouts/a.json is a single layout, so the goldens of all others would be removed"
            ),
            (["prune"], "nothing was removed: 1 layout cannot be shown"),
        ] {
            let process = try ReflowProcess(arguments, in: workspace.url)
            #expect(process.status == 2 && process.output == "")
            #expect(process.error.contains(message), "\(process.error)")
            #expect(try goldens() == before)
        }
    }

    @Test("--only-failed takes what failed last time, and everything once nothing did")
    func onlyFailed() throws {
        #expect(try workspace.reflow("test").status == 0)
        try workspace.layout("Layouts/b.json", x: 20)
        let all = try workspace.reflow("test", "--only-failed")
        #expect(
            all.error.hasPrefix(
                "the last report (report) has no failures; all layouts are run\n4 pictures: 2 passed, 2 changed\n"))

        try workspace.layout("Layouts/a.json", x: 20)
        #expect(try workspace.reflow("accept", "b.iphone-8.portrait").status == 0)
        let failed = try workspace.reflow("test", "--only-failed")
        #expect(failed.error.hasPrefix("2 pictures: 1 passed, 1 changed\n"))
        #expect(failed.status == 1)
        #expect(try workspace.reflow("test", "--only-failed").error.hasPrefix("1 picture: 1 changed\n"))
        #expect(try workspace.reflow("accept", "--all").status == 0)
        #expect(try workspace.reflow("test", "--only-failed").error.hasPrefix("1 picture: 1 passed\n"))
        #expect(try workspace.reflow("test", "--only-failed").error.contains("4 pictures: 2 passed, 2 changed\n"))

        try workspace.remove("report/results.json")
        let none = try workspace.reflow("test", "--only-failed")
        #expect(none.status == 2 && none.error.contains("cannot read report/results.json"))
    }

    @Test("Where the task is cancelled, the golden that is being accepted is written whole, and no other")
    func cancellation() async throws {
        try workspace.layout("Layouts/a.json", x: 20)
        try workspace.layout("Layouts/b.json", x: 20)
        #expect(try workspace.reflow("test").status == 1)
        let arguments = [
            "accept", "--all", "--report", workspace.url.appending(path: "report").path,
            "--snapshots", workspace.url.appending(path: "Snapshots").path,
        ]
        let written = Guarded("")
        let console = Console(
            output: TextStream { text in
                written.withLock { $0 += text }
                withUnsafeCurrentTask { $0?.cancel() }
            }, error: TextStream { _ in })
        let code = await Task {
            await Reflow.run(arguments: arguments, console: console, environment: Environment())
        }.value
        #expect(code == .failure)
        let files = written.withLock { $0 }.split(separator: "\n").map { $0.split(separator: "/").last ?? "" }
        #expect(files == ["a.iphone-8.portrait.png", "a.iphone-8.portrait.txt"])
        #expect(try workspace.reflow("test").error.hasPrefix("4 pictures: 1 passed, 3 changed\n"))
    }
}
