import Foundation

// Checks for views that superviews clip, and for letters that extend beyond their card.
extension LayoutLint {
    /// - Returns: the view that clips it, if that is a mistake.
    mutating func checkClipping(_ view: ViewFacts) -> ScreenFacts.Clip? {
        // An image larger than the view that clips it is cropped on purpose.
        guard view.kind != .picture else { return nil }
        let reach = view.kind == .drawing ? view.rect : view.essential
        for index in view.clips {
            let clip = screen.clips[index]
            guard reach.intersects(clip.rect) else {
                reportClippedAway(view, by: clip)
                return clip
            }
            let cut = reach.excess(beyond: clip.rect).filter { view.kind != .text || $0.1 > LayoutLint.letters }
            for (edge, points) in cut { report(view, .clipped(by: clip.name, edge, points)) }
            if !cut.isEmpty { return clip }
        }
        return nil
    }

    /// Reports a view that is completely clipped. A view without size hides its content on purpose, as a closed panel
    /// does. Drawings that are clipped away may come into view later, as the pages of a carousel do.
    private mutating func reportClippedAway(_ view: ViewFacts, by clip: ScreenFacts.Clip) {
        guard view.kind == .text || view.kind == .control, clip.rect.width > 0, clip.rect.height > 0 else { return }
        if screen.isOnScreen, clip.rect.insetBy(dx: -1, dy: -1).contains(screen.bounds) {
            if !view.isScrolled { reportOffScreen(view) }
            return
        }
        guard let (edge, points) = view.essential.excess(beyond: clip.rect).max(by: { $0.1 < $1.1 }) else { return }
        report(view, .clippedAway(by: clip.name, edge, points, others: []))
    }

    /// Checks for letters across the edge of their card. A badge is no issue, because its own background sets it off.
    mutating func checkLetters(of view: ViewFacts, clippedBy clip: ScreenFacts.Clip?) {
        guard view.kind == .text, !view.isOpaque, let holder = view.holders.first,
            screen.holders[holder].isSurface
        else { return }
        let card = screen.holders[holder]
        if card.rect.insetBy(dx: -1, dy: -1).contains(screen.bounds) { return }
        for (edge, points) in view.essential.excess(beyond: card.rect) where points > LayoutLint.letters {
            // A part that the card clips has already been reported.
            if clip?.rect == card.rect, clip?.name == card.name { continue }
            report(view, .outside(card: card.name, edge, points))
        }
    }
}
