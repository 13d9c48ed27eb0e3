import Foundation
import LayoutDocument
import Testing

@testable import ReflowCommand

@Suite("Completions and the manual")
struct CompletionTests {
    private let commands = Reflow.commands.commands.map(\.description)

    /// The completions that bash offers for the last word of a line.
    private func bash(_ words: String...) throws -> [String] {
        let line = (["reflow"] + words).map(\.singleQuoted).joined(separator: " ")
        let script = """
            \(Shell.bash.completions(of: commands))
            COMP_WORDS=(\(line))
            COMP_CWORD=\(words.count)
            _reflow
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["--norc", "-c", script]
        process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("bash offers commands, their options, and the values that there are few of")
    func bashOffers() throws {
        #expect(try bash("r") == ["render", "rotate", "record"])
        #expect(try bash("--v") == ["--version"])
        #expect(try bash("render", "--app") == ["--appearance"])
        #expect(try bash("render", "--appearance", "") == ["light", "dark"])
        #expect(try bash("rotate", "a.json", "--to", "landscape") == ["landscapeLeft", "landscapeRight", "landscape"])
        #expect(try bash("tree", "--device", "iphone-15-pl").allSatisfy { $0.hasPrefix("iphone-15-pl") })
        #expect(try bash("schema", "e") == ["explain", "explain-view"])
        #expect(try bash("completions", "") == ["bash", "zsh", "fish"])
        #expect(try bash("help", "re") == ["render", "record"])
        #expect(try bash("help", "") == commands.map(\.name) + ReferencePages.index.all.map(\.name))
        #expect(try bash("help", "UIS") == ReferencePages.index.all.map(\.name).filter { $0.hasPrefix("UIS") })
        #expect(try bash("nothing", "") == [])
    }

    @Test("bash offers files where a layout stands, and folders where a folder does")
    func bashFiles() throws {
        #expect(try bash("render", "Compl") == ["CompletionTests.swift"])
        #expect(try bash("render", "-o", "../He") == ["../Help"])
        #expect(try bash("render", "-o", "Compl") == [])
    }

    @Test("Every shell's script names every command and every option", arguments: Shell.allCases)
    func complete(shell: Shell) {
        let script = shell.completions(of: commands)
        for command in commands {
            #expect(script.contains(command.name))
            for option in command.options { #expect(script.contains(option.name), "\(command.name) \(option.name)") }
        }
    }

    /// The text in the source format of the manual.
    private func roff(_ text: String) -> String { text.replacing("-", with: "\\-") }

    @Test("The manual has a section for every command that names every option, and describes each once")
    func manual() {
        let page = ManualPage(of: commands).text
        let parts = page.components(separatedBy: "\n.SH OPTIONS\n")
        #expect(parts.count == 2)
        let sections = parts[0].components(separatedBy: "\n.SS ")
        #expect(sections.count == commands.count + 1)
        for (command, section) in zip(commands, sections.dropFirst()) {
            #expect(section.hasPrefix("reflow \(command.name)\n"))
            for option in command.options where option != .help { #expect(section.contains(roff(option.usage))) }
        }
        // Names alone are not enough: `--device D` takes one device for some commands, and any number for others.
        for option in commands.flatMap(\.options) {
            let entry = ".TP\n.B \(roff(option.term))\n\(roff(option.help))\n"
            #expect(page.components(separatedBy: entry).count == 2, "\(option.term)")
        }
    }

    @Test("The manual has the sections that manuals have, and names every variable that is heeded")
    func manualSections() throws {
        let page = ManualPage(of: commands).text
        let sections = page.components(separatedBy: "\n.SH ").dropFirst().map { $0.prefix { $0 != "\n" } }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "TOPICS", "EXIT STATUS", "ENVIRONMENT",
                "FILES",
                "EXAMPLES", "SEE ALSO",
            ])
        for topic in ReferencePages.index.all {
            #expect(page.contains(".B \(roff(topic.name))\n\(roff(topic.summary))\n"))
        }
        for variable in Environment.Variable.allCases { #expect(page.contains(variable.rawValue), "\(variable)") }
        // The variables of tests in Swift are in another module, which does not know the command line.
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let library = try String(
            contentsOf: root.appending(path: "Sources/ReflowTesting/Configuration/TestEnvironment.swift"),
            encoding: .utf8)
        let names = Set(library.matches(of: /"SNAPSHOT_[A-Z_]+"/).map { String($0.output.dropFirst().dropLast()) })
        #expect(names == Set(ManualTexts.swiftTestVariables.map(\.0)))
    }

    @Test("The examples of the manual are commands that there are, with options that they have")
    func examples() throws {
        for (example, _) in ManualTexts.examples {
            let words = example.split { " ';&|".contains($0) }.map(String.init)
            let starts = words.indices.filter { words[$0] == "reflow" }
            #expect(!starts.isEmpty)
            for (start, end) in zip(starts, starts.dropFirst() + [words.count]) {
                let command = try #require(commands.first { $0.name == words[start + 1] }, "\(example)")
                for word in words[(start + 2)..<end] where word.hasPrefix("-") {
                    let spellings = command.options.flatMap { [$0.spelling] + ($0.short.map { ["-\($0)"] } ?? []) }
                    #expect(spellings.contains(word), "\(word) in \(example)")
                }
            }
        }
    }

    @Test("No text of the manual begins as one of man's requests")
    func requests() {
        let known: Set = [".TH", ".SH", ".SS", ".PP", ".TP", ".B"]
        for line in ManualPage(of: commands).text.split(separator: "\n")
        where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }
}
