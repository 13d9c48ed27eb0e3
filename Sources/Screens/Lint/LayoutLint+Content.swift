import Foundation

// Checks for problems of content: letters, pictures, or none at all.
extension LayoutLint {
    mutating func check(_ text: ViewFacts.Text, of view: ViewFacts, _ number: Int) {
        if !text.missing.isEmpty { report(view, .missingGlyphs(text.missing)) }
        if let ground = text.ground {
            let short = text.inks.compactMap { Contrast.Shortfall($0, on: ground, part: text.part) }
            // A hidden text was made for another background, in front of the view that hides it.
            if let worst = short.min(by: { $0.ratio < $1.ratio }), !isHidden(view, number) {
                report(view, .lowContrast(worst))
            }
        }
        guard view.isPlaced else { return }
        let isCut =
            text.isTruncated
            && (text.needs.width > text.has.width + LayoutLint.tolerance || text.needs.height > text.has.height + 1)
            // A line may be lower than its font, because letters do not fill it.
            || text.lost > LayoutLint.letters
        guard isCut else { return }
        report(
            view,
            .truncated(
                part: text.part, needs: text.needs, has: text.has, hidden: text.hidden, limits: text.limits,
                isOneLine: text.isOneLine))
    }

    /// Whether the aspect ratios differ by more than rounding to points explains.
    func distorts(_ natural: CGSize, into size: CGSize) -> Bool {
        let factor = size.width * natural.height / (size.height * natural.width)
        return max(factor, 1 / factor) > 1.02
            && abs(size.width - size.height * natural.width / natural.height) > 1
            && abs(size.height - size.width * natural.height / natural.width) > 1
    }

    /// Whether nothing is visible at a button: no label or icon in front of it, and, behind a transparent button, no
    /// content to tap.
    func showsNothing(_ button: ViewFacts) -> Bool {
        guard let seen = button.visible else { return false }
        return !screen.views.contains { other in
            guard other.kind != .surface, other.order != button.order, other.estimate == button.estimate,
                let place = other.visible
            else { return false }
            if other.order < button.order, button.isOpaque || other.contains(button) { return false }
            return place.intersects(seen)
        }
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
