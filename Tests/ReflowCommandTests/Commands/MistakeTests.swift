import Foundation
import TestSupport
import Testing

/// The table `Tests/Fixtures/mistakes.txt`: wrong commands and files of users, with the exit status and the first line
/// of output. That line must say what to do.
@Suite("Mistakes", .timeLimit(.minutes(60)))
struct MistakeTests {
    /// A mistake of the table.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let name: String
        /// The shell commands, run in a folder with the layout of the table.
        var script: [String] = []
        var status: Int32?
        var firstLine = ""

        var testDescription: String { name }
    }

    /// The table, with the layout at its beginning.
    private static let table: (layout: String, mistakes: [Mistake]) = {
        guard let text = try? Fixture.text("mistakes.txt") else { return ("", []) }
        var layout: [Substring] = []
        var mistakes: [Mistake] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("== ") {
                mistakes.append(Mistake(name: String(line.dropFirst(3))))
            } else if mistakes.isEmpty {
                if !line.hasPrefix("#") { layout.append(line) }
            } else if line.hasPrefix("$ ") {
                mistakes[mistakes.count - 1].script.append(String(line.dropFirst(2)))
            } else if let colon = line.firstIndex(of: ":"), let status = Int32(line[..<colon]) {
                mistakes[mistakes.count - 1].status = status
                mistakes[mistakes.count - 1].firstLine = String(line[colon...].dropFirst(2))
            }
        }
        return (layout.joined(separator: "\n"), mistakes)
    }()

    /// The shell functions that the scripts of the table use.
    private static let functions = #"""
        exec 2>&1
        swap() { sed -i "s~$1~$2~" Layouts/a.json; }
        top() { sed -i "1s~{~{ $1,~" Layouts/a.json; }
        page() { swap '"id": "page"' "&, $1"; }
        label() { swap '"text": "Hello"' "&, $1"; }
        image() { swap '"class": "UIView", "id": "bar"' "\"class\": \"UIImageView\", \"id\": \"bar\", \"image\": $1"; }
        recorded() { reflow record > out 2>&1 || cat out; }
        tested() { reflow test > out 2>&1; }
        pointer() { printf 'version https://git-lfs.github.com/spec/v1\noid sha256:%064d\nsize 12345\n' 0; }

        """#

    @Test("There are at least 140, each with a status and a line of its own")
    func size() {
        #expect(Self.table.mistakes.count >= 140)
        #expect(Self.table.mistakes.allSatisfy { $0.status != nil && !$0.firstLine.isEmpty && !$0.script.isEmpty })
        #expect(Set(Self.table.mistakes.map(\.name)).count == Self.table.mistakes.count)
    }

    @Test("The first line says what to do", arguments: table.mistakes)
    func firstLine(mistake: Mistake) throws {
        let workspace = try Workspace()
        try workspace.write(Self.table.layout, to: "Layouts/a.json")
        let folder = try ReflowProcess.executable().deletingLastPathComponent().path
        let run = try ReflowProcess(
            ["-c", Self.functions + mistake.script.joined(separator: "\n")], program: "/bin/sh", in: workspace.url,
            environment: ["PATH": "\(folder):/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
        let line = run.output.split(separator: "\n").first.map(String.init) ?? ""
        #expect(line.replacing(workspace.url.path + "/", with: "") == mistake.firstLine)
        #expect(run.status == mistake.status, "\(run.output)")
    }
}
