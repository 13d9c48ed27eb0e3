import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import TestSupport
import Testing

extension LayoutCase.Constraint {
    private static let mirroredAttributes: Set = ["leading", "trailing", "leadingMargin", "trailingMargin"]
    private static let unmirroredAttributes: Set = ["left", "right", "leftMargin", "rightMargin"]

    /// Whether the constraint is still satisfied after mirroring: between leading and trailing edges without a factor,
    /// or between centres without an offset. Vertical constraints and sizes always are.
    fileprivate var isMirrored: Bool {
        let attributes = [firstAttribute, secondAttribute ?? firstAttribute]
        if attributes.contains(where: LayoutCase.Constraint.unmirroredAttributes.contains) { return false }
        if attributes.contains("centerX") || attributes.contains("centerXWithinMargins") {
            return Set(attributes).count == 1 && (multiplier?.value ?? 1) == 1 && (constant ?? 0) == 0
        }
        guard attributes.contains(where: LayoutCase.Constraint.mirroredAttributes.contains) else { return true }
        return (multiplier?.value ?? 1) == 1
    }
}

extension LayoutCase {
    /// Whether a position is open. An open position is 0 in either direction.
    private var isAnyPositionOpen: Bool {
        guard case .frames(let frames) = expect else { return false }
        return frames.values.contains { $0[0] == nil }
    }

    /// Whether all constraints of the case can be mirrored, and constraints determine all positions.
    fileprivate var isMirrored: Bool {
        layoutDirection == nil && constraints.allSatisfy(\.isMirrored) && !isAnyPositionOpen
            // A switch's alignment rectangle is 2 points narrower on the right in either direction.
            && views.dropFirst().allSatisfy {
                $0.autoresizingMask == nil && $0.class != "UIScrollView" && $0.class != "UISwitch"
            }
            && views.allSatisfy { view in
                guard let margins = view.layoutMargins else { return true }
                return margins[1] == margins[3]
            } && safeAreaInsets.map { $0[1] == $0[3] } != false
    }
}

@MainActor
@Suite("Auto Layout: a case from right to left is its mirror image (autolayout.md §17)")
struct MirroredCaseTests {
    @Test(
        "Every view is mirrored in its superview, at each size",
        arguments: [
            ("solve", 24), ("intrinsic", 14), ("alignment", 3), ("guides", 2), ("stack", 30),
        ])
    func mirrored(kind: String, count: Int) throws {
        let cases = try LayoutCase.all(kind).filter(\.isMirrored)
        #expect(cases.count == count)
        for layoutCase in cases {
            let sizes = layoutCase.cases?.map(\.size) ?? [Array(layoutCase.views[0].frame?[2...] ?? [])]
            let plain = try frames(of: layoutCase, at: sizes, settings: CaseScreen.settings)
            var settings = CaseScreen.settings
            settings.layoutDirection = .rightToLeft
            let mirrored = try frames(of: layoutCase, at: sizes, settings: settings)
            for (size, (left, right)) in zip(sizes, zip(plain, mirrored)) {
                for view in layoutCase.views {
                    guard let superview = view.superview, let frame = left[view.id], let mirror = right[view.id],
                        let width = left[superview]?.width
                    else { continue }
                    let expected = CGRect(
                        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                    let distance = max(
                        (mirror.minX - expected.minX).magnitude, (mirror.minY - expected.minY).magnitude,
                        (mirror.width - expected.width).magnitude, (mirror.height - expected.height).magnitude)
                    #expect(distance <= 0.01, "\(layoutCase.id) \(view.id) at \(size): \(mirror), not \(expected)")
                }
            }
        }
    }

    private func frames(
        of layoutCase: LayoutCase, at sizes: [[Double]], settings: Simulation.Settings
    ) throws -> [[String: CGRect]] {
        try inWorld(settings: settings) { _ in
            let screen = try CaseScreen(layoutCase)
            return sizes.map { size in
                screen.resize(to: size)
                return screen.frames
            }
        }
    }
}
