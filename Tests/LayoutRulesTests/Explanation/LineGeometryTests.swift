import Foundation
import KitValues
import LayoutRules
import Testing

@Suite("Where the line of a constraint lies")
struct LineGeometryTests {
    /// The left edges of a card at (16 59; 196 120) and of its title at (24 67; 180 20).
    fileprivate static let card = CGRect(x: 16, y: 59, width: 0, height: 120)
    fileprivate static let title = CGRect(x: 24, y: 67, width: 0, height: 20)
    private let page = CGRect(x: 0, y: 0, width: 393, height: 852)

    @Test(
        "Between two edges: across what lies beside both, along both where they are one, with a finer line to what is aside",
        arguments: [
            // The line is at the middle of the title's height, which is the common part of both edges.
            (
                LineGeometryTests.title, LineGeometryTests.card, UILayoutConstraintAxis.horizontal,
                LineGeometry(.distance, .horizontal, from: 24, to: 16, track: 77, room: 67...87, reach: 59...179)
            ),
            // The edges are equal except for rounding, so the line runs along their common part.
            (
                LineGeometryTests.title.offsetBy(dx: -7.67, dy: 0), LineGeometryTests.card, .horizontal,
                LineGeometry(.alignment, .vertical, from: 67, to: 87, track: 16.33)
            ),
            // Two tops are side by side, so the line runs from one to the other.
            (
                CGRect(x: 10, y: 100, width: 50, height: 0), CGRect(x: 80, y: 100, width: 60, height: 0), .vertical,
                LineGeometry(.alignment, .horizontal, from: 10, to: 140, track: 100)
            ),
            // The target of the line is not beside the view, so the line stays at the view.
            (
                CGRect(x: 100, y: 0, width: 0, height: 20), CGRect(x: 60, y: 50, width: 0, height: 40), .horizontal,
                LineGeometry(.distance, .horizontal, from: 100, to: 60, track: 10, room: 0...20, reach: 50...90)
            ),
            // Two middles are one above the other.
            (
                CGRect(x: 0, y: 30, width: 80, height: 0), CGRect(x: 20, y: 10, width: 200, height: 0), .vertical,
                LineGeometry(.distance, .vertical, from: 30, to: 10, track: 50, room: 20...80, reach: 20...220)
            ),
        ] as [(CGRect, CGRect, UILayoutConstraintAxis, LineGeometry)])
    func between(own: CGRect, other: CGRect, axis: UILayoutConstraintAxis, expected: LineGeometry) {
        let line = LineGeometry.between(own, other, along: axis)
        #expect(line.shape == expected.shape && line.axis == expected.axis)
        #expect((line.from - expected.from).magnitude < 0.001 && (line.to - expected.to).magnitude < 0.001)
        #expect((line.track - expected.track).magnitude < 0.001)
        #expect(line.room == expected.room)
        #expect(line.shape == .alignment || line.reach == expected.reach)
    }

