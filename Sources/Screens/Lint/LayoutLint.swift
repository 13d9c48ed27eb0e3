import Basics
import Foundation
import LayoutRules

/// Finds mistakes in a layout from the facts about its screen.
///
/// It examines visible content: letters rather than the labels around them, controls, images, and drawings of custom
/// classes. Images and backgrounds may extend to an edge of the screen. Content of a scroll view can be scrolled into
/// view. Content of a superview without size was hidden on purpose.
package struct LayoutLint {
    /// The tolerance in points; anything less is caused by rounding.
    static let tolerance: CGFloat = 0.5
    /// The distance between letters and the edge of their box, in points.
    static let letters: CGFloat = 2
    /// The distance from an edge within which a control can still be touched, in points.
    static let touch: CGFloat = 4
    /// The minimum size of a tap target in Apple's Human Interface Guidelines, in points.
    static let finger: CGFloat = 44

    let screen: ScreenFacts
    let ignored: IgnoredViews
    /// The boxes of the views that can hide others, by their number among all views.
    let covers: BoxGrid
    var issues: [LayoutIssue] = []

    /// The issues of a layout in each of its orientations: first those of each screen alone, view by view in drawing
    /// order, then overlaps and scroll views; then those found by comparing the screen with the first one.
    /// - Parameters:
    ///   - ignored: names or identifiers of ignored views.
    ///   - knowsTextSizes: whether the caller compares several text sizes. With a single text size, it is unknown
    ///     whether a constraint beside a text has an effect.
    package static func issues(
        on screens: [ScreenFacts], ignoring ignored: Set<String> = [], knowsTextSizes: Bool = false
    ) -> [[LayoutIssue]] {
        let ignored = IgnoredViews(names: ignored)
        let alone = LayoutIssue.telling(
            screens.map { issues(on: $0, ignoring: ignored) },
            isCompletedByCode: screens.contains(where: \.isCompletedByCode), knowsTextSizes: knowsTextSizes)
        return zip(alone, TurnLint.issues(on: screens, ignoring: ignored)).map { $0 + $1 }
    }

    /// Texts and controls that other views hide in every orientation. They may be hidden on purpose, so they are not
    /// issues, but they are of interest to a user who searches for a view.
    package static func putAway(on screens: [ScreenFacts], ignoring ignored: Set<String> = []) -> [LayoutIssue] {
        let ignored = IgnoredViews(names: ignored)
        return LayoutIssue.putAway(screens.map { issues(on: $0, ignoring: ignored) })
    }

    /// The issues of one screen. Views hidden behind others are included: ``LayoutIssue/telling(_:)`` decides from all
    /// orientations whether that is intended.
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
        // It is not reported that a view hidden by a card or a bar gets no touches.
        if let obstacle = view.obstacle, !isHidden(view, number, by: [.surface]) { report(view, .unreached(obstacle)) }
        if let natural = view.stretchedPicture, view.isSizeKnown, distorts(natural, into: view.size) {
            report(view, .distorted(natural: natural, shown: view.size))
        }
        if view.isEmptyButton, showsNothing(view) { report(view, .emptyButton(view.size)) }
    }
}

extension ViewFacts {
    var hasArea: Bool { size.width > 0 && size.height > 0 }

    /// Whether the view is a tap target that is smaller than the minimum and than UIKit's own control of its kind.
    fileprivate func needsFinger(of finger: CGFloat) -> Bool {
        guard let target else { return false }
        let isTooNarrow = size.width < finger
        let isTooLow = size.height < finger
        guard let usual = target.standardSize else { return isTooNarrow || isTooLow }
        return isTooNarrow && usual.width > size.width + 0.5 || isTooLow && usual.height > size.height + 0.5
    }
}

extension CGRect {
    /// The distance by which this rectangle extends beyond another one, in points, for each edge at which it does.
    func excess(beyond bounds: CGRect) -> [(ScreenEdge, CGFloat)] {
        [
            (.top, bounds.minY - minY), (.left, bounds.minX - minX), (.bottom, maxY - bounds.maxY),
            (.right, maxX - bounds.maxX),
        ].filter { $0.1 > LayoutLint.tolerance }
    }
}
