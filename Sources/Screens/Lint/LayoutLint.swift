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

    let screen: ScreenFacts
    let ignored: IgnoredViews
    /// The boxes of the views that can hide others, by their number among all views.
    let covers: BoxGrid
    private var issues: [LayoutIssue] = []

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
        let alone = LayoutIssue.reported(
            screens.map { issues(on: $0, ignoring: ignored) }, sharedNames: screens.map(\.sharedNames),
            isCompletedByCode: screens.contains(where: \.isCompletedByCode), knowsTextSizes: knowsTextSizes)
        return zip(alone, TurnedSiblings.issues(on: screens, ignoring: ignored)).map { $0 + $1 }
    }

    /// Texts and controls that other views hide in every orientation. They may be hidden on purpose, so they are not
    /// issues, but they are of interest to a user who searches for a view.
    package static func alwaysHidden(on screens: [ScreenFacts], ignoring ignored: Set<String> = []) -> [LayoutIssue] {
        let ignored = IgnoredViews(names: ignored)
        return LayoutIssue.alwaysHidden(screens.map { issues(on: $0, ignoring: ignored) })
    }

    // MARK: The checks

    typealias ScreenCheck = @Sendable (LayoutLint) -> [LayoutIssue]
    /// A check of a view, with its index among all views of the screen.
    typealias ViewCheck = @Sendable (ViewFacts, Int, LayoutLint) -> [any LayoutProblem]
    /// A check of one text of a view, with the view and its index among all views of the screen.
    typealias TextCheck = @Sendable (ViewFacts.Text, ViewFacts, Int, LayoutLint) -> (any LayoutProblem)?

    /// The checks of the constraints, whose issues come first.
    private static let constraintChecks: [ScreenCheck] = [
        LayoutIssue.Conflict.check, LayoutIssue.Ambiguous.check, LayoutIssue.Idle.check,
    ]
    /// The checks of views with a known position and a size.
    private static let placeChecks: [ViewCheck] = [
        LayoutIssue.BeyondEdge.check, LayoutIssue.Covered.check, LayoutIssue.Clipped.check,
        LayoutIssue.OutsideCard.check,
    ]
    private static let textChecks: [TextCheck] = [
        LayoutIssue.MissingGlyphs.check, LayoutIssue.LowContrast.check, LayoutIssue.Truncated.check,
    ]
    /// The checks of all views that are visible.
    private static let viewChecks: [ViewCheck] = [
        LayoutIssue.SmallTarget.check, LayoutIssue.OutsideParent.check, LayoutIssue.DisabledByParent.check,
        LayoutIssue.NoTouches.check, LayoutIssue.Distorted.check, LayoutIssue.EmptyButton.check,
    ]
    /// The checks of the screen as a whole, after its views.
    private static let screenChecks: [ScreenCheck] = [{ $0.overlaps }, LayoutIssue.Unreachable.check]

    // MARK: One screen

    /// The issues of one screen. Views hidden behind others are included; whether that is intended is decided later,
    /// from all orientations.
    private static func issues(on screen: ScreenFacts, ignoring ignored: IgnoredViews) -> [LayoutIssue] {
        var lint = LayoutLint(screen: screen, ignored: ignored)
        for number in screen.views.indices { lint.check(screen.views[number], number) }
        for check in screenChecks { lint.issues += check(lint) }
        return constraintChecks.flatMap { $0(lint) }.filter { !ignored.contains($0.view, nil) } + lint.issues
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

    private mutating func report(_ view: ViewFacts, _ problem: any LayoutProblem) {
        if !isIgnored(view) { issues.append(LayoutIssue(view: view.name, line: view.line, problem: problem)) }
    }

    private mutating func check(_ view: ViewFacts, _ number: Int, by checks: [ViewCheck]) {
        for check in checks {
            for problem in check(view, number, self) { report(view, problem) }
        }
    }

    private mutating func check(_ view: ViewFacts, _ number: Int) {
        guard view.kind != .surface else { return }
        guard view.visible != nil else {
            if view.isPlaced, view.hasArea { check(view, number, by: [LayoutIssue.Clipped.check]) }
            return
        }
        if view.isPlaced {
            guard view.hasArea else {
                return report(view, LayoutIssue.NoArea(size: view.size, missing: view.missing))
            }
            if screen.isOnScreen, !view.isScrolled, !view.rect.intersects(screen.bounds) {
                if let problem = LayoutIssue.OffScreen(view, on: self) { report(view, problem) }
                return
            }
            check(view, number, by: LayoutLint.placeChecks)
        }
        for text in view.texts {
            for check in LayoutLint.textChecks {
                if let problem = check(text, view, number, self) { report(view, problem) }
            }
        }
        check(view, number, by: LayoutLint.viewChecks)
    }

    /// The views that overlap or hide others.
    private var overlaps: [LayoutIssue] {
        var search = OverlapSearch(
            screen.views.filter { $0.visible != nil && $0.hasArea && $0.isPlaced && !isIgnored($0) })
        var issues = search.finds().map { find in
            switch find.relation {
            case .hides:
                LayoutIssue(find.below, LayoutIssue.Hidden(view: find.below.name, above: find.above.name))
            case .overlaps(let shared):
                LayoutIssue(
                    find.above,
                    LayoutIssue.Overlapping(below: find.below.name, shared: shared.size, hasOthers: find.hasOthers))
            }
        }
        if let first = search.crowded.first {
            issues.append(LayoutIssue(first, LayoutIssue.Crowded(others: search.crowded.count - 1)))
        }
        return issues
    }

    /// Whether a view in front of this one hides it.
    func isHidden(
        _ view: ViewFacts, _ number: Int, by kinds: Set<ViewFacts.Kind> = [.surface, .text, .control]
    ) -> Bool {
        guard view.isPlaced, let seen = view.visible else { return false }
        return covers.numbers(near: seen, after: number).contains { number in
            let above = screen.views[number]
            return kinds.contains(above.kind) && above.group == view.group && !view.contains(above)
                && Overlap.hides(above, view)
        }
    }
}

extension LayoutIssue {
    fileprivate init(_ view: ViewFacts, _ problem: any LayoutProblem) {
        self.init(view: view.name, line: view.line, problem: problem)
    }
}

extension ViewFacts {
    fileprivate var hasArea: Bool { size.width > 0 && size.height > 0 }
}

extension ScreenFacts {
    /// Whether a rectangle is as large as the screen, like the root view.
    func isFilled(by rect: CGRect) -> Bool { rect.insetBy(dx: -1, dy: -1).contains(bounds) }

    /// Whether a rectangle covers a whole edge of the screen, as a background does.
    func isSpanned(by rect: CGRect, along edge: ScreenEdge) -> Bool {
        switch edge {
        case .top, .bottom: rect.minX <= bounds.minX && rect.maxX >= bounds.maxX
        case .left, .right: rect.minY <= bounds.minY && rect.maxY >= bounds.maxY
        }
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

extension CGSize {
    /// The size as text: `44 × 20.3333`
    var text: String { "\(width.sixDigitText) × \(height.sixDigitText)" }
}
