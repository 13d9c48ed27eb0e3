import Foundation
import Screens
import Testing

@testable import Comparison

@Suite("What happened to a view, as text")
struct ViewChangeTextTests {
    @Test("Values as people read them")
    func values() {
        let values: [(ViewChange.What, String)] = [
            (
                .differences([
                    FrameDifference(.boundsY, from: 0, to: 40), FrameDifference(.width, from: 361, to: 337.5),
                    FrameDifference(.text, old: "\"a, b\"", new: "none"),
                    FrameDifference(.look(.backgroundColor), old: "none", new: "#34C759"),
                ]), "bounds.y 0 → 40, width 361 → 337.5, text \"a, b\" → none, backgroundColor none → #34C759"
            ),
            (.color(RepaintedView.ColorChange(old: 0xFF00_7AFF, new: 0x8034_C759)), "color #007AFF → #34C75980"),
            (.drawnDifferently, "drawn differently"),
            (.words("added at (40 200; 100 30)"), "added at (40 200; 100 30)"),
        ]
        for (value, text) in values { #expect(value.description == text) }
    }

    @Test("Every property is found by its name", arguments: FrameDifference.Property.allCases + [.look(.ofClass)])
    func properties(property: FrameDifference.Property) {
        #expect(FrameDifference.Property(rawValue: property.rawValue) == property)
    }

    @Test(
        "A colour is read from six or eight digits, and nothing else is one",
        arguments: [
            ("#007AFF", 0xFF00_7AFF), ("#34C75980", 0x8034_C759), ("#00000000", 0), ("#12345", nil),
            ("#000000000", nil),
            ("red", nil), ("#+00000", nil), ("", nil),
        ] as [(String, UInt32?)])
    func colors(text: String, color: UInt32?) {
        #expect(RepaintedView.ColorChange.color(text) == color)
    }

    @Test("A length differs by points; what is no length, or no number, has no shift")
    func shifts() {
        #expect(FrameDifference(.x, from: 43.3333, to: 55.3333).shift.map { ($0 * 1000).rounded() } == 12_000)
        #expect(FrameDifference(.boundsHeight, from: -4, to: -5.25).shift == -1.25)
        #expect(FrameDifference(.alpha, old: "1", new: "0.5").shift == nil)
        #expect(FrameDifference(.position, old: "2", new: "3").shift == nil)
        // The text shows 100.333 − 43.3333, the difference of the printed numbers; the exact one is 57.00000.
        #expect(
            FrameDifference(.x, from: 130 / 3, to: 301 / 3).shift.map { ($0 * 10_000).rounded() } == 569_997)
        #expect(FrameDifference(.x, old: "none", new: "3").shift == nil)
    }
}
