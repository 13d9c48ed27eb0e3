import Comparison
import Foundation
import FoundationXML
import ImageCodecs
import Screens
import Snapshots
import Suites
import Testing

@Suite("What build servers read")
struct ServerReportTests {
    /// A text with characters that are special in XML, Markdown, shells and workflows, or not allowed in XML.
    private static let awkward = "<b>&\"'`*_|@user #1 ]]> 100%\u{0}\u{1B}\u{FFFF}\r\n::error::x\n```\nü 😀"

    private static func entry(
        _ name: String, _ status: SnapshotStatus, file: String = "Layouts/a.json", message: String? = nil,
        changes: [String] = [], whats: [ViewChange.What] = [], line: Int? = nil, isAcceptable: Bool = false
    ) -> ReportEntry {
        var entry = ReportEntry(
            .picture, name: name, path: "a/\(name)", file: file, layout: "a", device: "iphone-8", status: status)
        entry.state = "portrait"
        entry.message = message
        entry.changes = (whats + changes.map(ViewChange.What.words)).map {
            ViewChangeReport(view: "title", kinds: [.moved], what: $0, before: nil, after: nil)
        }
        for index in entry.changes.indices { entry.changes[index].line = line }
        entry.isAcceptable = isAcceptable
        return entry
    }

    // MARK: JUnit

