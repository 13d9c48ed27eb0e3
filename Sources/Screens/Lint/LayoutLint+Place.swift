import Foundation

// Checks for the position of a view on the screen.
extension LayoutLint {
    mutating func reportOffScreen(_ view: ViewFacts) {
        let farthest = view.rect.excess(beyond: screen.bounds).max { $0.1 < $1.1 }
        guard let (edge, points) = farthest else { return }
        report(view, .offScreen(edge, points, cure(for: view, at: edge)))
    }

    func cure(for view: ViewFacts, at edge: ScreenEdge) -> PlaceCure {
        let outermost = view.holders.map { screen.holders[$0] }.last { holder in
            !holder.rect.insetBy(dx: -1, dy: -1).contains(screen.bounds)
                && holder.rect.excess(beyond: screen.bounds).contains { $0.0 == edge }
        }
        return PlaceCure(
            holder: outermost?.name, placement: outermost?.placement ?? view.placement, edge: edge,
            varied: (outermost.map(\.variedSibling) ?? view.variedSibling).flatMap { sibling in
                screen.orientation.family.map { PlaceCure.Varied(sibling: sibling, orientation: $0) }
            })
    }

    /// Checks a view's position. Content that its scroll views cannot move into view is treated as content that does
    /// not scroll.
    mutating func checkPlace(_ view: ViewFacts) {
        let scrolls = view.scrolls.map { screen.scrolls[$0] }
        func remaining(_ points: CGFloat, at edge: ScreenEdge) -> CGFloat {
            scrolls.reduce(points) { $0 - $1.travel(from: edge) }
        }
        let reach = view.kind == .control ? view.rect : view.essential
        // Content beyond the visible part of a scroll view is reported for the scroll view.
        if view.kind != .picture, scrolls.isEmpty {
            for (edge, points) in reach.excess(beyond: screen.bounds)
            where points > slack(of: view, at: edge) && !(view.kind == .drawing && spans(view.rect, along: edge)) {
                report(view, .beyondEdge(edge, points, cure(for: view, at: edge)))
            }
        }
        var frame = screen.bounds
        for scroll in scrolls { frame = frame.intersection(scroll.rect) }
        guard !frame.isNull else { return }
        for edge in ScreenEdge.allCases {
            // Content that is scrolled out of view comes into view along the other axis.
            let shown = scrolls.isEmpty ? view.essential.intersection(frame) : view.essential.cut(to: frame, at: edge)
            guard !shown.isNull, let points = shown.excess(beyond: screen.safeArea).first(where: { $0.0 == edge })?.1,
                !isMeantToBleed(view, at: edge)
            else { continue }
            let rest = remaining(points, at: edge)
            if rest > LayoutLint.tolerance {
                report(view, .covered(by: screen.covers[edge], edge, rest, in: scrolls.first?.name))
            }
        }
    }

    /// The distance by which a view may extend beyond an edge of the screen. Letters do not fill their box, and a
    /// control near an edge can still be touched, if its visible content is on screen.
    func slack(of view: ViewFacts, at edge: ScreenEdge) -> CGFloat {
        switch view.kind {
        case .text: return LayoutLint.letters
        case .control:
            let isShown = !view.essential.excess(beyond: screen.bounds).contains { $0.0 == edge }
            return isShown ? LayoutLint.touch : LayoutLint.tolerance
        case .picture, .drawing, .surface: return LayoutLint.tolerance
        }
    }

    /// Whether a view may extend to the edge. Images and drawings may. Controls may only if they are as long as the
    /// edge and show nothing there.
    func isMeantToBleed(_ view: ViewFacts, at edge: ScreenEdge) -> Bool {
        switch view.kind {
        case .text: false
        case .control: view.essential == view.rect && spans(view.rect, along: edge)
        case .picture, .drawing, .surface: screen.bleeds(view.rect, at: edge)
        }
    }

    /// Whether a rectangle covers a whole edge of the screen, as a background does.
    func spans(_ rect: CGRect, along edge: ScreenEdge) -> Bool {
        switch edge {
        case .top, .bottom: rect.minX <= screen.bounds.minX && rect.maxX >= screen.bounds.maxX
        case .left, .right: rect.minY <= screen.bounds.minY && rect.maxY >= screen.bounds.maxY
        }
    }
}

extension CGRect {
    /// The part of the rectangle that is visible in a frame after scrolling along the edge.
    fileprivate func cut(to frame: CGRect, at edge: ScreenEdge) -> CGRect {
        if edge.isVertical {
            return intersection(CGRect(x: minX, y: frame.minY, width: width, height: frame.height))
        }
        return intersection(CGRect(x: frame.minX, y: minY, width: frame.width, height: height))
    }
}
