import Foundation
import LayoutDocument
import LayoutLoading
import Testing

@testable import ReflowCommand

@Suite("Help about keys and classes")
struct ReferenceTests {
    private func help(_ arguments: String...) async -> (code: ExitCode, output: String, error: String) {
        let captured = CapturedConsole()
        let code = await Reflow.commands.run(
            ["help"] + arguments, console: captured.console(), environment: Environment())
        return (code, captured.output, captured.error)
    }

    @Test("The page of a class, word for word")
    func page() async {
        let run = await help("UIImageView")
        #expect(run.code == .success && run.error == "")
        let own = run.output.components(separatedBy: "\n\nkeys of UIView (")
        #expect(
            own[0] == """
                UIImageView: the keys of a UIImageView

                A view of UIKit. Names and values are UIKit's.

                  image
                      an image, or null; default: none
                      The image, positioned and scaled by contentMode. See "an image" in
                      "reflow help values".
                      "image": "photo.png"
                """)
        #expect(own.count == 2 && own[1].hasPrefix("\"reflow help UIView\"):\n  class, id, frame, fill, subviews,"))
    }

    @Test("A key is found wherever it is, with the page that describes it")
    func key() async {
        let run = await help("layer.cornerRadius")
        #expect(
            run.output == """
                UIView: the keys of a UIView

                properties:

                  layer.cornerRadius
                      a number, 0 or more; default: 0
                      The radius of the corners, in points.
                      "layer.cornerRadius": 12

                """)
        // The last part of a path is sufficient.
        let fonts = await help("font").output
        for name in ["font", "titleLabel.font"] { #expect(fonts.contains("\n  \(name)\n")) }
        #expect(await help("isEnabled").output.components(separatedBy: "\n  isEnabled\n").count == 6)
    }

    @Test("The keys of every view that are no properties stand under a heading of their own")
    func structure() async {
        let run = await help("frame")
        #expect(run.output.contains("UIView: the keys of a UIView\n\nstructure:\n\n  frame\n"), "\(run.output)")
    }

    @Test(
        "A misspelt name is answered with the nearest",
        arguments: [
            ("UILabl", "UILabel"), ("layuot", "layout"), ("rendr", "render"), ("numberOfLine", "numberOfLines"),
            ("cornerRadus", "cornerRadius"), ("why", "explain"), ("device", "devices"),
        ])
    func nearest(name: String, nearest: String) async {
        let run = await help(name)
        #expect(run.code == .failure && run.output == "")
        #expect(
            run.error == "reflow help: no command, topic or key is called \"\(name)\"; did you mean \"\(nearest)\"?\n")
    }

    @Test("Without a name, commands and topics are listed")
    func list() async {
        let run = await help()
        for command in Reflow.commands.commands { #expect(run.output.contains("\n  \(command.description.name) ")) }
        let words = Set(run.output.split { " ,\n".contains($0) }.map(String.init))
        for topic in ReferencePages.index.all { #expect(words.contains(topic.name), "\(topic.name)") }
    }

    @Test("No topic has the name of a command")
    func names() {
        let commands = Set(Reflow.commands.commands.map(\.description.name))
        #expect(commands.isDisjoint(with: ReferencePages.index.all.map(\.name)))
    }

    @Test("Every key begins a line of its page and shows an example, in lines of 80 at most")
    func laws() {
        for page in ReferencePages.index.all {
            let text = ReferenceText(page).text
            for key in page.sections.flatMap(\.keys) {
                #expect(text.contains("\n  \(key.name)\n      "), "\(page.name) \(key.name)")
                let example = "\"\(key.name)\": \(key.example)".split { " \n".contains($0) }.joined(separator: " ")
                #expect(text.split { " \n".contains($0) }.joined(separator: " ").contains(example), "\(key.name)")
            }
            for line in text.split(separator: "\n") {
                // A key that is longer than a line is not broken.
                #expect(line.count <= 80 || line.split(separator: " ").count == 1, "\(line)")
                #expect(line.last != " ", "\(line)")
            }
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    @Test("Documentation/Reference is what the code prints (`Scripts/reference` writes it)")
    @MainActor
    func pages() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "Documentation/Reference")
        var expected = ["README.md": ReferenceMarkdown(index: ReferencePages.index.all).text]
        for page in ReferencePages(of: .describedKit).all {
            expected["\(page.name).md"] = ReferenceMarkdown(page).text
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(expected.keys))
        for (name, text) in expected where files.contains(name) {
            #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text, "\(name)")
        }
    }

    @Test("Every link of the Markdown pages leads to a heading")
    func links() throws {
        let pages = Dictionary(
            uniqueKeysWithValues: ReferencePages.index.all.map { ("\($0.name).md", ReferenceMarkdown($0).text) }
                + [("README.md", ReferenceMarkdown(index: ReferencePages.index.all).text)])
        for (name, text) in pages {
            for link in text.matches(of: /\]\(([A-Za-z.-]*)(?:#([^)]*))?\)/) {
                let target = try #require(pages[link.1.isEmpty ? name : String(link.1)], "\(name): \(link.0)")
                guard let anchor = link.2 else { continue }
                let anchors = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
                    heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                        $0.isLetter || $0.isNumber || " -_".contains($0)
                    }
                    .replacing(" ", with: "-")
                }
                // The anchor of a section differs from that of a key with the same name.
                let isSection = target.contains("<a id=\"\(anchor)\"></a>\n\n## ")
                #expect(isSection || anchors.contains(String(anchor)), "\(name): \(link.0)")
            }
        }
    }
}
