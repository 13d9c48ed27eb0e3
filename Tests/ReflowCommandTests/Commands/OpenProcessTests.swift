import Foundation
import TestSupport
import Testing

@Suite("--open")
struct OpenProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
        // The browser is a script that stores its argument.
        try workspace.write("printf %s \"$1\" >opened", to: "browser.sh")
    }

    /// An environment in which only its own browser can be started.
    private static let environment = ["PATH": "/nowhere", "BROWSER": "no-such-browser:/bin/sh browser.sh"]

    private var address: String { workspace.url.appending(path: "report/index.html").absoluteString }

    @Test("record, test and merge show their page, and keep their exit status, also on a build server")
    func opens() throws {
        for (command, status) in [("record", 0), ("test", 0), ("merge report", 0), ("test", 1)] as [(String, Int32)] {
            if status == 1 { try workspace.layout("Layouts/a.json", x: 20) }
            var environment = Self.environment
            if command != "record" { environment["CI"] = "true" }
            let run = try ReflowProcess(
                command.split(separator: " ").map(String.init) + ["--open"], in: workspace.url,
                environment: environment)
            #expect(run.status == status, "\(command): \(run.error)")
            #expect(try workspace.text("opened") == address)
            #expect(!run.error.contains("browser"))
            try workspace.remove("opened")
        }
        #expect(try workspace.reflow("test", environment: Self.environment).status == 1)
        #expect(!workspace.files.contains("opened"))
    }

    @Test("diff shows its page, in a folder of its own unless one is named, and leaves the report of a test alone")
    func diff() throws {
        #expect(try workspace.reflow("record").status == 0)
        try FileManager.default.copyItem(
            at: workspace.url.appending(path: "Snapshots"), to: workspace.url.appending(path: "old"))
        try workspace.layout("Layouts/a.json", x: 20)
        #expect(try workspace.reflow("record").status == 0)
        let page = try workspace.text("report/index.html")
        for (folder, options) in [("report/diff", []), ("pages", ["--report", "pages"])] as [(String, [String])] {
            let run = try ReflowProcess(
                ["diff", "old", "Snapshots", "--open"] + options, in: workspace.url, environment: Self.environment)
            #expect(run.status == 1 && run.error.hasSuffix("report: \(folder)/index.html\n"), "\(run.error)")
            #expect(
                try workspace.text("opened") == workspace.url.appending(path: "\(folder)/index.html").absoluteString)
        }
        #expect(try workspace.text("report/index.html") == page)
    }

    @Test(
        "Where no browser can be started, the path of the page is said, and the exit status stays", arguments: [0, 1])
    func noBrowser(status: Int32) throws {
        _ = try workspace.reflow("record")
        if status == 1 { try workspace.layout("Layouts/a.json", x: 20) }
        let run = try workspace.reflow(
            "test", "--open", "--quiet", environment: ["PATH": "/nowhere", "BROWSER": "/bin/false"])
        #expect(run.status == status)
        #expect(run.error == "no browser could be started; the page is report/index.html\n")
    }
}
