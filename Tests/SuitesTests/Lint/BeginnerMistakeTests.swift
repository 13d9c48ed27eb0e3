import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@testable import Suites

@Suite("Lint: beginners' mistakes are one line each, and what the line advises helps")
@MainActor
struct BeginnerMistakeTests {
    /// The findings about constraints and positions, without the lists of constraints in conflicts, and without the
    /// file.
    private func issues(_ text: String) throws -> [String] {
        let document = try #require(
            LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document)
        let maker = PictureMaker(options: PictureOptions())
        let source = LayoutSource(url: URL(filePath: "/nowhere/page.json"))
        let kinds: Set<IssueKind> = [
            .constraintConflict, .ambiguousLayout, .idleConstraint, .noArea, .clipped, .outsideParent, .overlapping,
            .offScreen, .beyondEdge,
        ]
        let found = try maker.findings(in: [(document, source)], shownAs: "page.json", on: [.default]).findings
            .filter { kinds.contains($0.kind) }
        return LocatedIssue.lines(of: found).map { line in
            line.replacing(#/^page\.json:[0-9]+: iPhone 15 /#, with: "").replacing(#/\. Sum: .*/#, with: "")
                .replacing(#/ends [0-9.]+ pt/#, with: "ends N pt")
        }
    }

    @Test("One cause, one line", arguments: BeginnerMistake.all)
    func line(mistake: BeginnerMistake) throws {
        #expect(try issues(mistake.layout) == mistake.issues)
    }

    @Test("After what the line advises, nothing is left to say", arguments: BeginnerMistake.all)
    func cure(mistake: BeginnerMistake) throws {
        #expect(mistake.cured != mistake.layout)
        #expect(try issues(mistake.cured) == [])
    }
}
