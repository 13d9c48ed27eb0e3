import Foundation
import Testing

@testable import ReflowCommand

@Suite("Completions and the manual")
struct CompletionTests {
    private let commands = Reflow.commands.commands.map(\.description)

    /// What bash offers for a line whose last word is being typed.
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
        #expect(try bash("schema", "e") == ["explain"])
        #expect(try bash("completions", "") == ["bash", "zsh", "fish"])
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

    @Test("The manual has a section for every command, and every option under it")
    func manual() {
        let page = ManualPage(of: commands).text
        let sections = page.components(separatedBy: "\n.SS ")
        #expect(sections.count == commands.count + 1)
        for (command, section) in zip(commands, sections.dropFirst()) {
            #expect(section.hasPrefix("reflow \(command.name)\n"))
            for option in command.options {
                #expect(section.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
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
