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
    private static let unknownSize = CGSize(width: 16, height: 16)

    let window: UIWindow
    let toUser: CGAffineTransform
    let names: [ObjectIdentifier: String]
    /// Whether code that is not there may give scroll views a content size, and a page its background.
    let isCompletedByCode: Bool
    var facts: ScreenFacts
    private var order = 0
    /// What is painted so far, from back to front.
    private var coats: Coats

    init(
        window: UIWindow, toUser: CGAffineTransform, names: [ObjectIdentifier: String], isCompletedByCode: Bool,
        facts: ScreenFacts
    ) {
        self.window = window
        self.toUser = toUser
        self.names = names
        self.isCompletedByCode = isCompletedByCode
        self.facts = facts
        coats = Coats(behind: facts.bounds, isKnown: facts.isOnScreen && !isCompletedByCode)
    }

    /// How the superviews of a view affect it.
    private struct Surroundings {
        /// Which of the window's direct subviews contains it.
        let group: Int
        /// What the superviews do not clip.
        var seen: CGRect?
        /// The scroll views that it is inside of, nearest first.
        var scrolls: [Int] = []
        /// The superviews that clip, nearest first.
        var clips: [Int] = []
        /// The superviews, nearest first.
        var holders: [Int] = []
        /// The places of the superviews among their siblings, from the window.
        var path: [Int] = []
        /// Whether a superview is translucent, so that colours come out otherwise.
        var isFaded = false
    }

    mutating func collect() {
        window.paint(on: &coats, at: facts.bounds, isFaded: false)
        for (group, view) in window.subviews.enumerated() {
            collect(
                view, in: Surroundings(group: group, seen: FactCollector.everywhere, path: [group]))
        }
    }

    private mutating func collect(_ view: UIView, in surroundings: Surroundings) {
        guard view.isFactual else { return }
        order += 1
        let rect = rect(view.bounds, of: view)
        let visible = surroundings.seen.map { $0.intersection(rect) }.flatMap { $0.isNull ? nil : $0 }
        if let visible { view.paint(on: &coats, at: visible, isFaded: surroundings.isFaded) }
        var place: Int?
        if let kind = view.factKind {
            place = facts.views.count
            note(view, kind, rect: rect, visible: visible, surroundings)
        }
        var inside = surroundings
        inside.isFaded = inside.isFaded || view.alpha < 1
        if !view.subviews.isEmpty {
            inside.holders.insert(facts.holders.count, at: 0)
            facts.holders.append(
                ScreenFacts.Holder(
                    name: view.spokenName(names), rect: rect, placement: view.factPlacement,
                    isSurface: view.factKind == .surface))
        }
        if view.clipsToBounds {
            inside.seen = visible
            inside.clips.insert(facts.clips.count, at: 0)
            facts.clips.append(ScreenFacts.Clip(name: view.spokenName(names), rect: rect))
        }
        if let scrollView = view as? UIScrollView {
            inside.scrolls.insert(facts.scrolls.count, at: 0)
            inside.clips = []
            facts.scrolls.append(scrollFacts(of: scrollView, rect: rect))
        }
        collectSubviews(of: view, in: inside)
        if let place { facts.views[place].lastInside = order }
    }

    private mutating func collectSubviews(of view: UIView, in inside: Surroundings) {
        var members: [SiblingFacts.Member] = []
        for (index, subview) in view.subviews.enumerated() where subview.isFactual {
            var own = inside
            own.path.append(index)
            let start = facts.views.count
            collect(subview, in: own)
            members.append(
                SiblingFacts.Member(
                    index: index, name: subview.spokenName(names), identifier: subview.accessibilityIdentifier,
                    line: subview.sourceLine, rect: rect(subview.bounds, of: subview),
                    isRead: facts.views[start...].contains { $0.kind == .text || $0.kind == .control },
                    placement: subview.factPlacement))
        }
        if members.count > 1 { facts.siblings.append(SiblingFacts(path: inside.path, members: members)) }
    }

    /// Where a view shows something, of a picture without what the image leaves free.
    private func seen(_ view: UIView, _ rect: CGRect) -> CGRect {
        (view as? UIImageView).map { self.rect($0.imageRect, of: $0) } ?? rect
    }

    private mutating func note(
        _ view: UIView, _ kind: ViewFacts.Kind, rect: CGRect, visible: CGRect?, _ surroundings: Surroundings
    ) {
        let ink = kind == .text || kind == .control ? ink(of: view) : (letters: [], icons: [])
        let essential = (ink.letters + ink.icons).reduce(CGRect.null) { $0.union($1) }
        var noted = ViewFacts(
            name: view.spokenName(names), identifier: view.accessibilityIdentifier, kind: kind, size: view.bounds.size,
            rect: rect, letters: ink.letters, essential: essential.isNull ? seen(view, rect) : essential,
            visible: visible,
            scrolls: surroundings.scrolls, isOpaque: view.hidesWhatIsBehind, order: order,
            group: surroundings.group, clips: surroundings.clips)
        noted.line = view.sourceLine
        noted.placement = view.factPlacement
        noted.holders = surroundings.holders
        if let visible, view.bounds.width > 0, view.bounds.height > 0 {
            noted.texts = view.shownLabels.compactMap { label, isPart in label.facts(isPart: isPart, names) }
            if !surroundings.isFaded { notePaint(of: view, visible: visible, &noted.texts) }
            noted.target = (view as? UIControl)?.target
            if noted.target != nil, let control = view as? UIControl {
                noted.obstacle = TouchProbe(window: window, names: names).obstacle(of: control, seen: visible)
            }
            noted.stretchedPicture = (view as? UIImageView)?.stretchedSize
            // What Xcode writes for a picture that it did not find.
            if isCompletedByCode, noted.stretchedPicture == FactCollector.unknownSize { noted.stretchedPicture = nil }
            noted.isEmptyButton = (view as? UIButton)?.isEmpty ?? false
        }
        facts.views.append(noted)
    }

    /// What letters are painted with and on, of labels and of titles of buttons; what is disabled need not be read.
    private func notePaint(of view: UIView, visible: CGRect, _ texts: inout [ViewFacts.Text]) {
        for (index, (label, _)) in view.shownLabels.enumerated() where texts.indices.contains(index) {
            guard label === view ? label.isEnabled : (view as? UIButton)?.isEnabled == true else { continue }
            // Colour behind the letters that fades with them is not the colour that is there.
            guard view.alpha == 1 || view.backgroundColor == nil else { continue }
            let letters = label.letterBoxes.map { rect($0, of: label).intersection(visible) }
                .reduce(CGRect.null) { $0.union($1) }
            guard !letters.isEmpty, let ground = coats.ground(of: letters) else { continue }
            texts[index].ground = ground
            texts[index].inks = label.inks.map { ink in
                ViewFacts.Ink(
                    color: ink.color, alpha: view.alpha * (label === view ? 1 : label.alpha), size: ink.size,
                    isBold: label.font.isBold, isSystem: ink.isSystem)
            }
        }
    }

    /// What a scroll view can show. Where its content size is not known it scrolls as far as anybody wants.
    private func scrollFacts(of view: UIScrollView, rect: CGRect) -> ScrollFacts {
        var reach = view.bounds
        let inset = view.adjustedContentInset
        let size = view.contentSize
        let isOpen = view.standIn != nil || !UIView.isKitClass(type(of: view)) || isCompletedByCode
        if isOpen, size.height == 0 { reach = reach.insetBy(dx: 0, dy: -FactCollector.everywhere.height) }
        if isOpen, size.width == 0, view.standIn == nil {
            reach = reach.insetBy(dx: -FactCollector.everywhere.width, dy: 0)
        }
        if view.isScrollEnabled {
            let end = CGRect(
                x: -inset.left, y: -inset.top, width: size.width + inset.left + inset.right,
                height: size.height + inset.top + inset.bottom)
            reach = reach.union(end)
        }
        return ScrollFacts(
            name: view.spokenName(names), identifier: view.accessibilityIdentifier, line: view.sourceLine, rect: rect,
            reach: self.rect(reach, of: view), contentSize: size,
            end: CGPoint(x: max(view.bounds.maxX, size.width), y: max(view.bounds.maxY, size.height)),
            isScrollEnabled: view.isScrollEnabled)
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
    /// Whether the linter looks at it: it is seen, and no control made it for itself.
    fileprivate var isFactual: Bool {
        !isHidden && alpha > 0 && !isPartOfControl && placementRule?.isEstimate != true
    }

    /// What gives the view its frame.
    fileprivate var factPlacement: ViewPlacement {
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) { return .stack }
        if !translatesAutoresizingMaskIntoConstraints { return .constraints }
        return placementRule == nil ? .mask(autoresizingMask, drawnBeyond: drawnBeyond) : .rule
    }

    /// The edges of the screen that the view extends beyond in its file, where the outermost view stands for the screen;
    /// none where constraints place it or a view around it.
    private var drawnBeyond: Set<ScreenEdge> {
        guard var rect = drawnFrame else { return [] }
        var bounds: CGRect?
        var view: UIView = self
        while let superview = view.superview, superview.sourceLine != nil {
            guard let frame = superview.drawnFrame else { return [] }
            // The frame of the last one is that of the screen.
            if let inner = bounds { rect = rect.offsetBy(dx: inner.minX, dy: inner.minY) }
            bounds = frame
            view = superview
        }
        guard let bounds else { return [] }
        let excesses: [(ScreenEdge, CGFloat)] = [
            (.top, -rect.minY), (.left, -rect.minX), (.bottom, rect.maxY - bounds.height),
            (.right, rect.maxX - bounds.width),
        ]
        return Set(excesses.filter { $0.1 > 1 }.map(\.0))
    }

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
        facts.isOneLine = numberOfLines == 1
        facts.lost = letterBoxes.map { max(0, bounds.minY - $0.minY) + max(0, $0.maxY - bounds.maxY) }.max() ?? 0
        facts.missing = missingGlyphs
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

extension UIButton {
    /// Whether it has no title, no image, and nothing in it. What a class of the app's own draws is not known.
    fileprivate var isEmpty: Bool {
        let title = currentTitle ?? currentAttributedTitle?.string ?? ""
        guard title.allSatisfy(\.isWhitespace), currentImage == nil, currentBackgroundImage == nil else { return false }
        guard standIn == nil, UIView.isKitClass(type(of: self)), !hasOwnLayers else { return false }
        return !subviews.contains { !$0.isPartOfControl }
    }
}

extension UIImageView {
    /// The size of a picture that the bounds give another shape; `nil` where nobody can see that: its middle is made for
    /// it, or it does not change along the way it is stretched.
    fileprivate var stretchedSize: CGSize? {
        // A faint picture is an ornament: a blurred cover behind a page.
        guard alpha > 0.5, contentMode == .scaleToFill || contentMode == .redraw, let image, image.size.width > 0,
            image.size.height > 0
        else { return nil }
        let factor = bounds.width * image.size.height / (bounds.height * image.size.width)
        return abs(factor - 1) > 0.01 && !image.hidesStretching(by: factor) ? image.size : nil
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
