import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("The JSON of commands that write files")
struct FileOutputProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
    }

    /// The output of a command, checked against its schema.
    private func json(_ arguments: String..., status: Int32 = 0, told: String? = nil) throws -> [String: Any] {
        let run = try ReflowProcess(arguments + ["--format", "json"], in: workspace.url)
        #expect(run.status == status, "\(arguments): \(run.error)")
        if let told { #expect(run.error == told) }
        let schema = try workspace.reflow("schema", arguments[0]).output
        #expect(try JSONSchemaChecker(schema).problems(in: run.output) == [])
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    private func texts(_ object: [String: Any], _ key: String, _ member: String) -> [String?] {
        (object[key] as? [[String: Any]] ?? []).map { $0[member] as? String }
    }

    @Test("render: pictures, refusals, and errors and warnings with file and line")
    func render() throws {
        try workspace.layout("Layouts/b.json", supported: "portrait")
        try workspace.write("{ \"root\": {\n  \"class\": \"UIVieww\" } }", to: "Layouts/c.json")
        let text = try workspace.reflow("render", "Layouts", "-o", "text")
        let found = try json("render", "Layouts", "-o", "json", status: 2, told: text.error)
        let files = texts(found, "pictures", "file").compactMap(\.self)
        #expect(files.count == 3)
        #expect(files.map { $0.replacing("json/", with: "text/") + "\n" }.joined() == text.output)
        #expect(files.allSatisfy(workspace.files.contains))
        #expect(texts(found, "pictures", "name").first == "a.iphone-8.portrait")
        #expect(texts(found, "pictures", "layout") == ["Layouts/a.json", "Layouts/a.json", "Layouts/b.json"])
        #expect(texts(found, "refused", "name") == ["b.iphone-8.landscapeRight"])
        let error = try #require((found["errors"] as? [[String: Any]])?.first)
        #expect(error["file"] as? String == "Layouts/c.json" && error["line"] as? Int == 2)

        let one = try json("render", "Layouts/b.json", "--orientation", "landscape", "-o", "b.png", status: 1)
        #expect(texts(one, "pictures", "file") == [])
        #expect((one["refused"] as? [[String: Any]])?.first?["isFailure"] as? Bool == true)
        let single = try json("render", "Layouts/b.json", "--orientation", "portrait", "-o", "b.png", told: "")
        #expect(texts(single, "pictures", "file") == ["b.png"])
    }

    @Test("render: a warning is there once, as it is told")
    func renderWarnings() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
              "subviews": [{ "class": "UIView", "id": "card" }] } }
            """, to: "Layouts/a.json")
        let found = try json("render", "Layouts/a.json", "-o", "out")
        let warnings = try #require(found["warnings"] as? [[String: Any]])
        #expect(warnings.count == 1)
        #expect(warnings.first?["file"] as? String == "Layouts/a.json" && warnings.first?["line"] as? Int == 2)
    }

    @Test("rotate: the file and the two orientations, or why there is none")
    func rotate() throws {
        let found = try json("rotate", "Layouts/a.json", "--to", "landscape", "-o", "turn.png", told: "")
        #expect(found["file"] as? String == "turn.png" && found["device"] as? String == "iPhone 8")
        #expect(found["from"] as? String == "portrait" && found["to"] as? String == "landscapeRight")
        #expect(workspace.files.contains("turn.png"))
        try workspace.layout("Layouts/a.json", supported: "portrait")
        let refused = try json("rotate", "Layouts/a.json", "--to", "landscape", "-o", "no.png", status: 1)
        #expect(refused["file"] is NSNull && refused["to"] is NSNull)
        #expect((refused["message"] as? String)?.contains("supports portrait, but not landscapeRight") == true)
    }

    @Test("record: the goldens that were written, counts, the page, and what could not be recorded")
    func record() throws {
        try workspace.write("{", to: "Layouts/b.json")
        let found = try json("record", status: 2)
        #expect(
            found["recorded"] as? [String] == [
                "Snapshots/a/a.iphone-8.portrait.png", "Snapshots/a/a.iphone-8.landscapeRight.png",
            ])
        #expect((found["counts"] as? [String: Int])?["recorded"] == 2)
        #expect(found["report"] as? String == "report/index.html")
        #expect(texts(found, "errors", "file") == ["Layouts/b.json"])

        try workspace.remove("Layouts/b.json")
        try workspace.write(
            "version https://git-lfs.github.com/spec/v1\n", to: "Snapshots/a/a.iphone-8.portrait.png")
        let again = try json("record")
        #expect(again["recorded"] as? [String] == ["Snapshots/a/a.iphone-8.portrait.png"])
        #expect(again["replacedPointers"] as? [String] == ["Snapshots/a/a.iphone-8.portrait.png"])
        #expect(
            try json("record", told: "2 pictures: 2 passed\nreport: report/index.html\n")["recorded"] as? [String] == []
        )
    }

    @Test("accept and prune: what was written and removed, or would be")
    func acceptAndPrune() throws {
        _ = try workspace.reflow("record")
        try workspace.layout("Layouts/a.json", x: 20, supported: "portrait")
        _ = try workspace.reflow("test")
        let (new, old) = ("Snapshots/a/a.iphone-8.portrait", "Snapshots/a/a.iphone-8.landscapeRight")
        for isDryRun in [true, false] {
            let arguments = ["accept", "--all"] + (isDryRun ? ["--dry-run"] : [])
            let run = try ReflowProcess(arguments + ["--format", "json"], in: workspace.url)
            #expect(run.status == 0)
            #expect(
                run.output == """
                    {
                      "dryRun": \(isDryRun),
                      "count": 2,
                      "accepted": ["\(new).png", "\(new).txt"],
                      "removed": ["\(old).png", "\(old).txt"],
                      "notAccepted": [],
                      "warnings": []
                    }

                    """)
        }
        try workspace.writeStrayGolden("Snapshots/gone/gone.iphone-8.portrait.png")
        let stray = ["Snapshots/gone/gone.iphone-8.portrait.png"]
        let dry = try json("prune", "--dry-run", told: "1 obsolete golden file to remove\n")
        #expect(dry["removed"] as? [String] == stray && dry["dryRun"] as? Bool == true)
        #expect(workspace.files.contains(stray[0]))
        let pruned = try json("prune")
        #expect(pruned["removed"] as? [String] == stray && pruned["dryRun"] as? Bool == false)
        #expect(!workspace.files.contains(stray[0]))
    }

    @Test("accept --all: what cannot be accepted is named, and makes the exit status 1, alone or beside others")
    func notAccepted() throws {
        _ = try workspace.reflow("record")
        let pointer = "version https://git-lfs.github.com/spec/v1\n"
        try workspace.write(pointer, to: "Snapshots/a/a.iphone-8.portrait.png")
        #expect(try workspace.reflow("test").status == 1)
        let none = try json("accept", "--all", status: 1)
        #expect(none["count"] as? Int == 0 && texts(none, "notAccepted", "name") == ["a.iphone-8.portrait"])
        try workspace.layout("Layouts/b.json")
        #expect(try workspace.reflow("test").status == 1)
        let some = try json("accept", "--all", status: 1)
        #expect(some["count"] as? Int == 2 && texts(some, "notAccepted", "status") == ["changed"])
        #expect(try workspace.text("Snapshots/a/a.iphone-8.portrait.png") == pointer)
    }

    @Test(
        "accept --all takes changed logs; what could not be compared at all, a log or a layout, is named with the way on"
    )
    func logs() throws {
        func steps(_ turn: String) throws {
            try workspace.write(
                """
                { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667] },
                  "steps": [\(turn){ "snapshot": "end" }] }
                """, to: "Layouts/c.json")
        }
        try steps("")
        _ = try workspace.reflow("record")
        try steps(#"{ "turn": "landscapeRight" }, { "turn": "portrait" }, "#)
        #expect(try workspace.reflow("test").status == 1)
        let log = "Snapshots/c/c.iphone-8.log"
        #expect(try json("accept", "--all")["accepted"] as? [String] == [log])
        #expect(try workspace.reflow("test").status == 0)

        // A log that Git LFS has not fetched is not changed.
        let pointer = "version https://git-lfs.github.com/spec/v1\n"
        try workspace.write(pointer, to: log)
        let unfetched = try workspace.reflow("test")
        #expect(unfetched.status == 1 && unfetched.output.contains("is a Git LFS pointer"), "\(unfetched.output)")
        #expect(texts(try json("accept", "--all", status: 1), "notAccepted", "name") == ["c.iphone-8.log"])
        #expect(try workspace.text(log) == pointer)

        // A folder with the log's name cannot be read as a log.
        try workspace.remove(log)
        try FileManager.default.createDirectory(
            at: workspace.url.appending(path: log), withIntermediateDirectories: true)
        try workspace.write("{", to: "Layouts/b.json")
        #expect(try workspace.reflow("test").status == 2)
        let left = try json("accept", "--all", status: 1)
        #expect(texts(left, "notAccepted", "name") == ["Layouts/b.json", "c.iphone-8.log"])
        #expect(texts(left, "notAccepted", "status") == ["broken", "broken"])
        let told = try workspace.reflow("accept", "--all")
        #expect(told.error.hasPrefix("not accepted: Layouts/b.json:1:2: error: "), "\(told.error)")
        #expect(told.error.contains("\nnot accepted: c.iphone-8.log: "), "\(told.error)")
        #expect(
            told.error.hasSuffix(
                "These cannot be accepted until the cause is fixed. Then run \"reflow test\" and \"reflow accept\" "
                    + "again.\n0 goldens accepted\n"), "\(told.error)")
        for name in ["c.iphone-8.log", "Layouts/b.json"] {
            let named = try workspace.reflow("accept", name)
            #expect(named.status == 2 && named.error.contains("\"\(name)\" cannot be accepted: "), "\(named.error)")
        }
    }

    @Test("init: what was created and what was kept")
    func start() throws {
        try workspace.write("mine", to: ".gitignore")
        let found = try json("init")
        #expect(found["kept"] as? [String] == [".gitignore"])
        #expect(
            found["created"] as? [String] == [
                "layout.schema.json", "reflow.json", "suite.schema.json", ".gitattributes", ".vscode/settings.json",
                ".vscode/tasks.json",
            ])
        #expect(try json("init")["created"] as? [String] == [])
    }
}
