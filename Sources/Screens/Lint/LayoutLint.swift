import Basics
import Foundation
import LayoutRules

/// Finds mistakes in a layout from the facts about its screen.
///
/// It looks at what people read, touch and see: letters rather than the labels around them, controls, images, and what
/// custom classes draw. Images and backgrounds may run to an edge of the screen, content of a scroll view can be
/// scrolled to, and what is in a superview without size was hidden on purpose.
package struct LayoutLint {
    /// Anything less is rounding, in points.
    static let tolerance: CGFloat = 0.5
    /// The box around letters is larger than the letters, by so many points.
    static let letters: CGFloat = 2
    /// As near to an edge a control is touched all the same, in points.
    static let touch: CGFloat = 4
    /// The minimum size of a tap target in Apple's Human Interface Guidelines, in points.
    private static let finger: CGFloat = 44

    let screen: ScreenFacts
    let ignored: IgnoredViews
    /// The places of the views that can hide something, by their number among all views.
    let covers: BoxGrid
    var issues: [LayoutIssue] = []

    /// The issues of a layout in each of its orientations: of each screen alone, first view by view in drawing order,
    /// then overlaps and scroll views; then what shows only when it is compared with the first screen.
    /// - Parameters:
    ///   - ignored: names or identifiers of views to leave out.
    ///   - knowsTextSizes: whether the caller compares several text sizes. One text size does not tell whether a
    ///     constraint beside a text has an effect.
    package static func issues(
        on screens: [ScreenFacts], ignoring ignored: Set<String> = [], knowsTextSizes: Bool = false
    ) -> [[LayoutIssue]] {
        let ignored = IgnoredViews(names: ignored)
        let alone = LayoutIssue.telling(
            screens.map { issues(on: $0, ignoring: ignored) },
            isCompletedByCode: screens.contains(where: \.isCompletedByCode), knowsTextSizes: knowsTextSizes)
        return zip(alone, TurnLint.issues(on: screens, ignoring: ignored)).map { $0 + $1 }
    }

    /// Texts and controls that other views hide in every orientation. They may be put away on purpose, so they are none
    /// of the issues; whoever looks for a view wants to know.
    package static func putAway(on screens: [ScreenFacts], ignoring ignored: Set<String> = []) -> [LayoutIssue] {
        let ignored = IgnoredViews(names: ignored)
        return LayoutIssue.putAway(screens.map { issues(on: $0, ignoring: ignored) })
    }

    /// Views hidden behind others are included: ``LayoutIssue/telling(_:)`` decides from all orientations whether that
    /// is intended.
    private static func issues(on screen: ScreenFacts, ignoring ignored: IgnoredViews) -> [LayoutIssue] {
        var lint = LayoutLint(screen: screen, ignored: ignored)
        for number in screen.views.indices { lint.check(screen.views[number], number) }
        lint.checkOverlaps()
        lint.checkScrolling()
        return lint.constraintIssues + lint.issues
    }

    private init(screen: ScreenFacts, ignored: IgnoredViews) {
        self.screen = screen
        self.ignored = ignored
        var covers = BoxGrid()
        for (number, view) in screen.views.enumerated() where view.isPlaced && Overlap.mayHide(view) {
            if let visible = view.visible { covers.insert(number, at: visible) }
        }
        self.covers = covers
    }

    func isIgnored(_ view: ViewFacts) -> Bool { ignored.contains(view.name, view.identifier) }

    mutating func report(_ view: ViewFacts, _ problem: LayoutIssue.Problem) {
        if !isIgnored(view) { issues.append(LayoutIssue(view: view.name, line: view.line, problem: problem)) }
    }

    private mutating func check(_ view: ViewFacts, _ number: Int) {
        guard view.kind != .surface else { return }
        guard view.visible != nil else {
            if view.isPlaced, view.hasArea { _ = checkClipping(view) }
            return
        }
        if view.isPlaced {
            guard view.hasArea else { return report(view, .noArea(view.size, view.missing)) }
            if screen.isOnScreen {
                guard view.isScrolled || view.rect.intersects(screen.bounds) else { return reportOffScreen(view) }
                checkPlace(view)
            }
            checkLetters(of: view, clippedBy: checkClipping(view))
        }
        for text in view.texts { check(text, of: view, number) }
        if view.isSizeKnown, view.needsFinger(of: LayoutLint.finger) { report(view, .smallTarget(view.size)) }
        // That what is behind a card or a bar gets no touches goes without saying.
        if let obstacle = view.obstacle, !isHidden(view, number, by: [.surface]) { report(view, .unreached(obstacle)) }
        if let natural = view.stretchedPicture, view.isSizeKnown, distorts(natural, into: view.size) {
            report(view, .distorted(natural: natural, shown: view.size))
        }
        if view.isEmptyButton, showsNothing(view) { report(view, .emptyButton(view.size)) }
    }
}

extension ViewFacts {
    var hasArea: Bool { size.width > 0 && size.height > 0 }

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
    func excess(beyond bounds: CGRect) -> [(ScreenEdge, CGFloat)] {
        [
            (.top, bounds.minY - minY), (.left, bounds.minX - minX), (.bottom, maxY - bounds.maxY),
            (.right, maxX - bounds.maxX),
        ].filter { $0.1 > LayoutLint.tolerance }
    }
}
