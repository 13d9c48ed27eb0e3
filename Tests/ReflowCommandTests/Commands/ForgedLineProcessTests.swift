import DocumentTestSupport
import Foundation
import LayoutDocument
import LayoutLoading
import TestSupport
import Testing

/// Strings in files that contain a line break and continue like a message of reflow that is a command to a build
/// server.
@Suite("Strings that forge lines", .serialized)
struct ForgedLineProcessTests {
    /// The forged line as a JSON string.
    private static let forged = "\\n::error file=README.md,line=1::forged"
    private static let forgedInXML = "&#10;::error file=README.md,line=1::forged"
    /// The beginnings that no line may have: the command, and its escaped form in a terminal.
    private static let starts = ["::error file=README.md", "\\u003A:error file=README.md"]

    /// The lines of a text that begin with the forged message.
    private static func forgedLines(of text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).filter { line in
            let start = line.drop(while: \.isWhitespace)
            return starts.contains { start.hasPrefix($0) }
        }
    }

    /// Every example of the reference, once for each of its strings, which is followed or replaced by a forged line.
    private static func files(of kind: ExampleFile.Kind) -> [String] {
        var seen: Set<String> = []
        return ReferencePages(of: .kit).all.flatMap { page in
            page.sections.flatMap { section in
                section.keys.flatMap { key in
                    let file = ExampleFile(key, of: section, on: page)
                    guard file.kind == kind else { return [String]() }
                    return file.texts { $0 + forged } + file.texts { _ in forged }
                }
            }
        }.filter { seen.insert($0).inserted }
    }

    private func expectNoForgedLine(_ run: ReflowProcess, _ name: String) {
        for (stream, text) in [("output", run.output), ("error", run.error)] {
            let lines = ForgedLineProcessTests.forgedLines(of: text)
            #expect(lines.isEmpty, "\(name) \(stream): \(lines.prefix(3)) of \(lines.count)")
        }
    }

    private func expectNoForgedLine(inFilesOf space: Workspace, _ folder: String) throws {
        for path in space.files where path.hasPrefix(folder) && !path.hasSuffix(".png") {
            let lines = ForgedLineProcessTests.forgedLines(of: try space.text(path))
            #expect(lines.isEmpty, "\(path): \(lines.prefix(3)) of \(lines.count)")
        }
    }

    @Test("No string of a layout file begins a line of any output")
    func layouts() throws {
        let space = try Workspace()
        let layouts = ForgedLineProcessTests.files(of: .layout)
        #expect(layouts.count > 500)
        let names = try layouts.enumerated().map { index, text in
            let name = "l\(index).json"
            try space.write(text, to: name)
            return name
        }
        for arguments in [
            ["tree"], ["tree", "--format", "json"], ["tree", "--size", "300x200"], ["look"], ["lint"],
            ["lint", "--format", "json"], ["render", "-o", "drawn", "--scale", "1", "--orientation", "landscape"],
        ] {
            let run = try ReflowProcess(arguments + names, in: space.url)
            expectNoForgedLine(run, arguments.joined(separator: " "))
        }
        let servers = ["--junit", "out/junit.xml", "--markdown", "out/summary.md", "--github"]
        try space.makeFolder("out")
        let run = try ReflowProcess(["test"] + servers + names, in: space.url)
        expectNoForgedLine(run, "test")
        for folder in ["out", "report", "drawn"] { try expectNoForgedLine(inFilesOf: space, folder) }
    }

    /// Files that refer to each other, and a document with messages.
    private static let others = [
        "ids.json": """
        { "root": { "class": "UIViewController", "id": "c\(forged)", "title": "c\(forged)",
            "supportedInterfaceOrientations": ["portrait"],
            "view": { "class": "UIView", "id": "page\(forged)", "constraints": [
                "'title\(forged)'.width == 10", "'title\(forged)'.top == self.top",
                { "equation": "'title\(forged)'.width == 20", "identifier": "w\(forged)" } ],
              "subviews": [ { "class": "UILabel", "id": "title\(forged)", "text": "text\(forged)" } ] } } }
        """,
        "document.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v" userLabel="a\(forgedInXML)"
              customClass="B\(forgedInXML)">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>
                <label text="a\(forgedInXML)" id="l\(forgedInXML)">
                  <rect key="frame" x="9" y="0" width="5" height="6"/>
                  <fontDescription key="fontDescription" name="\(forgedInXML)" pointSize="9"/>
                </label>
                <imageView id="i" image="\(forgedInXML)">
                  <rect key="frame" x="0" y="\(forgedInXML)" width="5" height="6"/>
                </imageView>
                <other&#10; id="x"/>
              </subviews>
            </view>
          </objects>
        </document>
        """,
    ]

    @Test("Nor does one where a command says why, or of a document")
    func explanations() throws {
        let space = try Workspace()
        let id = "title" + ForgedLineProcessTests.forged.replacing("\\n", with: "\n")
        for (name, text) in ForgedLineProcessTests.others { try space.write(text, to: name) }
        try space.write(
            ForgedLineProcessTests.others["document.xib"]?.replacing("<other&#10; id=\"x\"/>", with: "") ?? "",
            to: "whole.xib")
        for file in ["ids.json", "document.xib", "whole.xib"] {
            for arguments in [
                ["explain", "--view", id, "--deep"], ["explain", "--view", "nobody"], ["explain", "--to", "landscape"],
                ["rotate", "--to", "landscape", "-o", "r.png"], ["tree"], ["look"], ["lint"], ["test"], ["record"],
                ["tree", "--root", id], ["look", "--more", id],
            ] {
                let line = [arguments[0], file] + arguments.dropFirst()
                expectNoForgedLine(try ReflowProcess(line, in: space.url), line.joined(separator: " "))
            }
        }
    }

    @Test("Nor does one of a suite file")
    func suites() throws {
        for text in ForgedLineProcessTests.files(of: .suite) {
            let space = try Workspace()
            try space.write(text, to: "reflow.json")
            try space.layout("login.json")
            for arguments in [
                ["lint", "."], ["test", ".", "--junit", "junit.xml", "--github"], ["look", "login.json"],
            ] {
                expectNoForgedLine(try ReflowProcess(arguments, in: space.url), "\(arguments[0]) with \(text)")
            }
            try expectNoForgedLine(inFilesOf: space, "report")
        }
    }

    @Test("Nor does one of a device file")
    func devices() throws {
        let space = try Workspace()
        try space.layout("login.json")
        for text in ForgedLineProcessTests.files(of: .devices) {
            try space.write(text, to: "devices.json")
            let run = try ReflowProcess(["lint", "login.json", "--device-file", "devices.json"], in: space.url)
            expectNoForgedLine(run, text)
        }
    }
}
