import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("Samples of the documentation do what is printed below them")
struct DocumentationProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// Runs the commands of a block and compares their output with the one shown.
    private func tryCommands(of page: DocumentationPage, after marker: String, ends status: Int32 = 0) throws {
        let commands = try page.commands(after: marker)
        #expect(!commands.isEmpty)
        for command in commands {
            #expect(command.arguments.first == "reflow")
            let run = try ReflowProcess(Array(command.arguments.dropFirst()), in: workspace.url)
            #expect(run.status == status, "\(command.arguments): \(run.error)")
            // A summary at the end goes to standard error.
            if !command.output.isEmpty { #expect(run.output + run.error == command.output) }
        }
    }

    @Test("README: a first layout, and a suite file for it")
    func readme() throws {
        let page = try DocumentationPage("README.md")
        let section = "## A first layout of your own"
        try workspace.write(page.block("json", after: section), to: "Layouts/hello.json")
        try tryCommands(of: page, after: section)
        try workspace.write(page.block("json", after: "Settings for all layouts"), to: "reflow.json")
        let record = try workspace.reflow("record")
        #expect(record.status == 0 && !record.error.contains("warning"), "\(record.error)")
        // There are two devices, two orientations and two appearances.
        let goldens = workspace.files.filter { $0.hasPrefix("Snapshots/hello/") && $0.hasSuffix(".png") }
        #expect(goldens.count == 8)
    }

    @Test("ApplicationFiles.md: a whole application in a layout file")
    func application() throws {
        let page = try DocumentationPage("Documentation/Reflow.docc/ApplicationFiles.md")
        try workspace.write(page.block("json", after: "# A whole application"), to: "Layouts/photos.json")
        #expect(try workspace.reflow("record").status == 0)
        let files = workspace.files
        for state in ["as-it-prefers.png", "back.png", "portrait.png", "log"] {
            #expect(files.contains("Snapshots/photos/photos.iphone-15.\(state)"))
        }
        #expect(try workspace.reflow("test").status == 0)
    }

    @Test("Commands.md and README name every command, and none besides")
    func commandLists() throws {
        let help = try workspace.reflow("help").output
        let listed = help.split(separator: "\n").drop { $0 != "commands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
        let commands = Set(listed.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(commands.count > 15)
        let article = try DocumentationPage("Documentation/Reflow.docc/Commands.md").codes(after: "### See")
        #expect(Set(article.filter { $0.hasPrefix("reflow ") }.map { String($0.split(separator: " ")[1]) }) == commands)
        let page = try DocumentationPage("README.md").codes(after: "## The commands")
        #expect(commands.isSubset(of: page))
    }

    @Test("LayoutFiles.md: render, lint, record and compare")
    func layoutFiles() throws {
        let page = try DocumentationPage("Documentation/Reflow.docc/LayoutFiles.md")
        try workspace.write(page.block("json", after: "# Layout files"), to: "Layouts/hello.json")
        try tryCommands(of: page, after: "### Render")
        try tryCommands(of: page, after: "### Lint", ends: 1)
        try tryCommands(of: page, after: "### Record and compare")
    }

    @Test("WhyIsItThere.md: what is printed about the card")
    func whyIsItThere() throws {
        let page = try DocumentationPage("Documentation/Reflow.docc/WhyIsItThere.md")
        try workspace.write(page.block("json", after: "# Why is it there?"), to: "Layouts/card.json")
        let command = try #require(try page.commands(after: "# Why is it there?").first)
        let run = try ReflowProcess(Array(command.arguments.dropFirst()), in: workspace.url)
        #expect(run.status == 0 && run.error == "")
        // Blank lines in the page do not count.
        #expect(run.output.split(separator: "\n") == command.output.split(separator: "\n"))
        // The page's picture equals the one that its command draws.
        try tryCommands(of: page, after: "### As a picture")
        let picture = try DocumentationPage.data("Documentation/Reflow.docc/why-is-it-there.png")
        #expect(try workspace.picture("why-is-it-there.png") == PNG.decode(picture))
    }
}
