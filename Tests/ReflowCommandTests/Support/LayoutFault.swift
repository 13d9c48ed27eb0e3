import Foundation
import Testing

/// A layout with one fault in `Tests/Fixtures/faults`, the output of a look for it, and an edit that repairs it.
struct LayoutFault: Sendable, CustomTestStringConvertible {
    let name: String
    /// The words in the output of a look: the view, the fault with its figures, and the suggested change.
    let words: [String]
    /// The faulty text in the file, and its replacement.
    let fault: String
    let cure: String
    /// Whether the look itself fails. A view that merely changes its position may be intended.
    var fails = true

    var testDescription: String { name }

    /// - Throws: if the text to repair occurs never or more than once.
    func repaired() throws -> String {
        let file = try text()
        try #require(file.components(separatedBy: fault).count == 2, "\(name) does not have \(fault) once")
        return file.replacingOccurrences(of: fault, with: cure)
    }

    func text() throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: tests.appending(path: "Fixtures/faults/\(name).json"), encoding: .utf8)
    }

    /// All faults. Figures: in landscape the safe area of an iPhone 15 is 734 × 372 points at 59,0 in a window of 852 ×
    /// 393, in portrait 393 × 759 at 0,59 (behaviour.md §9).
    static let all: [LayoutFault] = [
        LayoutFault(
            name: "rotation-off-screen",
            words: [
                // 690 + 50 - 393.
                "landscapeRight: buy: is off screen: it ends 347 pt beyond the bottom edge; add flexibleTopMargin",
                "[line 8, mask W]",
            ],
            fault: #"[16, 690, 361, 50], "autoresizingMask": ["flexibleWidth"]"#,
            cure: #"[16, 690, 361, 50], "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"]"#),
        LayoutFault(
            // The card is 620 - (852 - 372) = 140 high.
            name: "rotation-clipped",
            words: [
                "landscapeRight: gate: is clipped by card", "at the bottom; make card larger", "[line 10, mask W+BM]",
                "height 527 → 140",
            ],
            fault: #"[16, 126, 329, 22], "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"]"#,
            cure: #"[16, 100, 329, 22], "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"]"#),
        LayoutFault(
            // 734 - 16 - 361 = 357.
            name: "mask-banner",
            words: [
                "banner: no longer fills its superview: left margin 16, right margin 16 → 357 [line 8, mask RM+BM]"
            ],
            fault: #""flexibleRightMargin", "flexibleBottomMargin"], "backgroundColor""#,
            cure: #""flexibleWidth", "flexibleBottomMargin"], "backgroundColor""#, fails: false),
        LayoutFault(
            // 734 - 333 - 44 = 357.
            name: "mask-close",
            words: [
                "close: no longer at the right edge: left margin 333, right margin 16 → 357 [line 8, mask RM+BM]"
            ], fault: #"[333, 4, 44, 44], "autoresizingMask": ["flexibleRightMargin""#,
            cure: #"[333, 4, 44, 44], "autoresizingMask": ["flexibleLeftMargin""#, fails: false),
        LayoutFault(
            name: "overlap",
            words: ["landscapeRight: crew: overlaps arrival", "[line 9, mask W+BM]", "arrival: y 547 → 160"],
            fault: "[16, 164, 361, 24]", cure: "[16, 120, 361, 24]"),
        LayoutFault(
            // From 220 to 244.
            name: "overlap-buttons",
            words: ["landscapeRight: now: overlaps later by 170 × 24 pt", "[line 9, mask BM]", "later: y 607 → 220"],
            fault: #"[16, 200, 170, 44], "autoresizingMask": ["flexibleBottomMargin"]"#,
            cure: #"[16, 160, 170, 44], "autoresizingMask": ["flexibleBottomMargin"]"#),
        LayoutFault(
            // 59 - 16.
            name: "safe-area",
            words: [
                "landscapeRight: heading: extends 43 pt into the safe-area inset of the Dynamic Island; keep it in the safe area",
                "[line 5, mask RM+BM]",
            ],
            fault: "[16, 70, 300, 34]", cure: "[64, 70, 300, 34]"),
        LayoutFault(
            name: "truncation",
            words: ["landscapeRight: terms: is truncated", "has 120 × 22", "[line 8, a variation sets"],
            fault: "[16, 84, 120, 22]", cure: "[16, 84, 320, 22]"),
        LayoutFault(
            name: "refusal-controller",
            words: [
                "stays: screen (UIViewController) supports portrait, but not landscapeRight",
                "Include landscapeRight in supportedInterfaceOrientations of screen", "[refusal-controller.json:3]",
            ], fault: #""supportedInterfaceOrientations": ["portrait"]"#,
            cure: #""supportedInterfaceOrientations": ["portrait", "landscapeRight"]"#),
        LayoutFault(
            name: "refusal-application",
            words: [
                "stays: The application supports portrait, but not landscapeRight", "(refusal-application.json:3)",
            ],
            fault: #""supportedInterfaceOrientations": ["portrait"]"#,
            cure: #""supportedInterfaceOrientations": ["portrait", "landscapeRight"]"#),
        LayoutFault(
            // 240 + 8 + 300 - 372.
            name: "conflict-height",
            words: [
                "landscapeRight: map: conflicting constraints: the constraints need 176 points more than the height of the "
                    + "window; give list.height == 300 or map.height == 240 a priority below 1000, or let the content scroll",
                "map.height == 240 (broken) (line 8)", "list.height == 300 (line 12)",
            ], fault: #""map.height == 240""#, cure: #""map.height == 240 @500""#),
        LayoutFault(
            name: "conflict-widths",
            words: [
                "both orientations: card: conflicting constraints: card has two widths, 200 and 240; remove one of them",
                "card.width == 200 (broken) (line 8) | card.width == 240 (line 9)",
            ], fault: ",\n        \"card.width == 240\" ]", cure: " ]"),
    ]
}
