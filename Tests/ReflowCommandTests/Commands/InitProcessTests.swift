import Foundation
import TestSupport
import Testing

@Suite("reflow init")
struct InitProcessTests {
    private let workspace: Workspace
    private static let files = [
        ".gitattributes", ".gitignore", ".vscode/settings.json", ".vscode/tasks.json", "Layouts/hello.json",
        "layout.schema.json", "reflow.json", "suite.schema.json",
    ]

    init() throws {
        workspace = try Workspace()
    }

    @Test("A starter folder can be recorded and tested as it is, and its layout turns")
    func start() throws {
        let made = try workspace.reflow("init")
        #expect(made.status == 0)
        #expect(
            made.error == """
                Draw it:            reflow render Layouts -o pictures
                Record goldens:     reflow record
                Compare, as in CI:  reflow test

                """)
        #expect(made.output.split(separator: "\n").map(String.init).sorted() == Self.files)
        #expect(workspace.files == Self.files)
        #expect(
            made.error == """
                Draw it:            reflow render Layouts -o pictures
                Record goldens:     reflow record
                Compare, as in CI:  reflow test

                """)
        let record = try workspace.reflow("record")
        #expect(record.status == 0 && record.error == "2 pictures: 2 recorded\nreport: report/index.html\n")
        #expect(
            record.output.hasPrefix(
                "Snapshots/hello/hello.iphone-15.portrait.png\nSnapshots/hello/hello.iphone-15.landscapeRight.png\n"))
        let test = try workspace.reflow("test", "--strict")
        #expect(test.status == 0 && test.output == "")
        #expect(try workspace.text("layout.schema.json") == (try workspace.reflow("schema").output))
        #expect(try workspace.text("suite.schema.json") == (try workspace.reflow("schema", "suite").output))
    }

    @Test("Nothing is overwritten, not even a link that leads nowhere; layouts that are there need no example")
    func keeps() throws {
        try workspace.layout("my app/Layouts/mine.json")
        try workspace.write("mine", to: "my app/.gitattributes")
        try FileManager.default.createSymbolicLink(
            atPath: workspace.url.appending(path: "my app/.gitignore").path, withDestinationPath: "nowhere")
        let made = try workspace.reflow("init", "my app")
        #expect(made.status == 0)
        #expect(
            made.output.split(separator: "\n") == [
                "my app/layout.schema.json", "my app/reflow.json", "my app/suite.schema.json",
                "my app/.vscode/settings.json", "my app/.vscode/tasks.json",
            ])
        #expect(made.error.hasPrefix("kept: my app/.gitattributes\nkept: my app/.gitignore\n"))
        #expect(made.error.contains("cd 'my app' && reflow record"))
        #expect(try workspace.text("my app/.gitattributes") == "mine")
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "my app/nowhere").path))
        let again = try workspace.reflow("init", "my app")
        #expect(again.status == 0 && again.output == "")
    }

    /// The part of `.vscode/tasks.json` that concerns reflow.
    private struct Tasks: Decodable {
        struct Task: Decodable {
            let command: String
            let problemMatcher: Matcher
        }
        struct Matcher: Decodable {
            let pattern: Pattern
        }
        struct Pattern: Decodable {
            let regexp: String
            let file, line, column, severity, message: Int

            /// The file, line, column, severity and message of every matching line; "" for missing parts.
            func matches(in text: String) throws -> [[String]] {
                let expression = try NSRegularExpression(pattern: regexp, options: .anchorsMatchLines)
                let whole = NSRange(location: 0, length: (text as NSString).length)
                return expression.matches(in: text, range: whole).map { match in
                    [file, line, column, severity, message].map { group in
                        let range = match.range(at: group)
                        return range.location == NSNotFound ? "" : (text as NSString).substring(with: range)
                    }
                }
            }
        }
        let tasks: [Task]
    }

    private func patterns() throws -> [String: Tasks.Pattern] {
        let tasks = try JSONDecoder().decode(Tasks.self, from: workspace.data(".vscode/tasks.json")).tasks
        return Dictionary(uniqueKeysWithValues: tasks.map { ($0.command, $0.problemMatcher.pattern) })
    }

    @Test("An editor's pattern finds what lint, warnings and errors of the suite file say, and no line of a difference")
    func patternLines() throws {
        _ = try workspace.reflow("init")
        _ = try workspace.reflow("record")
        let lint = try #require(try patterns()["reflow lint Layouts"])
        let test = try #require(try patterns()["reflow test"])
        let layout = try workspace.text("Layouts/hello.json")
        try workspace.write(
            layout.replacing("[16, 80, 361, 40]", with: "[16, 80, 20, 40]"), to: "Layouts/hello.json")
        let found = try lint.matches(in: try workspace.reflow("lint", "Layouts").output)
        let issue = try #require(found.first)
        #expect(found.count == 1 && issue.prefix(4) == ["Layouts/hello.json", "11", "", ""], "\(found)")
        #expect(issue[4].hasPrefix("iPhone 15 portrait: title is truncated"))
        // A difference names views, and no lines of a file.
        let differences = try workspace.reflow("test")
        #expect(differences.status == 1)
        #expect(try test.matches(in: differences.output + differences.error) == [])
        // A message without a line begins with the command.
        try workspace.write("{\n  \"matrx\": {} }", to: "reflow.json")
        #expect(
            try test.matches(in: try workspace.reflow("test").error) == [
                [
                    "reflow.json", "2", "3", "error",
                    "unknown key \"matrx\" in the suite file; did you mean \"matrix\"?",
                ]
            ])
    }

    @Test("An editor finds the schema of every layout and of the suite file where its settings say")
    func schemas() throws {
        struct Settings: Decodable {
            struct Schema: Decodable {
                let fileMatch: [String]
                let url: String
            }
            let schemas: [Schema]
            enum CodingKeys: String, CodingKey { case schemas = "json.schemas" }
        }
        /// Whether a path matches a pattern of Visual Studio Code: `**/` matches any number of folders, including none.
        func matches(_ pattern: String, _ path: String) -> Bool {
            let rooted = pattern.hasPrefix("/") ? pattern : "*/\(pattern)"
            return fnmatch(rooted.replacing("**/", with: "*"), "/\(path)", 0) == 0
        }
        _ = try workspace.reflow("init")
        try workspace.write(try workspace.text("Layouts/hello.json"), to: "Layouts/more/second.json")
        let text = try workspace.text(".vscode/settings.json").replacing(/\s*\/\/.*/, with: "")
        let schemas = try JSONDecoder().decode(Settings.self, from: Data(text.utf8)).schemas
        let expected = [
            "Layouts/hello.json": "layout.schema.json", "Layouts/more/second.json": "layout.schema.json",
            "reflow.json": "suite.schema.json",
        ]
        for (path, schema) in expected {
            let found = schemas.filter { schema in
                schema.fileMatch.contains { !$0.hasPrefix("!") && matches($0, path) }
                    && !schema.fileMatch.contains { $0.hasPrefix("!") && matches(String($0.dropFirst()), path) }
            }
            #expect(found.map(\.url) == ["./\(schema)"], "\(path)")
            #expect(try workspace.text(schema).hasPrefix("{\n  \"$schema\": \"https://json-schema.org/"))
        }
        // Files of other tools are not taken for layouts.
        #expect(!schemas.contains { $0.fileMatch.contains { matches($0, "package.json") } })
    }

    @Test("An editor's tasks run, and its pattern finds file, line, column and message of what they print")
    func editor() throws {
        _ = try workspace.reflow("init")
        try workspace.write("{ \"root\": { \"class\": \"UIVieww\" } }", to: "Layouts/bad.json")
        let tasks = try JSONDecoder().decode(Tasks.self, from: workspace.data(".vscode/tasks.json")).tasks
        #expect(tasks.map(\.command) == ["reflow test", "reflow lint Layouts", "reflow record"])
        for task in tasks {
            let words = task.command.split(separator: " ").dropFirst().map(String.init)
            let run = try ReflowProcess(words, in: workspace.url)
            #expect(run.status == 2)
            #expect(
                try task.problemMatcher.pattern.matches(in: run.error).first == [
                    "Layouts/bad.json", "1", "22", "error", "unknown class \"UIVieww\"; did you mean \"UIView\"?",
                ])
        }
    }

    @Test("Where nothing can be written, that is said")
    func unwritable() throws {
        try workspace.write("", to: "file")
        let process = try workspace.reflow("init", "file")
        #expect(process.status == 2 && process.error.contains("cannot create the folder "), "\(process.error)")
    }
}
