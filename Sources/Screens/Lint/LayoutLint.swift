import Foundation
import LayoutRules

/// Finds mistakes in a layout from the facts about its screen.
///
/// It looks at what people read, touch and see: letters rather than the labels around them, controls, images, and what
/// custom classes draw. Images and backgrounds may run to an edge of the screen, content of a scroll view can be
/// scrolled to, and what a superview clips completely was hidden on purpose.
package struct LayoutLint {
    /// Anything less is rounding, in points.
    static let tolerance: CGFloat = 0.5
    /// The minimum size of a tap target in Apple's Human Interface Guidelines, in points.
    private static let finger: CGFloat = 44

    private let screen: ScreenFacts
    private let ignored: Set<String>
    private var issues: [LayoutIssue] = []

    /// The issues of a screen: first view by view in drawing order, then overlaps.
    ///
    /// Views hidden behind others are included: ``LayoutIssue/telling(_:)`` decides from all orientations whether that
    /// is intended.
    /// - Parameter ignored: names or identifiers of views to leave out.
    package static func issues(on screen: ScreenFacts, ignoring ignored: Set<String> = []) -> [LayoutIssue] {
        var lint = LayoutLint(screen: screen, ignored: ignored)
        for view in screen.views { lint.check(view) }
        lint.checkOverlaps()
        return lint.constraintIssues + lint.issues
    }

    private init(screen: ScreenFacts, ignored: Set<String>) {
        self.screen = screen
        self.ignored = ignored
    }

    private func isIgnored(_ view: ViewFacts) -> Bool {
        ignored.contains(view.name) || view.identifier.map(ignored.contains) ?? false
    }

    private mutating func report(_ view: ViewFacts, _ problem: LayoutIssue.Problem) {
        if !isIgnored(view) { issues.append(LayoutIssue(view: view.name, problem: problem)) }
    }

    // MARK: Constraints

    private var constraintIssues: [LayoutIssue] {
        let facts = screen.constraints
        var issues = facts.conflicts.map { LayoutIssue(view: $0.report.view, problem: .conflict($0)) }
        for view in facts.open where !ignored.contains(view.identifier ?? view.name) {
            issues.append(LayoutIssue(view: view.name, problem: .ambiguous(view.numbers)))
        }
        issues += facts.idle.map { LayoutIssue(view: $0.view, problem: .idle($0)) }
        return issues.filter { !ignored.contains($0.view) }
    }

    // MARK: One view

    private mutating func check(_ view: ViewFacts) {
        guard view.kind != .surface, view.visible != nil else { return }
        guard view.hasArea else { return report(view, .noArea(view.size)) }
        if screen.isOnScreen, !view.isScrolled {
            guard view.rect.intersects(screen.bounds) else { return report(view, .offScreen) }
            checkPlace(view)
        }
        checkClipping(view)
        for text in view.texts { check(text, of: view) }
        if view.needsFinger(of: LayoutLint.finger) { report(view, .smallTarget(view.size)) }
    }

    private mutating func checkPlace(_ view: ViewFacts) {
        let reach = view.kind == .control ? view.rect : view.essential
        if view.kind != .picture {
            for (edge, points) in reach.excess(beyond: screen.bounds)
            where !(view.kind == .drawing && spans(view.rect, along: edge)) {
                report(view, .beyondEdge(edge, points))
            }
        }
        let shown = view.essential.intersection(screen.bounds)
        guard !shown.isNull else { return }
        for (edge, points) in shown.excess(beyond: screen.safeArea) where !isMeantToBleed(view, at: edge) {
            report(view, .covered(by: screen.covers[edge], edge, points))
        }
    }

    /// Images and drawings may run to the edge. Controls may only if they are as long as the edge and show nothing
    /// there.
    private func isMeantToBleed(_ view: ViewFacts, at edge: ScreenEdge) -> Bool {
        switch view.kind {
        case .text: false
        case .control: view.essential == view.rect && spans(view.rect, along: edge)
        case .picture, .drawing, .surface: screen.bleeds(view.essential, at: edge)
        }
    }

    /// Whether a rectangle covers a whole edge of the screen, as a background does.
    private func spans(_ rect: CGRect, along edge: ScreenEdge) -> Bool {
        switch edge {
        case .top, .bottom: rect.minX <= screen.bounds.minX && rect.maxX >= screen.bounds.maxX
        case .left, .right: rect.minY <= screen.bounds.minY && rect.maxY >= screen.bounds.maxY
        }
    }

    private mutating func checkClipping(_ view: ViewFacts) {
        // An image larger than the view that clips it is cropped on purpose.
        guard view.kind != .picture else { return }
        let reach = view.kind == .drawing ? view.rect : view.essential
        for index in view.clips {
            let clip = screen.clips[index]
            guard reach.intersects(clip.rect) else { return }
            let cut = reach.excess(beyond: clip.rect)
            for (edge, points) in cut { report(view, .clipped(by: clip.name, edge, points)) }
            if !cut.isEmpty { return }
        }
    }

    private mutating func check(_ text: ViewFacts.Text, of view: ViewFacts) {
        let isCut =
            text.isTruncated && text.needs.width > text.has.width + LayoutLint.tolerance
            || text.needs.height > text.has.height + 1
        guard isCut else { return }
        report(
            view,
            .truncated(
                part: text.part, needs: text.needs, has: text.has, hidden: text.hidden, limits: text.limits))
    }

    // MARK: Overlaps

    private mutating func checkOverlaps() {
        let seen = screen.views.filter { $0.visible != nil && $0.hasArea }
        for (index, below) in seen.enumerated() {
            for above in seen[(index + 1)...] {
                guard above.group == below.group, !below.contains(above), !isIgnored(below) else { continue }
                if Overlap.hides(above, below) {
                    if !isIgnored(above) { report(below, .hidden(behind: above.name)) }
                } else if let shared = Overlap.between(below, above) {
                    report(above, .overlapping(below.name, shared.size))
                }
            }
        }
    }
}

extension ViewFacts {
    fileprivate var hasArea: Bool { size.width > 0 && size.height > 0 }

    fileprivate func contains(_ other: ViewFacts) -> Bool { other.order > order && other.order <= lastInside }

    /// Whether it is a tap target that is too small, and smaller than UIKit's own control of its kind.
    fileprivate func needsFinger(of finger: CGFloat) -> Bool {
        guard let target else { return false }
        let isTooNarrow = size.width < finger
        let isTooLow = size.height < finger
        guard let usual = target.standardSize else { return isTooNarrow || isTooLow }
        return isTooNarrow && usual.width > size.width + 0.5 || isTooLow && usual.height > size.height + 0.5
    }
}

extension CGRect {
    /// How far it extends beyond the other rectangle, in points, for each edge at which it does.
    fileprivate func excess(beyond bounds: CGRect) -> [(ScreenEdge, CGFloat)] {
        [
            (.top, bounds.minY - minY), (.left, bounds.minX - minX), (.bottom, maxY - bounds.maxY),
            (.right, maxX - bounds.maxX),
        ].filter { $0.1 > LayoutLint.tolerance }
    }
}
