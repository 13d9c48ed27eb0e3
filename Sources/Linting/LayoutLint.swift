import Foundation
import Geometry
import LayoutRules
package import ReflowKit

/// Looks for what is wrong with a layout as it stands.
///
/// What counts is what people read, touch and look at: letters rather than the labels round them, controls, pictures,
/// and what an app's own classes draw. Pictures and backgrounds that run to an edge of the screen do so on purpose; what
/// lies in a scroll view can be scrolled to; and what a superview clips away altogether has been put away.
@MainActor
package struct LayoutLint {
    /// Less than this is rounding, in points.
    static let tolerance: CGFloat = 0.5
    /// Larger than any layout.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    private let screen: LintScreen
    private let names: [ObjectIdentifier: String]
    private let ignored: Set<String>
    private let isOnScreen: Bool
    private var subjects: [LintSubject] = []
    private var issues: [LayoutIssue] = []

    /// What is wrong in a window, view after view in the order in which they are drawn, then what overlaps.
    ///
    /// Views that lie behind another one are told too: ``LayoutIssue/telling(_:)`` knows from all orientations which of
    /// them are meant to.
    /// - Parameters:
    ///   - names: what to call views that have no identifier.
    ///   - ignored: the names or identifiers of views of which nothing is said.
    ///   - isOnScreen: whether the views lie where they do on a screen; `false` for a cell or another part of a page
    ///     that is shown by itself, to which the screen's edges mean nothing.
    package static func issues(
        in window: UIWindow, of simulation: Simulation, names: [ObjectIdentifier: String] = [:],
        ignoring ignored: Set<String> = [], isOnScreen: Bool = true
    ) -> [LayoutIssue] {
        simulation.perform {
            window.layoutIfNeeded()
            var lint = LayoutLint(
                screen: LintScreen(window, in: simulation), names: names, ignored: ignored, isOnScreen: isOnScreen)
            lint.collect()
            for subject in lint.subjects { lint.check(subject) }
            lint.checkOverlaps()
            return lint.issues
        }
    }

    /// What the views of a window are called here, and their identifiers.
    package static func names(in window: UIWindow, of simulation: Simulation) -> Set<String> {
        simulation.perform {
            var names = Set<String>()
            var rest: [UIView] = [window]
            while let view = rest.popLast() {
                names.insert(view.spokenName())
                if let identifier = view.accessibilityIdentifier { names.insert(identifier) }
                rest += view.subviews
            }
            return names
        }
    }

    private init(screen: LintScreen, names: [ObjectIdentifier: String], ignored: Set<String>, isOnScreen: Bool) {
        self.screen = screen
        self.names = names
        self.ignored = ignored
        self.isOnScreen = isOnScreen
    }

    private func name(_ view: UIView) -> String { view.spokenName(names) }

    private func isIgnored(_ view: UIView) -> Bool {
        ignored.contains(name(view)) || view.accessibilityIdentifier.map(ignored.contains) ?? false
    }

    private mutating func report(_ view: UIView, _ problem: LayoutIssue.Problem) {
        if !isIgnored(view) { issues.append(LayoutIssue(view: name(view), problem: problem)) }
    }

    // MARK: Collecting

    private mutating func collect() {
        var order = 0
        for (group, view) in screen.window.subviews.enumerated() {
            collect(view, group: group, seen: LayoutLint.everywhere, isScrolled: false, order: &order)
        }
    }

    /// - Parameter seen: what the superviews leave to be seen, in the user's coordinates.
    private mutating func collect(_ view: UIView, group: Int, seen: CGRect?, isScrolled: Bool, order: inout Int) {
        guard !view.isHidden, view.alpha > 0, !view.isPartOfControl else { return }
        order += 1
        let own = order
        let rect = screen.rect(view.bounds, of: view)
        let visible = seen.map { $0.intersection(rect) }.flatMap { $0.isNull ? nil : $0 }
        var place: Int?
        if let kind = LintSubject.kind(of: view) {
            let ink = kind == .text || kind == .control ? view.ink(in: screen) : (letters: [], icons: [])
            let essential = (ink.letters + ink.icons).box
            place = subjects.count
            subjects.append(
                LintSubject(
                    view: view, kind: kind, rect: rect, letters: ink.letters,
                    essential: essential.isNull ? rect : essential, visible: visible, isScrolled: isScrolled,
                    isOpaque: view.hidesWhatIsBehind, order: own, lastInside: own, group: group))
        }
        let inside = view.clipsToBounds ? visible : seen
        for subview in view.subviews {
            collect(
                subview, group: group, seen: inside, isScrolled: isScrolled || view is UIScrollView, order: &order)
        }
        if let place { subjects[place].lastInside = order }
    }

    // MARK: One view

    private mutating func check(_ subject: LintSubject) {
        guard subject.kind != .surface, subject.visible != nil else { return }
        let view = subject.view
        guard view.bounds.width > 0, view.bounds.height > 0 else {
            return report(view, .noArea(view.bounds.size))
        }
        if isOnScreen, !subject.isScrolled {
            guard subject.rect.intersects(screen.bounds) else { return report(view, .offScreen) }
            checkPlace(subject)
        }
        checkClipping(subject)
        for (label, part) in LayoutLint.labels(of: view) { checkText(label, part: part, of: view) }
        if let control = view as? UIControl, control.needsFinger { report(view, .smallTarget(view.bounds.size)) }
    }

    private mutating func checkPlace(_ subject: LintSubject) {
        let reach = subject.kind == .control ? subject.rect : subject.essential
        if subject.kind != .picture {
            for (edge, points) in LintScreen.excess(of: reach, beyond: screen.bounds, tolerance: LayoutLint.tolerance)
            where !(subject.kind == .drawing && spans(subject.rect, along: edge)) {
                report(subject.view, .beyondEdge(edge, points))
            }
        }
        let shown = subject.essential.intersection(screen.bounds)
        guard !shown.isNull else { return }
        for (edge, points) in LintScreen.excess(of: shown, beyond: screen.safeArea, tolerance: LayoutLint.tolerance)
        where !isMeantToBleed(subject, at: edge) {
            report(subject.view, .covered(by: screen.cover(at: edge), edge, points))
        }
    }

    /// Pictures and drawings may run to the edge; of controls only those that are as long as the edge and show nothing
    /// there.
    private func isMeantToBleed(_ subject: LintSubject, at edge: ScreenEdge) -> Bool {
        switch subject.kind {
        case .text: false
        case .control: subject.essential == subject.rect && spans(subject.rect, along: edge)
        case .picture, .drawing, .surface: screen.bleeds(subject.essential, at: edge)
        }
    }

    /// Whether a rectangle takes the whole length of an edge of the screen, as a background does.
    private func spans(_ rect: CGRect, along edge: ScreenEdge) -> Bool {
        switch edge {
        case .top, .bottom: rect.minX <= screen.bounds.minX && rect.maxX >= screen.bounds.maxX
        case .left, .right: rect.minY <= screen.bounds.minY && rect.maxY >= screen.bounds.maxY
        }
    }

    private mutating func checkClipping(_ subject: LintSubject) {
        // A picture that is larger than what clips it is cropped.
        guard subject.kind != .picture else { return }
        let reach = subject.kind == .drawing ? subject.rect : subject.essential
        var ancestor = subject.view.superview
        while let current = ancestor, current !== screen.window, !(current is UIScrollView) {
            if current.clipsToBounds {
                let bounds = screen.rect(current.bounds, of: current)
                guard reach.intersects(bounds) else { return }
                let cut = LintScreen.excess(of: reach, beyond: bounds, tolerance: LayoutLint.tolerance)
                for (edge, points) in cut { report(subject.view, .clipped(by: name(current), edge, points)) }
                if !cut.isEmpty { return }
            }
            ancestor = current.superview
        }
    }

    // MARK: Text

    /// The labels whose text a view shows: itself, or parts of a control.
    private static func labels(of view: UIView) -> [(UILabel, part: Bool)] {
        if let label = view as? UILabel { return [(label, false)] }
        var labels: [(UILabel, part: Bool)] = []
        for part in view.subviews where part.isPartOfControl && !part.isHidden && part.alpha > 0 {
            labels += self.labels(of: part).map { ($0.0, true) }
        }
        return labels
    }

    private mutating func checkText(_ label: UILabel, part: Bool, of view: UIView) {
        guard let text = label.text, !text.isEmpty else { return }
        let shown = label.shownLines
        let has = label.bounds.size
        let needs = label.wholeTextSize
        let isCut =
            shown.isTruncated && needs.width > has.width + LayoutLint.tolerance
            || needs.height > has.height + 1
        guard isCut else { return }
        let hidden = shown.isTruncated ? max(0, text.inkCount - shown.texts.joined().inkCount + 1) : 0
        report(
            view,
            .truncated(part: part ? String(text.prefix(24)) : nil, needs: needs, has: has, hidden: hidden))
    }

    // MARK: Overlaps

    private mutating func checkOverlaps() {
        let seen = subjects.filter { $0.visible != nil && $0.view.bounds.width > 0 && $0.view.bounds.height > 0 }
        for (index, below) in seen.enumerated() {
            for above in seen[(index + 1)...] {
                guard above.group == below.group, !below.contains(above), !isIgnored(below.view) else { continue }
                if Overlap.hides(above, below) {
                    if !isIgnored(above.view) { report(below.view, .hidden(behind: name(above.view))) }
                } else if let shared = Overlap.between(below, above) {
                    report(above.view, .overlapping(name(below.view), shared.size))
                }
            }
        }
    }
}

extension String {
    /// How many characters leave ink.
    fileprivate var inkCount: Int { count { !$0.isWhitespace } }
}

extension UIControl {
    /// What Apple's Human Interface Guidelines ask of everything that is touched, in points.
    private static let finger: CGFloat = 44

    /// Whether it is smaller than a finger, and not because UIKit's own control is.
    fileprivate var needsFinger: Bool {
        guard isEnabled, isUserInteractionEnabled else { return false }
        let isTooNarrow = bounds.width < UIControl.finger
        let isTooLow = bounds.height < UIControl.finger
        guard isTooNarrow || isTooLow else { return false }
        guard KitClass(rawValue: classNames.kit)?.isSmallByNature == true else { return true }
        let usual = intrinsicContentSize
        return isTooNarrow && usual.width > bounds.width + 0.5 || isTooLow && usual.height > bounds.height + 0.5
    }
}
