import Foundation
import Screens
import Testing

@testable import Comparison

@Suite("What happened to a view, as text and read back")
struct ViewChangeTextTests {
    @Test("Values read back from their text are the values that were written")
    func values() {
        let values: [ViewChange.What] = [
            .differences([FrameDifference(.x, old: "16", new: "28")]),
            .differences([
                FrameDifference(.boundsY, old: "0", new: "40"), FrameDifference(.width, old: "361", new: "337.5"),
                FrameDifference(.text, old: "\"a, b\"", new: "none"),
                FrameDifference(.autoresizingMask, old: "W+H", new: "none"),
            ]),
            .differences([
                FrameDifference(.look(.backgroundColor), old: "none", new: "#34C759"),
                FrameDifference(.look(.font), old: "\"system bold 17\"", new: "\"system 15\""),
            ]),
            // A value that reads like a difference belongs to the difference before it.
            .differences([FrameDifference(.text, old: "\"a, x 1", new: "\"")]),
            .color(RepaintedView.ColorChange(old: 0xFF00_7AFF, new: 0x8034_C759)), .drawnDifferently,
            .words("added at (40 200; 100 30)"), .words("removed, was at (0 0; 1 1) with 3 views inside"), .words(""),
        ]
        for value in values { #expect(ViewChange.What(description: value.description) == value) }
    }

    @Test(
        "A text that is none of ours is kept, byte for byte",
        arguments: [
            "x 16", "x → 28", "z 1 → 2", "x 1 → 2, ", "color #12345 → #123456", "color #00000000FF → #000000",
            "color red → blue", "color #ff0000 → #00FF00", "drawn", "caf\u{e9} 1 → 2", "text cafe\u{301} → caf\u{e9}",
        ])
    func foreign(text: String) {
        #expect(ViewChange.What(description: text).description.utf8.elementsEqual(text.utf8))
    }

    @Test("A length differs by points; what is no length, or no number, has no shift")
    func shifts() {
        #expect(FrameDifference(.x, old: "43.3333", new: "55.3333").shift.map { ($0 * 1000).rounded() } == 12_000)
        #expect(FrameDifference(.boundsHeight, old: "-4", new: "-5.25").shift == -1.25)
        #expect(FrameDifference(.alpha, old: "1", new: "0.5").shift == nil)
        #expect(FrameDifference(.position, old: "2", new: "3").shift == nil)
        #expect(FrameDifference(.x, old: "none", new: "3").shift == nil)
    }
}
