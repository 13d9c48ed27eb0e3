import Comparison
import LayoutDocument

/// The source of the tool's manual page for `man`, made from the descriptions of its commands.
struct ManualPage {
    let text: String

    init(of commands: [CommandDescription]) {
        let program = CommandTable.program
        var page = Roff()
        page.line(".TH \(program.uppercased()) 1 \"\" \"\(program) \(Reflow.version)\"")
        page.section("NAME")
        page.paragraph("\(program) - what a UIKit layout does when the device rotates")
        page.section("SYNOPSIS")
        page.paragraph("\(program) COMMAND …")
        page.section("DESCRIPTION")
        page.paragraph(
            "A layout is a JSON file, a .xib or a .storyboard. Reflow rotates the device, asks the application and the"
                + " controllers whether the interface may follow, and draws, prints, records or compares the result.")
        let common = ManualPage.commonOptions(of: commands)
        page.section("COMMANDS")
        for command in commands { page.add(command, without: common) }
        page.section("OPTIONS")
        for option in HelpPage.ownOptions { page.entry(option.term, option.help) }
        page.paragraph("These options have the same meaning in every command that takes them:")
        for option in common where !HelpPage.ownOptions.contains(option) { page.entry(option.term, option.help) }
        page.section("TOPICS")
        page.paragraph(
            "\(program) help TOPIC describes the keys of a file or a class. \(program) help KEY describes all keys with this name. The topics:"
        )
        for topic in ReferencePages.index.all { page.entry(topic.name, topic.summary) }
        page.section("EXIT STATUS")
        for code in ExitCode.allCases { page.entry("\(code.rawValue)", code.meaning) }
        page.section("ENVIRONMENT")
        for variable in Environment.Variable.allCases {
            if let meaning = variable.meaning { page.entry(variable.rawValue, meaning) }
        }
        for convention in ShardEnvironment.conventions {
            page.entry(
                "\(convention.index.rawValue), \(convention.count.rawValue)",
                "on \(convention.system), the part of the suite that --shard auto runs, counted from "
                    + "\(convention.first), and the number of parts")
        }
        page.paragraph("Swift tests read these variables:")
        page.entries(ManualTexts.swiftTestVariables)
        page.section("FILES")
        page.entries(ManualTexts.files)
        page.section("EXAMPLES")
        page.entries(ManualTexts.examples)
        page.section("SEE ALSO")
        page.paragraph(ManualTexts.seeAlso)
        text = page.text
    }

    /// The options that several commands share with the same meaning, in the order of their first occurrence.
    private static func commonOptions(of commands: [CommandDescription]) -> [OptionDeclaration] {
        commands.flatMap(\.options).grouped(by: \.meaning).filter { $0.count > 1 }.map { $0[0] }
    }
}

extension OptionDeclaration {
    /// The text about the option. It does not mention whether the option may be repeated.
    fileprivate var meaning: String { "\(term)\n\(help)" }
}

/// Text in the language of `man`.
private struct Roff {
    private(set) var text = ""

    mutating func line(_ line: String) {
        text += line + "\n"
    }

    mutating func section(_ title: String) {
        line(".SH \(title)")
    }

    mutating func paragraph(_ text: String) {
        line(".PP")
        line(Roff.escaped(text))
    }

    /// Adds a term with its meaning below.
    mutating func entry(_ term: String, _ meaning: String) {
        line(".TP")
        line(".B \(Roff.escaped(term))")
        line(Roff.escaped(meaning))
    }

    mutating func entries(_ entries: [(String, String)]) {
        for (term, meaning) in entries { entry(term, meaning) }
    }

    /// - Parameter common: options that are described elsewhere.
    mutating func add(_ command: CommandDescription, without common: [OptionDeclaration]) {
        line(".SS \(CommandTable.program) \(command.name)")
        let arguments = command.positionals.map(\.usage) + command.options.filter { $0 != .help }.map(\.usage)
        paragraph("\(CommandTable.program) \(command.name) " + arguments.joined(separator: " "))
        paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for text in TextLayout.paragraphs(command.discussion) { paragraph(text.replacing("\n", with: " ")) }
        for positional in command.positionals { entry(positional.placeholder, positional.help) }
        let described = Set(common.map(\.meaning))
        for option in command.options where !described.contains(option.meaning) { entry(option.term, option.help) }
    }

    /// The text with its minus signs and backslashes escaped, and without a line that could be a request.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
