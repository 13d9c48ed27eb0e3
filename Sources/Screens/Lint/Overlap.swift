import Foundation

/// Decides whether two views overlap by mistake.
///
/// Letters must not overlap letters, nor the edge of an image or a card. A caption inside its photo, a label on an
/// otherwise empty button, and a badge on an icon are intended. Controls must not overlap, unless one contains the
/// other. Images may overlap images.
enum Overlap {
    /// The size of an unintended overlap; `nil` if there is none.
    /// - Parameter above: the view that is drawn later.
    static func between(_ below: ViewFacts, _ above: ViewFacts) -> CGRect? {
        switch (below.kind, above.kind) {
        case (.text, .text): letters(below, above)
        case (.control, .control): controls(below, above)
        case (.control, .text), (.text, .control): text(below, above)
        case (.text, .picture), (.text, .drawing), (.control, .picture), (.control, .drawing):
            covered(below, above)
        case (.picture, .text), (.drawing, .text): straddling(above, below)
        case (.text, .surface), (.control, .surface):
            above.isOpaque ? covered(below, above) : nil
        case (.surface, _), (_, .surface), (.picture, _), (.drawing, _): nil
        }
    }

    /// Whether the view hides everything completely behind it: a card or a bar, and a text or a control with a
    /// background.
    static func mayHide(_ above: ViewFacts) -> Bool {
        switch above.kind {
        case .surface, .text, .control: above.isOpaque
        case .picture, .drawing: false
        }
    }

    /// Whether a text or a control is completely behind a view that hides it, and cannot be scrolled into view.
    static func hides(_ above: ViewFacts, _ below: ViewFacts) -> Bool {
        guard mayHide(above), !below.isScrolled, let cover = above.visible, let seen = below.visible else {
            return false
        }
        switch below.kind {
        case .text: return !below.seenLetters.isEmpty && below.seenLetters.allSatisfy(cover.holds)
        case .control: return cover.holds(seen)
        case .picture, .drawing, .surface: return false
        }
    }

    private static func letters(_ first: ViewFacts, _ second: ViewFacts) -> CGRect? {
        shared(first.seenLetters, second.seenLetters)
    }

    private static func controls(_ first: ViewFacts, _ second: ViewFacts) -> CGRect? {
        guard let left = first.visible, let right = second.visible,
            let area = left.intersection(right).larger(than: LayoutLint.tolerance)
        else { return nil }
        guard first.rect.holds(second.rect) || second.rect.holds(first.rect) else { return area }
        return letters(first, second)
    }

    /// The overlap of a text. A label may be on a control, but not on the control's content, nor across its edge.
    private static func text(_ below: ViewFacts, _ above: ViewFacts) -> CGRect? {
        let (label, control) = below.kind == .text ? (below, above) : (above, below)
        if let letters = letters(below, above) { return letters }
        // A badge has its own background, which sets it off from the icon behind it.
        let isBadge = above.kind == .text && above.isOpaque
        if !isBadge, control.essential != control.rect,
            let icon = shared(label.seenLetters, [control.essential.withoutAir])
        {
            return icon
        }
        return control.isOpaque ? straddling(label, control) : nil
    }

    /// Letters across the edge of a view that does not contain them.
    private static func straddling(_ label: ViewFacts, _ other: ViewFacts) -> CGRect? {
        guard let box = other.visible, !label.seenLetters.isEmpty else { return nil }
        let ink = other.kind == .picture ? box.withoutAir : box
        return label.seenLetters.allSatisfy(box.holds) ? nil : shared(label.seenLetters, [ink])
    }

    /// Letters hidden by a view in front of them.
    private static func covered(_ below: ViewFacts, _ above: ViewFacts) -> CGRect? {
        guard let cover = above.visible, !below.seenLetters.isEmpty else { return nil }
        return shared(below.seenLetters, [above.kind == .picture ? cover.withoutAir : cover])
    }

    private static func shared(_ first: [CGRect], _ second: [CGRect]) -> CGRect? {
        let areas = first.flatMap { left in second.compactMap { $0.intersection(left).larger(than: LayoutLint.letters) }
        }
        return areas.isEmpty ? nil : areas.reduce(.null) { $0.union($1) }
    }
}

extension ViewFacts {
    /// The rectangles of the view's letters that are not clipped.
    var seenLetters: [CGRect] {
        guard let visible else { return [] }
        return letters.map { $0.intersection(visible) }.filter { !$0.isEmpty }
    }
}

extension CGRect {
    fileprivate func larger(than side: CGFloat) -> CGRect? {
        !isNull && width > side && height > side ? self : nil
    }

    /// An image's rectangle without the margin that icons have.
    fileprivate var withoutAir: CGRect {
        max(width, height) <= 64 ? insetBy(dx: min(4, width * 0.15), dy: min(4, height * 0.15)) : self
    }

    /// Whether this rectangle contains the other one, apart from rounding.
    fileprivate func holds(_ other: CGRect) -> Bool { insetBy(dx: -1, dy: -1).contains(other) }
}
