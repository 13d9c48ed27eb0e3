import Foundation
import KitValues
import LayoutRules
import TestSupport
import Testing

/// The rule is compared with views that Xcode's canvas, which is Apple's own code, laid out at another size. The canvas
/// rounds to whole points, while a device rounds down to the pixel (behaviour.md §1.6).
@Suite("Autoresizing, against what Apple's own code computed")
struct AutoresizingOracleTests {
    /// The rounding of flexible parts on a canvas.
    private enum CanvasRounding {
        /// Both edges are rounded to the nearest point.
        case nearestEdges
        /// The origin and the length are each rounded to the nearest point.
        case nearestLengths
        /// Both edges are rounded down.
        case edgesDown
    }

    /// The edits whose canvas did not round both edges to the nearest point.
    private static let otherRoundings: [String: CanvasRounding] = [
        "NowPlaying-1221bf66": .nearestLengths, "UIMainBar-6db8ec90": .nearestLengths,
        "ChatConversationView-ab91f511": .edgesDown, "ContactDetailsView-30a97794": .edgesDown,
    ]

    /// The views that the designer also moved in the same edit, along an axis on which no mask can have moved them,
    /// because the superview kept its height or the mask is empty.
    private static let movedByHand: [String: CGPoint] = [
        "NowPlaying-1221bf66 123": CGPoint(x: 0, y: 2), "NowPlaying-1221bf66 122": CGPoint(x: 0, y: 2),
        "NowPlaying-1221bf66 117": CGPoint(x: 0, y: 2), "NowPlaying-1221bf66 141": CGPoint(x: 0, y: 2),
        "Provenance-f59f5129 8hH-1M-Xm1": CGPoint(x: -1, y: 0),
        "Provenance-f59f5129 wUr-5z-cUs": CGPoint(x: -1, y: 0),
    ]

    /// A view before and after its superview was resized.
    private struct ResizedView {
        var edit: String
        var name: String
        var mask: UIViewAutoresizing
        var oldSuperview: CGSize
        var newSuperview: CGSize
        var oldFrame: CGRect
        var newFrame: CGRect

        init(_ cells: [String]) throws {
            try #require(cells.count == 8)
            let numbers = try cells[4...].map { cell in
                try cell.split(separator: " ").map { CGFloat(try #require(Double($0))) }
            }
            try #require(numbers.map(\.count) == [2, 2, 4, 4])
            edit = cells[0]
            name = "\(cells[0]) \(cells[1])"
            mask = UIViewAutoresizing(
                rawValue: cells[3].enumerated().reduce(0) { $1.element == "1" ? $0 | 1 << UInt($1.offset) : $0 })
            oldSuperview = CGSize(width: numbers[0][0], height: numbers[0][1])
            newSuperview = CGSize(width: numbers[1][0], height: numbers[1][1])
            oldFrame = CGRect(x: numbers[2][0], y: numbers[2][1], width: numbers[2][2], height: numbers[2][3])
            newFrame = CGRect(x: numbers[3][0], y: numbers[3][1], width: numbers[3][2], height: numbers[3][3])
        }

        /// The frame by the rule, with this rounding of the canvas.
        func expected(_ rounding: CanvasRounding) -> CGRect {
            let exact = resized(oldFrame, mask, from: oldSuperview, to: newSuperview, rounding: .none)
            let x = Self.rounded(
                (exact.origin.x, exact.size.width), from: (oldFrame.origin.x, oldFrame.size.width), rounding)
            let y = Self.rounded(
                (exact.origin.y, exact.size.height), from: (oldFrame.origin.y, oldFrame.size.height), rounding)
            return CGRect(x: x.min, y: y.min, width: x.length, height: y.length)
        }

        /// Whether the new frame is the expected one, moved by `hand`.
        func isExpected(_ rounding: CanvasRounding, movedBy hand: CGPoint = .zero) -> Bool {
            let frame = expected(rounding)
            return abs(newFrame.origin.x - frame.origin.x - hand.x) < 0.001
                && abs(newFrame.origin.y - frame.origin.y - hand.y) < 0.001
                && abs(newFrame.size.width - frame.size.width) < 0.001
                && abs(newFrame.size.height - frame.size.height) < 0.001
        }

        /// Rounds only the flexible parts.
        private static func rounded(
            _ exact: (min: CGFloat, length: CGFloat), from old: (min: CGFloat, length: CGFloat),
            _ rounding: CanvasRounding
        ) -> (min: CGFloat, length: CGFloat) {
            func whole(_ value: CGFloat) -> CGFloat {
                // A floating-point error must not make a half, or a whole number, smaller.
                rounding == .edgesDown ? (value + 1e-6).rounded(.down) : (value + 0.5 + 1e-6).rounded(.down)
            }
            let min = abs(exact.min - old.min) > 1e-9 ? whole(exact.min) : old.min
            guard abs(exact.length - old.length) > 1e-9 else { return (min, old.length) }
            return rounding == .nearestLengths
                ? (min, whole(exact.length)) : (min, whole(exact.min + exact.length) - min)
        }
    }

    private static func views() throws -> [ResizedView] {
        try Fixture.rows("resized-views.tsv").map(ResizedView.init)
    }

    @Test("§1.2, §1.6: 218 of 224 views are exactly where the rule puts them, the 6 that were moved by hand beside it")
    func everyView() throws {
        let views = try Self.views()
        #expect(views.count == 224)
        #expect(views.count { Self.movedByHand[$0.name] == nil } == 218)
        for view in views {
            let rounding = Self.otherRoundings[view.edit] ?? .nearestEdges
            let hand = Self.movedByHand[view.name] ?? .zero
            #expect(view.isExpected(rounding, movedBy: hand), "\(view), not \(view.expected(rounding))")
        }
    }

    @Test("§1.6: every exception is needed")
    func exceptions() throws {
        let views = try Self.views()
        for edit in Self.otherRoundings.keys {
            let views = views.filter { $0.edit == edit }
            #expect(!views.allSatisfy { $0.isExpected(.nearestEdges, movedBy: Self.movedByHand[$0.name] ?? .zero) })
        }
        for name in Self.movedByHand.keys {
            let view = try #require(views.first { $0.name == name })
            for rounding in [CanvasRounding.nearestEdges, .nearestLengths, .edgesDown] {
                #expect(!view.isExpected(rounding), "\(name)")
            }
        }
    }
}
