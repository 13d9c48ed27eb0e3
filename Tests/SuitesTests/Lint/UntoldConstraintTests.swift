import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Testing

@testable import Suites

@Suite("Lint keeps no constraint to itself: those that are left out, and conflicts after the twentieth")
@MainActor
struct UntoldConstraintTests {
    private let source = LayoutSource(url: URL(filePath: "/nowhere/page.json"))

    private func document(_ text: String) throws -> LayoutDocument {
        try #require(LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions()).document)
    }

    private func findings(_ text: String) throws -> [LocatedIssue] {
        try PictureMaker(options: PictureOptions())
            .findings(in: [(document(text), source)], shownAs: "page.json", on: [.default]).findings
    }

    private func notes(_ text: String) throws -> [Diagnostic] {
        try PictureMaker(options: PictureOptions()).stage(for: document(text), source: source, on: .default).notes
    }

    /// A page of boxes, each as wide as the next one times a factor; the last one is 10 wide.
    private func page(_ factor: String) -> String {
        """
        { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
          "subviews": [{ "class": "UIView", "id": "a" }, { "class": "UIView", "id": "b" },
            { "class": "UIView", "id": "c" }],
          "constraints": ["a.leading == self.leading", "b.leading == self.leading", "c.leading == self.leading",
            "a.top == self.top", "b.top == a.bottom", "c.top == b.bottom",
            "a.height == 5", "b.height == 5", "c.height == 5", "c.width == 10",
            "a.width == \(factor) * b.width",
            "b.width == \(factor) * c.width"] } }
        """
    }

    @Test("A constraint that is left out is an error with its line and what to do, and the only issue that follows")
    func leftOut() throws {
        let found = try findings(page("1000000"))
        #expect(found.allSatisfy { $0.kind == .constraintConflict && $0.severity == .error })
        #expect(
            LocatedIssue.lines(of: found) == [
                "page.json:7: iPhone 15 portrait, landscapeRight: a has a constraint that is left out: a.width == 1e+06 "
                    + "× b.width (line 7): with it, a number becomes larger than 1e12; use a smaller factor"
            ])
    }

    @Test("The warning has the place, too, and the advice helps")
    func warning() throws {
        let found = try notes(page("1000000"))
        #expect(
            found.map(\.description) == [
                "page.json:7:5: warning: a.width == 1e+06 × b.width is left out: with it, a number becomes larger than "
                    + "1e12; use a smaller factor"
            ])
        #expect(try notes(page("3")) == [])
        #expect(try findings(page("3")).filter { $0.kind == .constraintConflict } == [])
    }

    @Test(
        "What is to be done follows from the numbers of the constraint",
        arguments: [
            (1e6, 0, UnsolvedConstraint.Problem.tooLarge, "use a smaller factor"),
            (-1e6, 3, .inexact, "use a smaller factor"), (1e-8, -100_000, .inexact, "use a larger factor"),
            (1, 1e9, .tooLarge, "use a smaller constant"),
            (1, 0, .tooLarge, "use smaller numbers in the constraints of a"),
            (1e6, 0, .tooEntangled, "relate views to the view around them instead of to each other"),
        ] as [(CGFloat, CGFloat, UnsolvedConstraint.Problem, String)])
    func cure(factor: CGFloat, constant: CGFloat, problem: UnsolvedConstraint.Problem, cure: String) {
        let member = UnsatisfiableConstraints.Member("a.width == b.width")
        let constraint = UnsolvedConstraint(
            view: "a", member: member, problem: problem, factor: factor, constant: constant)
        #expect(constraint.cure == cure)
    }

    // MARK: Many conflicts

    /// A column of rows that are at least 44 high, from the top of the page to its bottom.
    private func column(of count: Int) -> String {
        let rows = (1...count).map { #"{ "class": "UIView", "id": "v\#($0)" }"# }
        let constraints = (1...count).flatMap { row in
            [
                "v\(row).top == \(row == 1 ? "self.top" : "v\(row - 1).bottom")", "v\(row).height >= 44",
                "v\(row).leading == self.leading", "v\(row).trailing == self.trailing",
            ]
        }
        return """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852],
              "subviews": [\(rows.joined(separator: ", "))],
              "constraints": [\((constraints + ["v\(count).bottom == self.bottom"]).map { "\"\($0)\"" }
                .joined(separator: ", "))] } }
            """
    }

    @Test("Of 60 rows 19 fit into 852 points: 20 of the 41 conflicts are one issue, and one more counts the others")
    func counted() throws {
        let found = try findings(column(of: 60)).filter { $0.kind == .constraintConflict }
        let portrait = found.filter { $0.orientation == "portrait" }
        #expect(portrait.count == 2)
        let last = try #require(portrait.last)
        #expect(
            last.text
                == "page.json:1: iPhone 15 portrait: page has 21 more sets of conflicting constraints; resolve the "
                + "others first")
        #expect(last.severity == .error)
        let landscape = found.filter { $0.orientation == "landscapeRight" }
        #expect(landscape.count { $0.message.contains("more sets of conflicting constraints") } == 1)
    }

    @Test("In landscape 8 rows fit: issues and count together are all the others", arguments: [25, 60])
    func turned(rows: Int) throws {
        let stage = try PictureMaker(options: PictureOptions())
            .stage(for: document(column(of: rows)), source: source, on: .default)
        _ = stage.turn(to: .landscape)
        let facts = try #require(stage.screen(StageRequest(facts: stage.lintRequest())).facts).constraints
        let standing = facts.conflicts.count { conflict in
            conflict.occurrences.contains { $0.orientation == .landscapeRight && !$0.isTransient }
        }
        #expect(standing >= 11)
        #expect(standing + facts.furtherConflicts == rows - 8)
    }

    @Test("Conflicts that are all told have no count: the broken rows of one column are one issue")
    func few() throws {
        // Only 19 rows fit.
        let found = try findings(column(of: 25)).filter { $0.orientation == "portrait" }
        let conflicts = found.filter { $0.kind == .constraintConflict }
        #expect(conflicts.count == 1)
        // The other five of the six that are broken: two by name.
        #expect(conflicts.first?.message.contains(" and 3 others. Conflict in ") == true)
        #expect(!found.contains { $0.message.contains("more set") })
    }

    @Test("However many rows there are, an issue stays one short line, with the broken constraint in it")
    func short() throws {
        let found = try findings(column(of: 60)).filter { $0.message.contains("conflicting constraints: ") }
        #expect(!found.isEmpty)
        for issue in found {
            #expect(issue.message.count < 1_500, "\(issue.message)")
            #expect(issue.message.contains("(broken"))
            #expect(
                issue.message.contains(#/ \| [0-9]+ more\. The same constraints contradict .+ others\. Conflict in /#))
        }
    }
}
