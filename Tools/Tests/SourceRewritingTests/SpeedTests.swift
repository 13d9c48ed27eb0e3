import Foundation
import Testing

@testable import SourceRewriting

/// The time that a large module takes. It is printed, and not compared: `REFLOW_BENCH=1800 swift test -c release
/// -Xswiftc -enable-testing --filter SpeedTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["REFLOW_BENCH"] != nil))
struct SpeedTests {
    @Test func aModuleOf1800Files() throws {
        let app = try sources(below: "Tools/AppSources").filter { !$0.path.hasSuffix("/main.swift") }
        // The corpus again and again: each time with types of another name.
        let names = Set(app.flatMap { typeNames($0) })
        var files: [SourceFile] = []
        var round = 0
        while files.count < (Int(ProcessInfo.processInfo.environment["REFLOW_BENCH"] ?? "") ?? 1_800) {
            for file in app where round == 0 || !file.mentions("extension UI") {
                files.append(renamed(file, names, round))
            }
            round += 1
        }
        let clock = ContinuousClock()
        var copies: [Copy] = []
        let time = clock.measure { copies = Module(name: "App", files: files, isForIOS: true).copies() }
        print(
            "\(files.count) files, \(files.reduce(0) { $0 + $1.bytes.count } / 1_000) kB, \(copies.count) copies: \(time)"
        )
        let trees = SyntaxTrees(of: files)
        print("parsing alone: \(clock.measure { for number in files.indices { _ = trees[number] } })")
        print("searching alone: \(clock.measure { for file in files { _ = file.hasObjectiveC } })")
        let module = Module(name: "App", files: files, isForIOS: true)
        print("index alone: \(clock.measure { _ = ModuleIndex(of: module, trees) })")
    }

    private func typeNames(_ file: SourceFile) -> [String] {
        let words = String(decoding: file.bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
        return zip(words, words.dropFirst()).filter { ["class", "struct", "enum", "protocol"].contains($0.0) }
            .map { String($0.1) }.filter { $0.first?.isUppercase ?? false }
    }

    private func renamed(_ file: SourceFile, _ names: Set<String>, _ round: Int) -> SourceFile {
        var text = ""
        var word = ""
        func end() {
            text += names.contains(word) ? word + "R\(round)" : word
            word = ""
        }
        for character in String(decoding: file.bytes, as: UTF8.self) {
            if character.isLetter || character.isNumber {
                word.append(character)
            } else {
                end()
                text.append(character)
            }
        }
        end()
        return SourceFile(path: "/app/\(round)/" + URL(fileURLWithPath: file.path).lastPathComponent, text: text)
    }
}
