import Foundation
import Testing

@Suite("reflow init")
struct InitProcessTests {
    private let workspace: Workspace
    private static let files = [
        ".gitattributes", ".gitignore", "Layouts/hello.json", "layout.schema.json", "reflow.json", "suite.schema.json",
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
        #expect(made.output == "my app/layout.schema.json\nmy app/reflow.json\nmy app/suite.schema.json\n")
        #expect(made.error.hasPrefix("kept: my app/.gitattributes\nkept: my app/.gitignore\n"))
        #expect(made.error.contains("cd 'my app' && reflow record"))
        #expect(try workspace.text("my app/.gitattributes") == "mine")
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "my app/nowhere").path))
        let again = try workspace.reflow("init", "my app")
        #expect(again.status == 0 && again.output == "")
    }

    @Test("Where nothing can be written, that is said")
    func unwritable() throws {
        try workspace.write("", to: "file")
        let process = try workspace.reflow("init", "file")
        #expect(process.status == 2 && process.error.contains("cannot create the folder "), "\(process.error)")
    }
}
