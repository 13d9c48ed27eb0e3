import Foundation
import ImageCodecs
import LayoutDocument
import LayoutLoading
import LayoutRules
import TestSupport
import Testing

@testable import Suites

@Suite("Lint: mistakes planted in layouts, in both orientations")
@MainActor
struct PlantedLayoutFaultTests {
    private static let layouts = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Layouts")

    /// The settings without small tap targets, which the sample layouts have on purpose.
    private static let settings = LintSettings(severities: [.smallTarget: .off])

    /// The findings for a text in place of a sample layout, with its images, on its first device.
    private func findings(_ text: String, _ name: String) throws -> [LocatedIssue] {
        if name == PlantedLayoutFault.documentName { return try findings(inDocument: text) }
        let parsed = LayoutDocument.parse(Data(text.utf8), file: "\(name).json", options: ParseOptions())
        let document = try #require(parsed.document, "\(parsed.diagnostics.map(\.description))")
        let source = LayoutSource(url: Self.layouts.appending(path: "\(name).json"))
        let maker = PictureMaker(options: PictureOptions())
        return try maker.findings(
            in: [(document, source)], shownAs: "\(name).json", on: [maker.devices(for: document)[0]]
        ).findings
    }

    /// The findings for a document beside its picture.
    private func findings(inDocument text: String) throws -> [LocatedIssue] {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "table.storyboard")
        try folder.write(PNG.encode(PlantedLayoutFault.thumbnail), to: "thumb.png")
        let source = LayoutSource(url: folder.url("table.storyboard"))
        let layout = try #require(try source.layouts(shownAs: "table.storyboard").layouts.first)
        let maker = PictureMaker(options: PictureOptions())
        return try maker.findings(
            in: [(layout.document, source)], shownAs: "table.storyboard",
            on: [maker.devices(for: layout.document)[0]]
        ).findings
    }

    /// The findings for a sample layout, on all of its devices.
    private func findings(
        in file: URL, _ options: PictureOptions, _ settings: LintSettings
    ) throws -> [LocatedIssue] {
        let source = LayoutSource(url: file)
        let maker = PictureMaker(options: options)
        return try source.layouts(shownAs: file.lastPathComponent).layouts.flatMap { layout in
            try maker.findings(
                in: [(layout.document, source)], shownAs: file.lastPathComponent,
                on: maker.devices(for: layout.document), settings.overridden(by: Self.settings)
            ).findings
        }
    }

    private func text(of layout: String) throws -> String {
        switch layout {
        case PlantedLayoutFault.boardName: return PlantedLayoutFault.boardLayout
        case PlantedLayoutFault.constrainedName: return PlantedLayoutFault.constrainedLayout
        case PlantedLayoutFault.maskedName: return PlantedLayoutFault.maskedLayout
        case PlantedLayoutFault.documentName: return PlantedLayoutFault.documentText
        default: return try String(contentsOf: Self.layouts.appending(path: "\(layout).json"), encoding: .utf8)
        }
    }

    /// The results for the mistakes of one kind.
    private struct Tally {
        /// The number of layouts and orientations with such mistakes.
        var portrait = 0
        var landscape = 0
        var found = 0
        var missed = 0
        /// The findings that no mistake explains.
        var wrong = 0

        static func + (one: Tally, other: Tally) -> Tally {
            Tally(
                portrait: one.portrait + other.portrait, landscape: one.landscape + other.landscape,
                found: one.found + other.found, missed: one.missed + other.missed, wrong: one.wrong + other.wrong)
        }

        func line(_ name: String) -> String {
            let numbers = [portrait, landscape, found, missed, wrong].map { number in
                String(repeating: " ", count: 11 - "\(number)".count) + "\(number)"
            }
            return "    " + name.padding(toLength: 20, withPad: " ", startingAt: 0) + numbers.joined()
        }
    }

    @Test("Each is found in each orientation in which it is there, and nothing is said of other views")
    func found() throws {
        var tallies: [IssueKind: Tally] = [:]
        // The findings in the unchanged layouts, by name. They are computed once, because many faults are planted in
        // one layout.
        var known: [String: [LocatedIssue]] = [:]
        for fault in PlantedLayoutFault.all {
            let text = try text(of: fault.layout)
            let before = try known[fault.layout] ?? findings(text, fault.layout)
            known[fault.layout] = before
            tallies[fault.kind, default: Tally()] =
                try tallies[fault.kind, default: Tally()]
                + check(fault, in: text, known: before)
        }
        print("Lint, planted mistakes       portrait  landscape      found     missed      false")
        for kind in IssueKind.allCases { print((tallies[kind] ?? Tally()).line(kind.rawValue)) }
        print(tallies.values.reduce(Tally(), +).line("all"))
    }

    private func check(_ fault: PlantedLayoutFault, in text: String, known: [LocatedIssue]) throws -> Tally {
        let findings = try LintBaseline(known)
            .marking(findings(fault.planted(in: text), fault.layout)).filter { !$0.isKnown }
        var tally = Tally()
        for orientation in fault.orientations {
            let here = findings.filter { $0.orientation == orientation }
            let isFound = here.contains { $0.kind == fault.kind && $0.view == fault.view }
            #expect(isFound, "\(fault.testDescription): missed in \(orientation): \(here.map(\.text))")
            if orientation == "portrait" { tally.portrait += 1 } else { tally.landscape += 1 }
            if isFound { tally.found += 1 } else { tally.missed += 1 }
        }
        let unrelated = findings.filter { finding in
            finding.view != fault.view && !fault.others.contains(finding.view)
                || finding.kind == fault.kind && finding.view == fault.view
                    && !fault.orientations.contains(finding.orientation)
        }
        #expect(unrelated.isEmpty, "\(fault.testDescription): \(unrelated.map(\.text))")
        tally.wrong = unrelated.count
        // Every finding has a position and a suggested fix.
        for finding in findings {
            #expect(finding.line != nil, "\(finding.text)")
            #expect(finding.kind == .missingGlyphs || finding.message.contains("; "), "\(finding.text)")
            #expect(!finding.text.contains("\n"))
        }
        return tally
    }

    @Test("They are at least 60, of every kind, in both orientations where it can occur in both")
    func count() {
        #expect(PlantedLayoutFault.all.reduce(0) { $0 + $1.orientations.count } >= 60)
        for kind in IssueKind.allCases {
            let orientations = PlantedLayoutFault.all.filter { $0.kind == kind }.flatMap(\.orientations)
            let needed =
                switch kind {
                // These are only visible in comparison with the first orientation.
                case .outOfLine, .readingOrder: PlantedLayoutFault.turned
                // These are reported once, in the first orientation.
                case .idleConstraint: ["portrait"]
                default: PlantedLayoutFault.both
                }
            #expect(Set(orientations) == Set(needed), "\(kind.rawValue)")
        }
    }

    @Test("Nothing is found in the sample layouts on the devices of their suite, nor in the page for mistakes")
    func samples() throws {
        #expect(try findings(PlantedLayoutFault.boardLayout, PlantedLayoutFault.boardName).map(\.text) == [])
        let constrained = PlantedLayoutFault.constrainedLayout
        #expect(try findings(constrained, PlantedLayoutFault.constrainedName).map(\.text) == [])
        #expect(try findings(PlantedLayoutFault.maskedLayout, PlantedLayoutFault.maskedName).map(\.text) == [])
        #expect(try findings(inDocument: PlantedLayoutFault.documentText).map(\.text) == [])
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.layouts, includingPropertiesForKeys: nil
        ).filter { LayoutSet.isLayout($0) }
        #expect(files.count > 15)
        let document = try SuiteDocument.parse(
            Data(contentsOf: Self.layouts.appending(path: "reflow.json")), file: "reflow.json")
        for file in files {
            let name = file.deletingPathExtension().lastPathComponent
            let options = try PictureOptions().completed(
                by: document.settings(for: name).matrix, file: "reflow.json")
            let settings = document.settings(for: name).lint
            #expect(try findings(in: file, options, settings).map(\.text) == [])
        }
    }
}