    /// The elements of a document in order, each with its attributes.
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String], text: String)] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) {
            elements.append((elementName, attributeDict, ""))
            isInside = true
        }

        private var isInside = false

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if isInside { elements[elements.count - 1].text += string }
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
        ) {
            isInside = false
        }
    }

    private func read(_ xml: String) throws -> [(name: String, attributes: [String: String], text: String)] {
        let reader = Reader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(xml)")
        return reader.elements
    }

    @Test("JUnit: a suite for each file, a case for each picture; counts are those of the cases")
    func junit() throws {
        let xml = JUnitXML(
            entries: [
                Self.entry("a", .passed),
                Self.entry("b", .changed, message: "1 pixel differs.", changes: ["x 16 → 28"]),
                Self.entry("c", .missing, file: "Layouts/c.json"), Self.entry("d", .recorded),
                Self.entry("e", .refused, message: "stays"), Self.entry("f", .skipped, message: "never did"),
                Self.entry("g", .broken, message: "no file"),
            ], problems: [RunProblem(file: "Layouts/d.json", message: "Layouts/d.json:1: error")])
        let elements = try read(xml.text)
        #expect(
            elements.map(\.name) == [
                "testsuites", "testsuite", "testcase", "testcase", "failure", "testcase", "testcase", "failure",
                "testcase", "skipped", "testcase", "error", "testsuite", "testcase", "failure", "testsuite", "testcase",
                "error",
            ])
        func counts(_ place: Int) -> [String?] {
            ["name", "tests", "failures", "errors", "skipped"].map { elements[place].attributes[$0] }
        }
        #expect(counts(0) == ["reflow test", "8", "3", "2", "1"])
        #expect(counts(1) == ["Layouts/a.json", "6", "2", "1", "1"])
        #expect(counts(12) == ["Layouts/c.json", "1", "1", "0", "0"])
        #expect(counts(15) == ["Layouts/d.json", "1", "0", "1", "0"])
        #expect(elements[3].attributes == ["name": "b", "classname": "a", "file": "Layouts/a.json"])
        #expect(elements[4].attributes == ["message": "title: x 16 → 28", "type": "changed"])
        #expect(elements[4].text == "title: x 16 → 28\n1 pixel differs.")
    }

    @Test("JUnit: a suite takes as long as its cases and laying out, all of it as long as its suites, where measured")
    func junitTimes() throws {
        var entries = [Self.entry("a", .passed), Self.entry("b", .passed), Self.entry("c", .passed, file: "c.json")]
        (entries[0].seconds, entries[1].seconds) = (0.25, 0.5)
        var log = ReportEntry(
            .log, name: "a", path: "a/a", file: "Layouts/a.json", layout: "a", device: "iphone-8", status: .passed)
        log.seconds = 0.125
        let xml = JUnitXML(
            entries: entries + [log],
            problems: [RunProblem(.notRun, file: "d.json", message: "d.json: it was not run")],
            layoutSeconds: ["Layouts/a.json": 2])
        #expect(
            try read(xml.text).map { $0.attributes["time"] } == [
                "2.875", "2.875", "0.25", "0.5", "0.125", nil, nil, nil, nil, nil,
            ])
    }

    @Test("JUnit: goldens that count as obsolete are failures of a suite of their own")
    func junitObsolete() throws {
        let xml = JUnitXML(
            entries: [Self.entry("a", .passed)],
            problems: [RunProblem.obsolete("Snapshots/old/old.png"), RunProblem.obsolete("Snapshots/old/old.txt")])
        let elements = try read(xml.text)
        #expect(
            elements.map(\.name) == [
                "testsuites", "testsuite", "testcase", "testsuite", "testcase", "failure", "testcase", "failure",
            ])
        #expect(elements[0].attributes["tests"] == "3" && elements[0].attributes["failures"] == "2")
        #expect(elements[3].attributes["name"] == "obsolete goldens" && elements[3].attributes["failures"] == "2")
        #expect(elements[4].attributes["file"] == "Snapshots/old/old.png")
        #expect(elements[5].attributes["type"] == "obsolete")
        #expect(elements[5].attributes["message"]?.hasPrefix("Snapshots/old/old.png: no layout owns") == true)
    }

    @Test("JUnit: any text is text, and what cannot be seen or has no place in XML is replaced")
    func junitEscaping() throws {
        let xml = JUnitXML(entries: [Self.entry(Self.awkward, .changed, file: Self.awkward, message: Self.awkward)])
        let elements = try read(xml.text)
        let kept = "<b>&\"'`*_|@user #1 ]]> 100%\\u0000\\u001B\u{FFFD}\r\n::error::x\n```\nü 😀"
        #expect(elements[1].attributes["name"]?.unicodeScalars.elementsEqual(kept.unicodeScalars) == true)
        #expect(elements[2].attributes["name"]?.unicodeScalars.elementsEqual(kept.unicodeScalars) == true)
        #expect(elements[3].text.unicodeScalars.elementsEqual(kept.unicodeScalars))
        #expect(try read(JUnitXML(entries: []).text).map(\.name) == ["testsuites"])
    }

    // MARK: Markdown

    @Test("Markdown lists only what is not as it should be, what changed alike together, and how to accept it")
    func markdown() {
        let report = MarkdownReport(
            entries: [
                Self.entry("a", .passed), Self.entry("b", .changed, changes: ["x 16 → 28"], isAcceptable: true),
                Self.entry("c", .missing, message: "There is no golden picture.", isAcceptable: true),
                Self.entry("it's", .changed, file: "Layouts/b.json", changes: ["x 16 → 28"], isAcceptable: true),
                Self.entry("d", .skipped),
            ], problems: [RunProblem(file: "Layouts/d.json", message: "Layouts/d.json:1: error")],
            acceptCommand: ["reflow", "accept", "--report", "my report"])
        #expect(
            report.text == """
                ### Reflow: 2 changed, 1 missing, 1 not shown, of 5 pictures

                ```text
                Layouts/d.json:1: error
                ```

                **changed**, 2 alike

                - `b` in `Layouts/a.json`
                - `it's` in `Layouts/b.json`

                ```text
                title: x 16 → 28
                ```

                **missing**

                - `c` in `Layouts/a.json`

                ```text
                There is no golden picture.
                ```

                If all of this is intended:

                ```sh
                reflow accept --report 'my report' b c 'it'\\''s'
                ```

                """)
    }

    @Test("Markdown lists goldens that count as obsolete, also where nothing else is wrong")
    func markdownObsolete() {
        let problems = (0..<22).map { RunProblem.obsolete("Snapshots/old/\($0).png") }
        let alone = MarkdownReport(entries: [Self.entry("a", .passed)], problems: Array(problems.prefix(1)))
        #expect(
            alone.text == """
                ### Reflow: 1 obsolete golden file

                **obsolete**: no layout owns these goldens; run `reflow prune` to remove them

                - `Snapshots/old/0.png`

                """)
        let text = MarkdownReport(entries: [Self.entry("a", .missing)], problems: problems).text
        #expect(text.hasPrefix("### Reflow: 1 missing, of 1 pictures; 22 obsolete golden files\n"))
        #expect(text.contains("- `Snapshots/old/19.png`\n- and 2 more\n"))
    }

    @Test("Markdown is empty where nothing changed, and never longer than a comment may be")
    func markdownLimits() {
        #expect(MarkdownReport(entries: [Self.entry("a", .passed), Self.entry("b", .skipped)]).text == "")
        let many = (0..<3000).map {
            Self.entry("picture-\($0)", .changed, message: "\($0) pixels differ.", isAcceptable: true)
        }
        let text = MarkdownReport(entries: many).text
        #expect(text.utf16.count < 65_536)
        #expect(text.contains("more: see the report."))
    }

    @Test("Markdown: no name ends its code, in a line or in a block")
    func markdownEscaping() {
        let text = MarkdownReport(entries: [Self.entry("`a``b", .changed, message: "```\n@user\n`\u{301}````")]).text
        #expect(text.contains("- ``` `a``b ``` in `Layouts/a.json`\n"))
        #expect(text.contains("\n`````text\n```\n@user\n`\u{301}````\n`````\n"))
    }

    // MARK: GitHub

    @Test("GitHub: an error for each file, ten at most, and no text begins a command of its own")
    func annotations() {
        let lines = GitHubAnnotations(
            entries: [
                Self.entry("a", .passed), Self.entry("b", .changed, message: "50 %", changes: ["x 16 → 28"]),
                Self.entry("c", .missing, file: "Layouts/c, d: e.json"), Self.entry("d", .changed),
            ],
            problems: [
                RunProblem(file: "Layouts/x.json", line: 3, message: "Layouts/x.json:3: error"),
                RunProblem(.notRun, file: "Layouts/y.json", message: "Layouts/y.json: it was not run"),
            ]
        ).lines
        #expect(
            lines == [
                "::error file=Layouts/x.json,line=3,title=Layout cannot be shown::Layouts/x.json:3: error",
                "::error file=Layouts/y.json,title=Layout was not run::Layouts/y.json: it was not run",
                "::error file=Layouts/a.json,title=2 pictures to review::changed: b%0Atitle: x 16 → 28%0A50 %25%0Achanged: d",
                "::error file=Layouts/c%2C d%3A e.json,title=c missing::missing: c",
            ])
        let many = GitHubAnnotations(
            entries: (0..<40).map { Self.entry("a", .changed, file: "Layouts/\($0).json") }
        ).lines
        #expect(many.count == 10)
        #expect(many.last == "::error title=Reflow::And 31 more files: see the report.")
        let ten = GitHubAnnotations(
            entries: (0..<10).map { Self.entry("a", .changed, file: "Layouts/\($0).json") }
        ).lines
        #expect(ten.count == 10 && ten.last?.hasPrefix("::error file=Layouts/9.json,") == true)
        let awkward = GitHubAnnotations(entries: [Self.entry(Self.awkward, .changed, file: Self.awkward)]).lines
        #expect(awkward.count == 1)
        #expect(awkward[0].unicodeScalars.allSatisfy { $0 != "\n" && $0 != "\r" })
        #expect(GitHubAnnotations(entries: [Self.entry("a", .passed)]).lines == [])
    }

    @Test("GitHub: an error stands at the line of the first view whose line is known, and at none where none is")
    func annotationLines() {
        let lines = GitHubAnnotations(entries: [
            Self.entry("a", .changed, changes: ["x 1 → 2"]), Self.entry("b", .changed, changes: ["x 1 → 2"], line: 7),
            Self.entry("c", .changed, changes: ["x 1 → 2"], line: 3),
            Self.entry("d", .changed, file: "Layouts/d.json", changes: ["x 1 → 2"]),
        ]).lines
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("::error file=Layouts/a.json,line=7,title=3 pictures to review::") == true)
        #expect(lines.last?.hasPrefix("::error file=Layouts/d.json,title=d changed::") == true)
    }

    @Test("GitHub: goldens that count as obsolete are one error")
    func annotationOfObsolete() {
        let one = RunProblem.obsolete("Snapshots/old/a.png")
        #expect(
            GitHubAnnotations(entries: [], problems: [one]).lines == [
                "::error file=Snapshots/old/a.png,title=Golden is obsolete::Snapshots/old/a.png: no layout owns this "
                    + "golden; run \"reflow prune\" to remove it"
            ])
        let many = GitHubAnnotations(
            entries: [], problems: [one] + (0..<9).map { RunProblem.obsolete("Snapshots/old/\($0).png") }
        ).lines
        #expect(many.count == 1)
        #expect(many[0].hasPrefix("::error file=Snapshots/old/a.png,title=10 goldens are obsolete::"))
        #expect(many[0].hasSuffix("%0Aand 2 more"))
    }

    // MARK: Clusters

    private static func x(_ old: CGFloat, _ new: CGFloat) -> ViewChange.What {
        .differences([FrameDifference(.x, from: old, to: new)])
    }

    @Test("Pictures are alike whose views moved by as much, or else whose pixels changed alike; others are not")
    func clusters() {
        let entries = [
            Self.entry("a", .changed, message: "1 pixel", whats: [Self.x(16, 28)]),
            Self.entry("b", .changed, message: "2 pixels", whats: [Self.x(43.3333, 55.3333)]),
            Self.entry("c", .changed, whats: [Self.x(16, 29)]), Self.entry("d", .changed, message: "it is no PNG"),
            Self.entry("e", .changed, message: "it is no PNG"), Self.entry("f", .passed),
            Self.entry("g", .missing, message: "it is no PNG"),
        ]
        let clusters = ChangeClusters(of: entries)
        let ids = entries.map { clusters[$0]?.id }
        #expect(ids[0] != nil && ids[0] == ids[1])
        #expect(ids[2] != nil && ids[2] != ids[0])
        #expect(ids[3] != nil && ids[3] == ids[4])
        #expect(ids[5] == nil && ids[6] == nil)
        #expect(clusters[entries[0]]?.title == "title: x +12")
    }

    @Test("Views that are drawn differently are alike only where as many pixels are")
    func vague() {
        func picture(_ changed: Range<Int>) -> Bitmap {
            Bitmap(width: 30, height: 30, pixels: (0..<900).map { changed.contains($0) ? .max : 0xFF00_0000 })
        }
        let entries = [60..<90, 90..<120, 90..<119].enumerated().map { index, changed in
            var entry = Self.entry("\(index)", .changed, whats: [.drawnDifferently])
            entry.pixels = PixelReport(PixelComparison(reference: picture(0..<0), actual: picture(changed)))
            return entry
        }
        let clusters = ChangeClusters(of: entries)
        let ids = entries.map { clusters[$0]?.id }
        #expect(ids[0] != nil && ids[0] == ids[1] && ids[2] != nil && ids[2] != ids[0])
        #expect(clusters[entries[2]]?.title == "title: drawn differently")
    }

    @Test("A change of a text is called by the lines that came and went, three at most")
    func texts() {
        func title(_ message: String, _ lines: [String]) -> String? {
            var entry = ReportEntry(
                .text, name: "T.t.1.txt", path: "T/t.1.txt", file: "T.swift", layout: "T", device: "text",
                status: .changed)
            entry.message = message
            entry.changedLines = lines
            return ChangeClusters(of: [entry])[entry]?.title
        }
        #expect(title("@@ −1,3 +1,3 @@\n\u{2007}same\n−old\n+new\n\u{2007}same", ["−old", "+new"]) == "−old; +new")
        #expect(title("", ["−1", "−2", "+3", "+4", "+5"]) == "−1; −2; +3; and 2 more")
        #expect(title("The bytes differ from offset 1 on.", []) == "The bytes differ from offset 1 on.")
    }

    @Test("Of a change only what is a length of a place is taken as a step from one value to another")
    func shifts() {
        func title(_ differences: FrameDifference...) -> String? {
            let entry = Self.entry("a", .changed, whats: [.differences(differences)])
            return ChangeClusters(of: [entry])[entry]?.title
        }
        typealias Difference = FrameDifference
        #expect(
            title(Difference(.x, from: 16, to: 28), Difference(.width, from: 361, to: 337.5))
                == "title: x +12, width -23.5")
        #expect(
            title(Difference(.boundsY, from: 0, to: 40), Difference(.y, from: -4, to: -5.25))
                == "title: bounds.y +40, y -1.25")
        for difference in [
            Difference(.alpha, old: "1", new: "0.5"), Difference(.position, old: "2", new: "3"),
            Difference(.text, old: "\"x 1 → 2 of\"", new: "\"\""), Difference(.hidden, old: "no", new: "yes"),
            Difference(.safeAreaInsets, old: "(0 0 34 0)", new: "(0 0 0 0)"),
        ] {
            #expect(title(difference)?.hasSuffix(difference.description) == true)
        }
        // The difference does not depend on the view.
        let color = Difference(.look(.backgroundColor), old: "#007AFF", new: "#34C759")
        #expect(title(color) == "backgroundColor #007AFF → #34C759")
        #expect(
            title(Difference(.x, from: 1, to: 2), color) == "title: x +1, backgroundColor #007AFF → #34C759")
    }
}