    @Test("A size is a line as long as the view: below it or right of it, inside where the picture ends")
    func along() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
        let width = LineGeometry.along(rect, .horizontal)
        #expect(width.shape == .length && width.from == 10 && width.to == 110 && width.track == 67)
        let height = LineGeometry.along(rect, .vertical)
        #expect(height.from == 20 && height.to == 60 && height.track == 117)
        // The lines are seven points inside the edge, like lines outside.
        let inside = LineGeometry.apart([.along(page, .horizontal), .along(page, .vertical)], in: page)
        #expect(inside.map(\.track) == [845, 386])
    }

    @Test("Parallel lines on one place lie 12 points apart, in the order in which they come; others stay")
    func apart() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
        let elsewhere = CGRect(x: 200, y: 20, width: 100, height: 40)
        let lines = LineGeometry.apart(
            [
                .along(rect, .horizontal), .along(rect, .horizontal), .along(rect, .horizontal),
                .along(elsewhere, .horizontal), .along(rect, .vertical),
                .between(
                    CGRect(x: 10, y: 90, width: 100, height: 0), CGRect(x: 10, y: 90, width: 100, height: 0),
                    along: .vertical),
            ], in: page)
        #expect(lines.map(\.track) == [67, 79, 91, 67, 117, 90])
    }

    @Test("A line of a view beyond the picture stays there; rectangles without numbers make no trouble")
    func outside() {
        let beyond = LineGeometry.along(CGRect(x: 500, y: 20, width: 10, height: 40), .vertical)
        #expect(LineGeometry.apart([beyond], in: page).map(\.track) == [517])
        for rect in [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect.infinite] {
            for axis in [UILayoutConstraintAxis.horizontal, .vertical] {
                let lines = LineGeometry.apart([.along(rect, axis), .between(rect, page, along: axis)], in: page)
                #expect(lines.allSatisfy { $0.from.isFinite && $0.to.isFinite && $0.track.isFinite })
            }
        }
    }

    @Test(
        "An autoresizing mask: springs where it stretches, struts where it does not (behaviour.md §1.1)",
        arguments: [
            ([.length], ["the left margin stays 16", "flexibleWidth", "the right margin stays 159"]),
            ([.before], ["flexibleLeftMargin", "the width stays 200", "the right margin stays 159"]),
            ([.before, .after], ["flexibleLeftMargin", "the width stays 200", "flexibleRightMargin"]),
            ([.before, .length, .after], ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]),
            // The margin behind the view follows from the other two.
            ([], ["the left margin stays 16", "the width stays 200"]),
        ] as [(AxisFlexibility, [String])])
    func mask(flexibility: AxisFlexibility, names: [String]) {
        let parts = LineGeometry.mask(
            flexibility, CGRect(x: 16, y: 40, width: 200, height: 30), in: CGRect(x: 0, y: 0, width: 375, height: 667),
            along: .horizontal)
        #expect(parts.map(\.name) == names)
        for (geometry, name) in parts { #expect((geometry.shape == .spring) == name.hasPrefix("flexible"), "\(name)") }
        let ends = parts.map { [$0.geometry.from, $0.geometry.to] }
        #expect(ends == Array([[16, 0], [16, 216], [216, 375]].prefix(names.count)))
    }

    @Test("Down, the parts of a mask have their own names; a margin of nothing lies along the edge")
    func maskDown() {
        let parts = LineGeometry.mask(
            .after, CGRect(x: 0, y: 0, width: 50, height: 40), in: CGRect(x: 0, y: 0, width: 100, height: 100),
            along: .vertical)
        #expect(parts.map(\.name) == ["the top margin stays 0", "the height stays 40", "flexibleBottomMargin"])
        #expect(parts.map(\.geometry.shape) == [.alignment, .length, .spring])
        #expect(parts[0].geometry.axis == .horizontal && parts[0].geometry.to == 50)
    }

    @Test("A line is called by its identifier, a stack view's by what it says; what has no place is a note, said once")
    func view() {
        let geometry = LineGeometry.along(CGRect(x: 10, y: 20, width: 100, height: 40), .horizontal)
        let view = ViewConstraints(
            view: "title", rect: CGRect(x: 10, y: 20, width: 100, height: 40),
            causes: [
                (geometry, LayoutCause(.constraint, "title.width ≤ 200 @750", identifier: "readable", error: 210)),
                (geometry, LayoutCause(.stack, "one.trailing == two.leading", identifier: "UISV-spacing")),
                (geometry, LayoutCause(.constraint, "title.width == 3", identifier: "")),
                (nil, LayoutCause(.window, "the window gives its root view its size")),
                (nil, LayoutCause(.window, "the window gives its root view its size")),
            ], in: page)
        #expect(view.lines.map(\.name) == ["readable", "one.trailing == two.leading", "title.width == 3"])
        #expect(
            view.lines.map(\.text) == [
                "readable: title.width ≤ 200 @750", "one.trailing == two.leading", "title.width == 3",
            ])
        #expect(view.lines.map(\.isSatisfied) == [false, true, true])
        #expect(view.lines[0].start == CGPoint(x: 10, y: 67) && view.lines[0].end == CGPoint(x: 110, y: 67))
        #expect(view.notes == ["the window gives its root view its size"])
    }
}
