import Foundation
import TestSupport
import Testing

@testable import ReflowCommand

@Suite("What Documentation/Contract.md promises")
struct ContractTests {
    private let page: DocumentationPage
    private let workspace: Workspace

    init() throws {
        page = try DocumentationPage("Documentation/Contract.md")
        workspace = try Workspace()
    }

    /// The texts of a cell between backticks.
    private func spans(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    @Test("Every layout is recorded, and holds, without a warning")
    func layouts() throws {
        let layouts = page.blocks("json")
        #expect(layouts.count == 5)
        for (number, layout) in layouts.enumerated() {
            let path = "Layouts/layout-\(number).json"
            try workspace.write(layout, to: path)
            let shown = try workspace.reflow("tree", path, "--steps")
            #expect(shown.status == 0 && shown.error == "", "\(path): \(shown.error)")
        }
        let recorded = try workspace.reflow("record")
        #expect(recorded.status == 0 && !recorded.error.contains("warning"), "\(recorded.error)")
        #expect(workspace.files.contains("Snapshots/layout-0/layout-0.iphone-15.turned.png"))
        #expect(try workspace.reflow("test").status == 0)
    }

    @Test("What commands print is what stands below them", arguments: ["### tree", "### explain", "### Why a view is"])
    func output(section: String) throws {
        try workspace.write(page.block("json", after: "The examples show this layout"), to: "Layouts/card.json")
        let commands = try page.commands(after: section)
        #expect(commands.count == 1)
        for command in commands {
            let run = try ReflowProcess(Array(command.arguments.dropFirst()), in: workspace.url)
            #expect(run.status == 0 && run.error == "")
            #expect(run.output == command.output)
        }
    }

    @Test("What commands print about files they write is what stands below them")
    func files() throws {
        try workspace.write(page.block("json", after: "The examples show this layout"), to: "Layouts/card.json")
        let commands = try page.commands(after: "### Commands that write files")
        #expect(commands.map { $0.arguments[1] } == ["init", "render", "record", "prune"])
        for command in commands {
            let run = try ReflowProcess(Array(command.arguments.dropFirst()), in: workspace.url)
            #expect(run.status == 0, "\(run.error)")
            #expect(run.output == command.output)
        }
    }

    @Test("The table has every command, with every option it takes")
    func commands() throws {
        let rows = try page.table(after: "## The command line")
        let commands = Reflow.commands.commands.map(\.description)
        let named = try rows.map { row in
            let words = try #require(spans(row[0]).first).split(separator: " ").map(String.init)
            #expect(words.first == "reflow")
            return try #require(words.dropFirst().first)
        }
        #expect(named == commands.map(\.name))
        for (row, command) in zip(rows, commands) {
            #expect(row.count == 3)
            // The page mentions --help and --color only once.
            let common = [OptionDeclaration.help, OptionDeclaration.color].filter(command.options.contains)
            let named = Set(spans(row[2]) + common.map(\.spelling))
            #expect(named.symmetricDifference(command.options.map(\.spelling)) == [], "\(command.name)")
            let operands = try #require(spans(row[0]).first).split(separator: " ").count - 2
            #expect(operands == command.positionals.count, "\(command.name)")
        }
    }

    @Test("The exit codes are those there are, and each example ends in its own")
    func exitCodes() throws {
        let rows = try page.table(after: "## Exit codes")
        // The last row is for Control-C, which no command returns by itself.
        #expect(rows.map { Int32($0[0]) } == ExitCode.allCases.map(\.rawValue) + [130])
        try workspace.write(page.block("json", after: "The examples show this layout"), to: "Layouts/card.json")
        #expect(try workspace.reflow("record").status == 0)
        // A golden without a layout is needed by the last example.
        try workspace.writeStrayGolden("Snapshots/gone/gone.iphone-8.portrait.png")
        for row in rows.dropLast() {
            let arguments = try #require(spans(row[2]).first).split(separator: " ").map(String.init)
            let run = try ReflowProcess(Array(arguments.dropFirst()), in: workspace.url)
            #expect(String(run.status) == row[0], "\(arguments): \(run.error)")
        }
    }
}
