import Basics
import Foundation
import TestSupport
import Testing

@Suite("reflow merge of a run of Swift tests, and reflow accept of what it found")
struct AssertionsProcessTests {
    private let workspace: Workspace
    private static let references = "Tests/AppTests/__Snapshots__/CardTests"

    init() throws {
        workspace = try Workspace()
        for (name, text) in ["card.a.txt": "one\ntwo\n", "card.old.txt": "", "gone.1.json": "{}"] {
            try workspace.write(text, to: "\(Self.references)/\(name)")
        }
        try workspace.write("{\"version\": 1, \"complete\": true}", to: "run/processes/1.json")
        // The file is that of an assertion whose text changed.
        let path = "\(Self.references)/card.a.txt"
        try workspace.write("one\nthree\n", to: "run/\(path).actual")
        try leave(
            "log",
            """
            "kind": "text", "name": "CardTests.card.a.txt", "path": "\(path)", "device": "text",
            "status": "changed", "exception": false, "seconds": 0.5, "message": "−two\\n+three", "accept": "replace",
            "golden": { "text": "\(ContentDigest(of: "one\ntwo\n"))" },
            "artifacts": { "actual": "\(ContentDigest(of: "one\nthree\n"))" }
            """)
        try leave(
            "picture",
            """
            "name": "CardTests.turned.1", "path": "\(Self.references)/turned.1", "root": "turned",
            "device": "iPhone 13", "state": "landscapeRight", "appearance": "light", "scale": 1, "seconds": 0,
            "status": "refused", "message": "iPhone 13 does not show landscapeRight, it shows portrait."
            """)
    }

    /// Writes the file of an assertion.
    private func leave(_ kind: String, _ members: String) throws {
        let place = try #require(workspace.url.standardizedFileURL.path.data(using: .utf8))
        let goldens = String(decoding: try JSONEncoder().encode(String(decoding: place, as: UTF8.self)), as: UTF8.self)
        try workspace.write(
            """
            { "version": 1, "module": "AppTests", "file": "Tests/AppTests/CardTests.swift", "goldens": \(goldens),
              "\(kind)": { \(members) } }
            """, to: "run/assertions/\(kind).json")
    }

    @Test("Texts, refusals and what nobody asked for are told; a text is accepted byte for byte")
    func merging() throws {
        let merged = try workspace.reflow(
            "merge", "run", "--junit", "junit.xml", "--markdown", "comment.md", "--strict")
        #expect(merged.status == 1, "\(merged.error)")
        #expect(
            merged.output == """
                refused: CardTests.turned.1: iPhone 13 does not show landscapeRight, it shows portrait.
                changed: CardTests.card.a.txt
                    −two
                    +three
                not part of this run: \(Self.references)/gone.1.json

                """)
        #expect(
            merged.error == """
                1 picture: 1 refused; 1 text: 1 changed; 1 file not part of this run
                report: report/index.html

                """)
        #expect(try workspace.text("junit.xml").contains("<testcase name=\"CardTests.card.a.txt\""))
        let comment = try workspace.text("comment.md")
        #expect(comment.hasPrefix("### Reflow: 1 changed, 1 refused, of 2 pictures and texts\n"))
        #expect(comment.contains("reflow accept --report report --snapshots . CardTests.card.a.txt\n"))

        let accepted = try workspace.reflow("accept", "CardTests.card.a.txt", "--snapshots", ".")
        #expect(accepted.output == "\(Self.references)/card.a.txt\n", "\(accepted.error)")
        #expect(try workspace.text("\(Self.references)/card.a.txt") == "one\nthree\n")
        #expect(
            try workspace.reflow("accept", "CardTests.turned.1", "--snapshots", ".").error.contains(
                "\"CardTests.turned.1\" cannot be accepted: iPhone 13 does not show landscapeRight"))
    }

    @Test("A run of some tests lists nothing, and one without processes of an earlier version neither")
    func partial() throws {
        try workspace.write("{\"version\": 1, \"complete\": false}", to: "run/processes/2.json")
        #expect(try !workspace.reflow("merge", "run").error.contains("not part of this run"))
        try workspace.remove("run/processes")
        #expect(try !workspace.reflow("merge", "run").error.contains("not part of this run"))
        try workspace.write("{}", to: "run/processes/1.json")
        let damaged = try workspace.reflow("merge", "run")
        #expect(damaged.status == 2)
        #expect(
            damaged.error.contains("run/processes/1.json: it was not written by Swift tests of this version of Reflow"))
    }
}
