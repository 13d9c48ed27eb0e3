import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@testable import Suites

@Suite("Lint: mistakes planted in layouts, in both orientations")
@MainActor
struct PlantedLayoutFaultTests {
    private static let layouts = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Layouts")

    /// The kinds that this table is about. Small tap targets are what the sample layouts have on purpose.
    private static let settings = LintSettings(severities: [.smallTarget: .off])

    /// Of a text in place of a sample layout, with the images of those, on its first device.
    private func findings(_ text: String, _ name: String) throws -> [LocatedIssue] {
        let parsed = LayoutDocument.parse(Data(text.utf8), file: "\(name).json")
        let document = try #require(parsed.document, "\(parsed.diagnostics.map(\.description))")
        let source = LayoutSource(url: Self.layouts.appending(path: "\(name).json"))
        let maker = PictureMaker(options: PictureOptions())
        return try maker.findings(
            in: document, source: source, shownAs: "\(name).json", on: maker.devices(for: document)[0], Self.settings
        ).findings
    }

    /// Of a sample layout, on all of its devices.
    private func findings(
        in file: URL, _ options: PictureOptions, _ settings: LintSettings
    ) throws -> [LocatedIssue] {
        let source = LayoutSource(url: file)
        let maker = PictureMaker(options: options)
        return try source.layouts(shownAs: file.lastPathComponent).layouts.flatMap { layout in
            try maker.devices(for: layout.document).flatMap { device in
                try maker.findings(
                    in: layout.document, source: source, shownAs: file.lastPathComponent, on: device,
                    settings.overridden(by: Self.settings)
                ).findings
            }
        }
    }

    private func text(of layout: String) throws -> String {
        if layout == PlantedLayoutFault.boardName { return PlantedLayoutFault.boardLayout }
        return try String(contentsOf: Self.layouts.appending(path: "\(layout).json"), encoding: .utf8)
    }

    @Test(
        "Each is found in each orientation in which it is there, and nothing is said of other views",
        arguments: PlantedLayoutFault.all)
    func found(_ fault: PlantedLayoutFault) throws {
        let text = try text(of: fault.layout)
        let findings = try LintBaseline(findings(text, fault.layout))
            .marking(findings(fault.planted(in: text), fault.layout)).filter { !$0.isKnown }
        for orientation in fault.orientations {
            let here = findings.filter { $0.orientation == orientation }
            #expect(
                here.contains { $0.kind == fault.kind && $0.view == fault.view },
                "missed in \(orientation): \(here.map(\.text))")
        }
        let unrelated = findings.filter { finding in
            finding.view != fault.view && !fault.others.contains(finding.view)
                || finding.kind == fault.kind && finding.view == fault.view
                    && !fault.orientations.contains(finding.orientation)
        }
        #expect(unrelated.isEmpty, "\(unrelated.map(\.text))")
        // Every finding says where, and what helps.
        for finding in findings {
            #expect(finding.line != nil, "\(finding.text)")
            #expect(finding.kind == .missingGlyphs || finding.message.contains("; "), "\(finding.text)")
            #expect(!finding.text.contains("\n"))
        }
    }

    @Test("They are at least 60, of every kind that shows in a picture")
    func count() {
        #expect(PlantedLayoutFault.all.reduce(0) { $0 + $1.orientations.count } >= 60)
        let kinds = Set(PlantedLayoutFault.all.map(\.kind))
        let rest = Set(IssueKind.allCases).subtracting(kinds)
        // The others have tables of their own: LintTests, and those of constraints in PlantedFaultTests.
        #expect(
            rest == [
                .noArea, .offScreen, .beyondEdge, .hidden, .smallTarget, .constraintConflict, .ambiguousLayout,
                .idleConstraint,
            ])
    }

    @Test("Nothing is found in the sample layouts on the devices of their suite, nor in the page for mistakes")
    func samples() throws {
        #expect(try findings(PlantedLayoutFault.boardLayout, PlantedLayoutFault.boardName).map(\.text) == [])
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
