import Foundation
import Geometry
import ReflowKit

/// Looks for what is wrong with a layout as it stands.
///
/// Only views that show something by themselves are looked at: labels, images, and what is touched. Backgrounds and
/// containers reach beyond edges on purpose. What lies in a scroll view can be scrolled to.
@MainActor
struct LayoutLint {
    /// Less than this is rounding, in points.
    private static let tolerance: CGFloat = 0.5
    /// What Apple's Human Interface Guidelines ask of everything that is touched, in points.
    private static let finger: CGFloat = 44

    private let window: UIWindow
    private let names: ViewNames
    private var issues: [LayoutIssue] = []

    static func issues(in window: UIWindow, names: ViewNames) -> [LayoutIssue] {
        var lint = LayoutLint(window: window, names: names)
        lint.look(at: window, isScrolled: false)
        return lint.issues
    }

    private init(window: UIWindow, names: ViewNames) {
        self.window = window
        self.names = names
    }

    private func name(_ view: UIView) -> String {
        if let name = view.accessibilityIdentifier ?? names.names[ObjectIdentifier(view)] { return name }
        let type = view.nameForPeople
        return view.visibleText.map { "\(type) “\($0.prefix(24))”" } ?? type
    }

    private static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0 }

    /// Whether the view shows something by itself.
    private static func isContent(_ view: UIView) -> Bool {
        if view is UIScrollView { return false }
        if let label = view as? UILabel { return label.text?.isEmpty == false }
        return view is UIControl || (view as? UIImageView)?.image != nil
    }

    private mutating func look(at view: UIView, isScrolled: Bool) {
        let subviews = view.subviews.filter { !$0.isPartOfControl && LayoutLint.isVisible($0) }
        for subview in subviews {
            if LayoutLint.isContent(subview) { check(subview, isScrolled: isScrolled) }
            look(at: subview, isScrolled: isScrolled || subview is UIScrollView)
        }
        checkOverlaps(subviews.filter(LayoutLint.isContent))
    }

    private mutating func report(_ view: UIView, _ problem: LayoutIssue.Problem) {
        issues.append(LayoutIssue(view: name(view), problem: problem))
    }

    private mutating func check(_ view: UIView, isScrolled: Bool) {
        let rect = view.convert(view.bounds, to: window)
        if !isScrolled { checkPlace(view, rect) }
        checkClipping(view)
        if let label = view as? UILabel { checkText(label) }
        if let control = view as? UIControl, control.isEnabled,
            view.bounds.width < LayoutLint.finger || view.bounds.height < LayoutLint.finger
        {
            report(view, .smallTarget(view.bounds.size))
        }
    }

    private mutating func checkPlace(_ view: UIView, _ rect: CGRect) {
        let screen = window.bounds
        guard rect.intersects(screen) else { return report(view, .offScreen) }
        for (edge, points) in LayoutLint.excess(of: rect, beyond: screen) {
            report(view, .beyondEdge(edge, points))
        }
        let safe = screen.inset(by: window.safeAreaInsets)
        for (edge, points) in LayoutLint.excess(of: rect.intersection(screen), beyond: safe) {
            report(view, .covered(edge, points))
        }
    }

    private mutating func checkClipping(_ view: UIView) {
        var ancestor = view.superview
        while let current = ancestor, current !== window {
            if current is UIScrollView { return }
            if current.clipsToBounds {
                let rect = view.convert(view.bounds, to: current)
                for (edge, points) in LayoutLint.excess(of: rect, beyond: current.bounds) {
                    report(view, .clipped(by: name(current), edge, points))
                }
            }
            ancestor = current.superview
        }
    }

    private static func excess(of rect: CGRect, beyond bounds: CGRect) -> [(edge: String, points: CGFloat)] {
        [
            ("top", bounds.minY - rect.minY), ("left", bounds.minX - rect.minX), ("bottom", rect.maxY - bounds.maxY),
            ("right", rect.maxX - bounds.maxX),
        ].filter { $0.1 > tolerance }
    }

    private mutating func checkOverlaps(_ views: [UIView]) {
        for (index, view) in views.enumerated() {
            for other in views[(index + 1)...] {
                let shared = view.frame.intersection(other.frame)
                if !shared.isNull, shared.width > LayoutLint.tolerance, shared.height > LayoutLint.tolerance {
                    report(other, .overlapping(name(view), shared.size))
                }
            }
        }
    }

    private mutating func checkText(_ label: UILabel) {
        let has = label.bounds.size
        let smallest = label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 1
        let isSingleLine = label.numberOfLines == 1
        let room = CGSize(
            width: isSingleLine ? .greatestFiniteMagnitude : has.width, height: .greatestFiniteMagnitude)
        let lines = label.numberOfLines
        if !isSingleLine { label.numberOfLines = 0 }
        var needs = label.sizeThatFits(room)
        if !isSingleLine { label.numberOfLines = lines }
        if isSingleLine { needs.width *= smallest }
        guard needs.width > has.width + LayoutLint.tolerance || needs.height > has.height + LayoutLint.tolerance else {
            return
        }
        report(
            label, .truncated(needs: needs, has: has, hidden: isSingleLine ? hiddenCharacters(label, smallest) : nil))
    }

    /// How many characters of a line give way to the ellipsis.
    private func hiddenCharacters(_ label: UILabel, _ factor: CGFloat) -> Int? {
        guard let text = label.text, let font = label.font else { return nil }
        func width(_ text: some StringProtocol) -> CGFloat {
            String(text).size(withAttributes: [.font: font]).width * factor
        }
        guard width(text) > label.bounds.width else { return nil }
        var (low, high) = (0, text.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if width(text.prefix(middle) + "…") <= label.bounds.width { low = middle } else { high = middle - 1 }
        }
        return text.count - low
    }
}
