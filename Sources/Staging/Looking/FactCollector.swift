import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens

/// Walks through a window from back to front and collects facts about every view that shows something.
@MainActor
struct FactCollector {
    /// Larger than any layout.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    let window: UIWindow
    let toUser: CGAffineTransform
    let names: [ObjectIdentifier: String]
    var facts: ScreenFacts
    private var order = 0

    init(window: UIWindow, toUser: CGAffineTransform, names: [ObjectIdentifier: String], facts: ScreenFacts) {
        self.window = window
        self.toUser = toUser
        self.names = names
        self.facts = facts
    }

    /// How the superviews of a view affect it.
    private struct Surroundings {
        /// Which of the window's direct subviews contains it.
        let group: Int
        /// What the superviews do not clip.
        var seen: CGRect?
        var isScrolled = false
        /// The superviews that clip, nearest first.
        var clips: [Int] = []
    }

    mutating func collect() {
        for (group, view) in window.subviews.enumerated() {
            collect(view, in: Surroundings(group: group, seen: FactCollector.everywhere))
        }
    }

    private mutating func collect(_ view: UIView, in surroundings: Surroundings) {
        guard !view.isHidden, view.alpha > 0, !view.isPartOfControl else { return }
        order += 1
        let rect = rect(view.bounds, of: view)
        let visible = surroundings.seen.map { $0.intersection(rect) }.flatMap { $0.isNull ? nil : $0 }
        var place: Int?
        if let kind = view.factKind {
            place = facts.views.count
            note(view, kind, rect: rect, visible: visible, surroundings)
        }
        var inside = surroundings
        if view.clipsToBounds {
            inside.seen = visible
            inside.clips.insert(facts.clips.count, at: 0)
            facts.clips.append(ScreenFacts.Clip(name: view.spokenName(names), rect: rect))
        }
        if view is UIScrollView {
            inside.isScrolled = true
            inside.clips = []
        }
        for subview in view.subviews { collect(subview, in: inside) }
        if let place { facts.views[place].lastInside = order }
    }

    private mutating func note(
        _ view: UIView, _ kind: ViewFacts.Kind, rect: CGRect, visible: CGRect?, _ surroundings: Surroundings
    ) {
        let ink = kind == .text || kind == .control ? ink(of: view) : (letters: [], icons: [])
        let essential = (ink.letters + ink.icons).reduce(CGRect.null) { $0.union($1) }
        var noted = ViewFacts(
            name: view.spokenName(names), identifier: view.accessibilityIdentifier, kind: kind, size: view.bounds.size,
            rect: rect, letters: ink.letters, essential: essential.isNull ? rect : essential, visible: visible,
            isScrolled: surroundings.isScrolled, isOpaque: view.hidesWhatIsBehind, order: order,
            group: surroundings.group, clips: surroundings.clips)
        if visible != nil, view.bounds.width > 0, view.bounds.height > 0 {
            noted.texts = view.shownLabels.compactMap { label, isPart in label.facts(isPart: isPart, names) }
            noted.target = (view as? UIControl)?.target
        }
        facts.views.append(noted)
    }

    /// A rectangle of a view in the user's coordinates.
    private func rect(_ rect: CGRect, of view: UIView) -> CGRect {
        view.convert(rect, to: window).applying(toUser)
    }

    /// Letters and icons of a view, and of the parts that a control creates for itself.
    private func ink(of view: UIView) -> (letters: [CGRect], icons: [CGRect]) {
        var letters: [CGRect] = []
        var icons: [CGRect] = []
        func collect(_ view: UIView) {
            if let label = view as? UILabel { letters += label.letterBoxes.map { rect($0, of: label) } }
            if let picture = view as? UIImageView, picture.image != nil {
                icons.append(rect(picture.bounds, of: picture))
            }
            for part in view.shownParts { collect(part) }
        }
        collect(view)
        return (letters, icons)
    }
}

extension UIView {
    /// What the view itself shows; `nil` if nothing.
    fileprivate var factKind: ViewFacts.Kind? {
        if self is UIScrollView || standIn != nil { return standsOut ? .surface : nil }
        if let label = self as? UILabel { return label.text?.isEmpty == false ? .text : nil }
        if self is UIControl { return .control }
        if let picture = self as? UIImageView {
            return picture.image != nil ? .picture : standsOut ? .surface : nil
        }
        if !UIView.isKitClass(type(of: self)), !ownContent().isEmpty { return .drawing }
        return standsOut ? .surface : nil
    }

    /// Whether it has a background or a border that differs from what is behind it.
    private var standsOut: Bool {
        if layer.borderWidth > 0 { return true }
        guard let color = backgroundColor, color.alpha(in: traitCollection) > 0 else { return false }
        return superview?.backgroundColor.map { !$0.isEqual(color) } ?? true
    }

    /// Whether its background hides what is behind it.
    fileprivate var hidesWhatIsBehind: Bool {
        guard alpha > 0.9, let color = backgroundColor else { return false }
        return color.alpha(in: traitCollection) > 0.9
    }

    /// The visible parts that a control creates for itself.
    fileprivate var shownParts: [UIView] {
        subviews.filter { $0.isPartOfControl && !$0.isHidden && $0.alpha > 0 }
    }

    /// The labels whose text the view shows: the view itself, or parts of a control.
    fileprivate var shownLabels: [(UILabel, isPart: Bool)] {
        if let label = self as? UILabel { return [(label, false)] }
        return shownParts.flatMap { part in part.shownLabels.map { ($0.0, true) } }
    }
}

extension UILabel {
    fileprivate func facts(isPart: Bool, _ names: [ObjectIdentifier: String]) -> ViewFacts.Text? {
        guard let text, !text.isEmpty else { return nil }
        let shown = shownLines
        let hidden = shown.isTruncated ? max(0, text.inkCount - shown.texts.joined().inkCount + 1) : 0
        var facts = ViewFacts.Text(
            part: isPart ? String(text.prefix(24)) : nil, needs: wholeTextSize, has: bounds.size,
            isTruncated: shown.isTruncated, hidden: hidden)
        if !isPart, facts.isTruncated || facts.needs.height > facts.has.height + 1 {
            facts.limits = limits(isTooNarrow: facts.needs.height <= facts.has.height + 1, names)
        }
        return facts
    }

    /// The constraints that win over the size of the text.
    private func limits(isTooNarrow: Bool, _ names: [ObjectIdentifier: String]) -> [String] {
        let number: LayoutNumber = isTooNarrow ? .width : .height
        let explanation = Simulation.current.layoutExplanation(of: self, [number], names: names)
        guard let explained = explanation.numbers[number], explained.lost.contains(where: { $0.kind == .contentSize })
        else { return [] }
        return explained.reasons.filter { $0.kind == .constraint }
            .map { cause in cause.statement + (cause.source.map { " (\($0))" } ?? "") }
    }
}

extension UIControl {
    /// The tap target; `nil` if a tap would do nothing.
    fileprivate var target: ViewFacts.Target? {
        guard isEnabled, isUserInteractionEnabled else { return nil }
        let isSmall = KitClass(rawValue: classNames.kit)?.isSmallByNature == true
        return ViewFacts.Target(standardSize: isSmall ? intrinsicContentSize : nil)
    }
}

extension String {
    /// The number of visible characters.
    fileprivate var inkCount: Int { count { !$0.isWhitespace } }
}

extension UIColor {
    fileprivate func alpha(in traits: UITraitCollection) -> CGFloat {
        var alpha: CGFloat = 0
        resolvedColor(with: traits).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
    }
}
