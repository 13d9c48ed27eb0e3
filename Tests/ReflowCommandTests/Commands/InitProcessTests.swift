import Foundation
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
        #expect(made.output.split(separator: "\n").map(String.init).sorted() == Self.files)
        #expect(workspace.files == Self.files)
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

    @Test("An editor's tasks run, and its pattern finds file, line, column and message of what they print")
    func editor() throws {
        struct Tasks: Decodable {
            struct Task: Decodable {
                struct Matcher: Decodable {
                    struct Pattern: Decodable {
                        let regexp: String
                        let file, line, column, severity, message: Int
                    }
                    let pattern: Pattern
                }
                let command: String
                let problemMatcher: Matcher
            }
            let tasks: [Task]
        }
        _ = try workspace.reflow("init")
        try workspace.write("{ \"root\": { \"class\": \"UIVieww\" } }", to: "Layouts/bad.json")
        let tasks = try JSONDecoder().decode(Tasks.self, from: workspace.data(".vscode/tasks.json")).tasks
        #expect(tasks.map(\.command) == ["reflow test", "reflow lint Layouts", "reflow record"])
        for task in tasks {
            let words = task.command.split(separator: " ").dropFirst().map(String.init)
            let run = try ReflowProcess(words, in: workspace.url)
            #expect(run.status == 2)
            let pattern = task.problemMatcher.pattern
            let expression = try NSRegularExpression(pattern: pattern.regexp, options: .anchorsMatchLines)
            let text = run.error as NSString
            let range = NSRange(location: 0, length: text.length)
            let match = try #require(expression.firstMatch(in: run.error, range: range))
            let groups = [pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message].map {
                text.substring(with: match.range(at: $0))
            }
            #expect(
                groups == [
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
