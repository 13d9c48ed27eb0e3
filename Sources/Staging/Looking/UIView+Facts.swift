import Foundation
import KitSchema
import KitValues
import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// Whether the linter checks the view: it is visible, and is not a part that a control created for itself.
    var isFactual: Bool { !isHidden && alpha > 0 && !isPartOfControl }

    /// Whether UIKit determines the view's position itself, so that it is only estimated here.
    var isEstimate: Bool { placementRule?.isEstimate == true }

    /// Whether the view's size does not depend on the size of its superview.
    var hasFixedSize: Bool {
        if isArranged { return false }
        guard !translatesAutoresizingMaskIntoConstraints else {
            return placementRule == nil && autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
                && bounds.size != superview?.bounds.size
        }
        return [NSLayoutConstraint.Attribute.width, .height].allSatisfy { length in
            constraints.contains { constraint in
                constraint.isActive && constraint.firstItem === self && constraint.secondAttribute == .notAnAttribute
                    && constraint.firstAttribute == length && constraint.relation == .equal
            }
        }
    }

    private var isArranged: Bool { superview?.arranges(self) == true }

    /// The source of the view's frame.
    var factPlacement: ViewPlacement {
        if isArranged { return .stack }
        if !translatesAutoresizingMaskIntoConstraints { return .constraints }
        return placementRule == nil ? .mask(autoresizingMask, drawnBeyond: drawnBeyond) : .rule
    }

    /// The edges of the screen beyond which the view extends in its file, where the outermost view has the screen's
    /// size; empty if constraints place the view or one of its superviews.
    private var drawnBeyond: Set<ScreenEdge> {
        guard var rect = drawnFrame else { return [] }
        var bounds: CGRect?
        var view: UIView = self
        while let superview = view.superview, superview.sourceLine != nil {
            guard let frame = superview.drawnFrame else { return [] }
            // The outermost view has the screen's frame.
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

    /// The kind of the view's own content; `nil` if it has none.
    func factKind(_ portrait: Portrait) -> ViewFacts.Kind? {
        if portrait.scroll == nil, standIn == nil {
            if portrait.letters != nil, portrait.text?.isEmpty == false { return .text }
            if portrait.role == .control { return .control }
            if portrait.picture != nil { return .picture }
            if !UIView.isKitClass(type(of: self)), portrait.paint == .parts || !ownContent().isEmpty { return .drawing }
        }
        return standsOut ? .surface : nil
    }

    /// Whether the view has a background or a border that differs from what is behind it.
    private var standsOut: Bool {
        if layer.borderWidth > 0 { return true }
        guard let color = backgroundColor, color.alpha(in: traitCollection) > 0 else { return false }
        return superview?.backgroundColor.map { !$0.isEqual(color) } ?? true
    }

    /// Whether the view's background hides what is behind it.
    var hidesWhatIsBehind: Bool {
        guard alpha > 0.9, let color = backgroundColor else { return false }
        return color.alpha(in: traitCollection) > 0.9
    }

    /// The visible parts that a control creates for itself.
    var shownParts: [UIView] {
        subviews.filter { $0.isPartOfControl && !$0.isHidden && $0.alpha > 0 }
    }

    /// The letters that the view shows: its own, or those of the parts of a control.
    func shownLetters(_ portrait: Portrait) -> [(any ShownLetters, isPart: Bool)] {
        if let letters = portrait.letters { return [(letters, false)] }
        return shownParts.flatMap { part in part.shownLetters(part.portrait).map { ($0.0, true) } }
    }
}

extension ShownLetters {
    func facts(isPart: Bool, _ names: [ObjectIdentifier: String]) -> ViewFacts.Text? {
        guard let text = portrait.text, !text.isEmpty else { return nil }
        let shown = shownLines
        let hidden = shown.isTruncated ? max(0, text.inkCount - shown.texts.joined().inkCount + 1) : 0
        var facts = ViewFacts.Text(
            part: isPart ? String(text.prefix(24)) : nil, needs: wholeTextSize, has: bounds.size,
            isTruncated: shown.isTruncated, hidden: hidden)
        facts.isOneLine = staysInOneLine
        facts.lost = letterBoxes.map { max(0, bounds.minY - $0.minY) + max(0, $0.maxY - bounds.maxY) }.max() ?? 0
        facts.missing = missingGlyphs
        if !isPart, facts.isTruncated || facts.needs.height > facts.has.height + 1 {
            facts.limits = limits(isTooNarrow: facts.needs.height <= facts.has.height + 1, names)
        }
        return facts
    }

    /// The constraints that give the view less room than its text needs.
    private func limits(isTooNarrow: Bool, _ names: [ObjectIdentifier: String]) -> [ViewFacts.Limit] {
        let number: LayoutNumber = isTooNarrow ? .width : .height
        let explanation = Simulation.current.layoutExplanation(of: self, [number], names: names)
        guard let explained = explanation.numbers[number], explained.lost.contains(where: { $0.kind == .contentSize })
        else { return [] }
        return explained.reasons.compactMap { cause in
            let text = cause.statement + (cause.source.map { " (\($0))" } ?? "")
            switch cause.role {
            case .neighbour(let view): return ViewFacts.Limit(.neighbour(view), text)
            case .ownSize(let isEqual): return ViewFacts.Limit(.size(isEqual: isEqual), text)
            case .other: return cause.kind == .constraint ? ViewFacts.Limit(.pin, text) : nil
            }
        }
    }
}

extension UIView {
    /// The tap target; `nil` if a tap would do nothing.
    func target(_ portrait: Portrait) -> ViewFacts.Target? {
        guard portrait.takesTaps else { return nil }
        let target = ClassCards[KitClass(classNames.kit)]?.target
        return ViewFacts.Target(standardSize: target == .natural ? intrinsicContentSize : nil)
    }

    /// Whether the view is a button with no title, no image and no subviews. A custom class may draw something, so it
    /// never counts as empty.
    func isEmptyButton(_ portrait: Portrait) -> Bool {
        guard portrait.lacksTitleAndImage, standIn == nil, UIView.isKitClass(type(of: self)), !hasOwnLayers else {
            return false
        }
        return !subviews.contains { !$0.isPartOfControl }
    }

    /// Xcode writes this size for an image that it did not find.
    private static let unknownSize = CGSize(width: 16, height: 16)

    /// The size of an image whose aspect ratio the bounds change, in points. It is nil if that is not visible, because
    /// the view's opacity is at most 0.5, the image has a resizable middle, or its pixels are equal along the axis on
    /// which it is stretched.
    /// - Parameter isCompletedByCode: whether images, and therefore their sizes, may be missing.
    func stretchedSize(_ picture: Portrait.Picture, isCompletedByCode: Bool) -> CGSize? {
        let image = picture.image
        // A faint image is decoration, such as a blurred cover behind a page.
        guard alpha > 0.5, picture.isStretched, image.size.width > 0, image.size.height > 0 else { return nil }
        // An image that was found has a file.
        if isCompletedByCode, image.size == UIView.unknownSize, !image.hasFile { return nil }
        let factor = bounds.width * image.size.height / (bounds.height * image.size.width)
        return abs(factor - 1) > 0.01 && !image.hidesStretching(by: factor) ? image.size : nil
    }
}

extension String {
    /// The number of visible characters.
    fileprivate var inkCount: Int { count { !$0.isWhitespace } }
}
