/// The manual page of the tool, made from the descriptions of its commands: the source that `man` sets.
struct ManualPage {
    let text: String

    init(of commands: [CommandDescription]) {
        let program = CommandTable.program
        var page = Roff()
        page.line(".TH \(program.uppercased()) 1 \"\" \"\(program) \(Reflow.version)\"")
        page.section("NAME")
        page.paragraph("\(program) - what a UIKit layout does when the device turns")
        page.section("SYNOPSIS")
        page.paragraph("\(program) COMMAND …")
        page.section("DESCRIPTION")
        page.paragraph(
            "A layout is a JSON file, a .xib or a .storyboard. The device is turned, application and controllers are"
                + " asked whether the interface may follow, and what stands then is drawn, printed, kept or compared.")
        page.section("COMMANDS")
        for command in commands { page.add(command) }
        page.section("OPTIONS")
        for option in HelpPage.ownOptions { page.entry(option.term, option.help) }
        page.section("EXIT STATUS")
        for code in ExitCode.allCases { page.entry("\(code.rawValue)", code.meaning) }
        page.section("ENVIRONMENT")
        page.entry("CI", "where it is set, and not to nothing, 0 or false, no golden is written")
        page.entry("GITHUB_ACTIONS", "where it is true, test annotates files and writes GITHUB_STEP_SUMMARY")
        page.entry("XML_OUTPUT_FILE", "where test writes JUnit's XML unless told another file; Bazel sets it")
        page.entry(
            "TEST_UNDECLARED_OUTPUTS_DIR",
            "where record and test leave their report unless told another folder; Bazel sets it")
        page.entry(
            "TESTBRIDGE_TEST_ONLY", "what test takes for --filter unless given one; bazel test --test_filter sets it")
        page.entry("NO_COLOR", "where it is set, nothing is coloured")
        text = page.text
    }
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

    /// A term, and what it means under it.
    mutating func entry(_ term: String, _ meaning: String) {
        line(".TP")
        line(".B \(Roff.escaped(term))")
        line(Roff.escaped(meaning))
    }

    mutating func add(_ command: CommandDescription) {
        line(".SS \(CommandTable.program) \(command.name)")
        let arguments = command.positionals.map(\.usage) + command.options.filter { $0 != .help }.map(\.usage)
        paragraph("\(CommandTable.program) \(command.name) " + arguments.joined(separator: " "))
        paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for text in TextLayout.paragraphs(command.discussion) { paragraph(text.replacing("\n", with: " ")) }
        for positional in command.positionals { entry(positional.placeholder, positional.help) }
        for option in command.options { entry(option.term, option.help) }
    }

    /// A minus that can be searched for, backslashes as they are, and no line that begins as a request.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
