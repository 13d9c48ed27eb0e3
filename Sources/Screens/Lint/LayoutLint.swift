import Basics
import Foundation
import LayoutRules

/// Finds mistakes in a layout from the facts about its screen.
///
/// It looks at what people read, touch and see: letters rather than the labels around them, controls, images, and what
/// custom classes draw. Images and backgrounds may run to an edge of the screen, content of a scroll view can be
/// scrolled to, and what a superview clips completely was hidden on purpose.
package struct LayoutLint {
    /// Anything less is rounding, in points.
    static let tolerance: CGFloat = 0.5
    /// The box around letters is larger than the letters, by so many points.
    static let letters: CGFloat = 2
    /// As near to an edge a control is touched all the same, in points.
    private static let touch: CGFloat = 4
    /// The minimum size of a tap target in Apple's Human Interface Guidelines, in points.
    private static let finger: CGFloat = 44

    private let screen: ScreenFacts
    private let ignored: Set<String>
    /// The places of the views that can hide something, by their number among all views.
    private let covers: BoxGrid
    private var issues: [LayoutIssue] = []

    /// The issues of a layout in each of its orientations: of each screen alone, first view by view in drawing order,
    /// then overlaps and scroll views; then what shows only when it is compared with the first screen.
    /// - Parameter ignored: names or identifiers of views to leave out.
    package static func issues(on screens: [ScreenFacts], ignoring ignored: Set<String> = []) -> [[LayoutIssue]] {
        let alone = LayoutIssue.telling(screens.map { issues(on: $0, ignoring: ignored) })
        return zip(alone, TurnLint.issues(on: screens, ignoring: ignored)).map { $0 + $1 }
    }

    /// Texts and controls that other views hide in every orientation. They may be put away on purpose, so they are none
    /// of the issues; whoever looks for a view wants to know.
    package static func putAway(on screens: [ScreenFacts], ignoring ignored: Set<String> = []) -> [LayoutIssue] {
        LayoutIssue.putAway(screens.map { issues(on: $0, ignoring: ignored) })
    }

    /// Views hidden behind others are included: ``LayoutIssue/telling(_:)`` decides from all orientations whether that
    /// is intended.
    private static func issues(on screen: ScreenFacts, ignoring ignored: Set<String>) -> [LayoutIssue] {
        var lint = LayoutLint(screen: screen, ignored: ignored)
        for number in screen.views.indices { lint.check(screen.views[number], number) }
        lint.checkOverlaps()
        lint.checkScrolling()
        return lint.constraintIssues + lint.issues
    }

    private init(screen: ScreenFacts, ignored: Set<String>) {
        self.screen = screen
        self.ignored = ignored
        var covers = BoxGrid()
        for (number, view) in screen.views.enumerated() where view.isPlaced && Overlap.mayHide(view) {
            if let visible = view.visible { covers.insert(number, at: visible) }
        }
        self.covers = covers
    }

    private func isIgnored(_ view: ViewFacts) -> Bool {
        ignored.contains(view.name) || view.identifier.map(ignored.contains) ?? false
    }

    private mutating func report(_ view: ViewFacts, _ problem: LayoutIssue.Problem) {
        if !isIgnored(view) { issues.append(LayoutIssue(view: view.name, line: view.line, problem: problem)) }
    }

    // MARK: Constraints

    private var constraintIssues: [LayoutIssue] {
        let facts = screen.constraints
        var issues = facts.conflicts.map { conflict in
            LayoutIssue(
                view: conflict.report.view,
                line: conflict.report.members[conflict.report.brokenMember].source?.position.line,
                problem: .conflict(conflict))
        }
        for view in facts.open where !ignored.contains(view.identifier ?? view.name) {
            issues.append(LayoutIssue(view: view.name, line: view.line, problem: .ambiguous(view.numbers)))
        }
        issues += facts.idle.map {
            LayoutIssue(view: $0.view, line: $0.source?.position.line, problem: .idle($0))
        }
        return issues.filter { !ignored.contains($0.view) }
    }

    // MARK: One view

    private mutating func check(_ view: ViewFacts, _ number: Int) {
        guard view.kind != .surface, view.visible != nil else { return }
        if view.isPlaced {
            guard view.hasArea else { return report(view, .noArea(view.size)) }
            if screen.isOnScreen {
                guard view.isScrolled || view.rect.intersects(screen.bounds) else { return reportOffScreen(view) }
                checkPlace(view)
            }
            checkLetters(of: view, clippedBy: checkClipping(view))
        }
        for text in view.texts { check(text, of: view, number) }
        if view.isSizeKnown, view.needsFinger(of: LayoutLint.finger) { report(view, .smallTarget(view.size)) }
        // That what is behind a card or a bar gets no touches goes without saying.
        if let obstacle = view.obstacle, !isHidden(view, number, by: [.surface]) { report(view, .unreached(obstacle)) }
        if let natural = view.stretchedPicture, view.isSizeKnown, distorts(natural, into: view.size) {
            report(view, .distorted(natural: natural, shown: view.size))
        }
        if view.isEmptyButton, showsNothing(view) { report(view, .emptyButton(view.size)) }
    }

    // MARK: Its place

    private mutating func reportOffScreen(_ view: ViewFacts) {
        let farthest = view.rect.excess(beyond: screen.bounds).max { $0.1 < $1.1 }
        guard let (edge, points) = farthest else { return }
        report(view, .offScreen(edge, points, cure(for: view, at: edge)))
    }

    private func cure(for view: ViewFacts, at edge: ScreenEdge) -> PlaceCure {
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

    /// What scroll views cannot bring out counts as if it did not scroll.
    private mutating func checkPlace(_ view: ViewFacts) {
        let scrolls = view.scrolls.map { screen.scrolls[$0] }
        func remaining(_ points: CGFloat, at edge: ScreenEdge) -> CGFloat {
            scrolls.reduce(points) { $0 - $1.travel(from: edge) }
        }
        let reach = view.kind == .control ? view.rect : view.essential
        // What lies beyond what a scroll view shows is found with that view.
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
            // What is scrolled out of sight comes into it along the other axis.
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

    /// How far it may extend beyond an edge of the screen: letters do not fill their box, and no finger misses what
    /// is nearer to an edge than this, as long as what a control shows is on screen.
    private func slack(of view: ViewFacts, at edge: ScreenEdge) -> CGFloat {
        switch view.kind {
        case .text: return LayoutLint.letters
        case .control:
            let isShown = !view.essential.excess(beyond: screen.bounds).contains { $0.0 == edge }
            return isShown ? LayoutLint.touch : LayoutLint.tolerance
        case .picture, .drawing, .surface: return LayoutLint.tolerance
        }
    }

    /// Images and drawings may run to the edge. Controls may only if they are as long as the edge and show nothing
    /// there.
    private func isMeantToBleed(_ view: ViewFacts, at edge: ScreenEdge) -> Bool {
        switch view.kind {
        case .text: false
        case .control: view.essential == view.rect && spans(view.rect, along: edge)
        case .picture, .drawing, .surface: screen.bleeds(view.rect, at: edge)
        }
    }

    /// Whether a rectangle covers a whole edge of the screen, as a background does.
    private func spans(_ rect: CGRect, along edge: ScreenEdge) -> Bool {
        switch edge {
        case .top, .bottom: rect.minX <= screen.bounds.minX && rect.maxX >= screen.bounds.maxX
        case .left, .right: rect.minY <= screen.bounds.minY && rect.maxY >= screen.bounds.maxY
        }
    }

    /// - Returns: the view that clips it, if that is a mistake.
    private mutating func checkClipping(_ view: ViewFacts) -> ScreenFacts.Clip? {
        // An image larger than the view that clips it is cropped on purpose.
        guard view.kind != .picture else { return nil }
        let reach = view.kind == .drawing ? view.rect : view.essential
        for index in view.clips {
            let clip = screen.clips[index]
            guard reach.intersects(clip.rect) else { return nil }
            let cut = reach.excess(beyond: clip.rect).filter { view.kind != .text || $0.1 > LayoutLint.letters }
            for (edge, points) in cut { report(view, .clipped(by: clip.name, edge, points)) }
            if !cut.isEmpty { return clip }
        }
        return nil
    }

    // MARK: What it shows

    private mutating func check(_ text: ViewFacts.Text, of view: ViewFacts, _ number: Int) {
        if !text.missing.isEmpty { report(view, .missingGlyphs(text.missing)) }
        if let ground = text.ground {
            let short = text.inks.compactMap { Contrast.Shortfall($0, on: ground, part: text.part) }
            // What nobody sees was made for another ground, in front of what hides it.
            if let worst = short.min(by: { $0.ratio < $1.ratio }), !isHidden(view, number) {
                report(view, .lowContrast(worst))
            }
        }
        guard view.isPlaced else { return }
        let isCut =
            text.isTruncated
            && (text.needs.width > text.has.width + LayoutLint.tolerance || text.needs.height > text.has.height + 1)
            // A line may be lower than its font: letters do not fill it.
            || text.lost > LayoutLint.letters
        guard isCut else { return }
        report(
            view,
            .truncated(
                part: text.part, needs: text.needs, has: text.has, hidden: text.hidden, limits: text.limits,
                isOneLine: text.isOneLine))
    }

    /// Letters across the edge of the card that holds them. A badge has its own background, which sets it off.
    private mutating func checkLetters(of view: ViewFacts, clippedBy clip: ScreenFacts.Clip?) {
        guard view.kind == .text, !view.isOpaque, let holder = view.holders.first,
            screen.holders[holder].isSurface
        else { return }
        let card = screen.holders[holder]
        if card.rect.insetBy(dx: -1, dy: -1).contains(screen.bounds) { return }
        for (edge, points) in view.essential.excess(beyond: card.rect) where points > LayoutLint.letters {
            // What the card cuts off has been reported as clipped.
            if clip?.rect == card.rect, clip?.name == card.name { continue }
            report(view, .outside(card: card.name, edge, points))
        }
    }

    /// Whether the shapes differ by more than what rounding to points explains.
    private func distorts(_ natural: CGSize, into size: CGSize) -> Bool {
        let factor = size.width * natural.height / (size.height * natural.width)
        return max(factor, 1 / factor) > 1.02
            && abs(size.width - size.height * natural.width / natural.height) > 1
            && abs(size.height - size.width * natural.height / natural.width) > 1
    }

    /// Whether nothing else stands where the button is: a label or an icon of its own in front of it, or, behind a
    /// button that one can see through, what is to be tapped.
    private func showsNothing(_ button: ViewFacts) -> Bool {
        guard let seen = button.visible else { return false }
        return !screen.views.contains { other in
            guard other.kind != .surface, other.order != button.order, other.estimate == button.estimate,
                let place = other.visible
            else { return false }
            if other.order < button.order, button.isOpaque || other.contains(button) { return false }
            return place.intersects(seen)
        }
    }

    /// Whether a view in front of it hides it.
    private func isHidden(
        _ view: ViewFacts, _ number: Int, by kinds: Set<ViewFacts.Kind> = [.surface, .text, .control]
    ) -> Bool {
        guard view.isPlaced, let seen = view.visible else { return false }
        return covers.numbers(near: seen, after: number).contains { number in
            let above = screen.views[number]
            return kinds.contains(above.kind) && above.group == view.group && !view.contains(above)
                && Overlap.hides(above, view)
        }
    }

    // MARK: Scrolling

    /// Says of each scroll view what is the farthest content that it does not scroll to.
    private mutating func checkScrolling() {
        let inside = Dictionary(grouping: screen.views) { $0.scrolls.first ?? -1 }
        for (index, scroll) in screen.scrolls.enumerated() {
            guard !ignored.contains(scroll.name), !(scroll.identifier.map(ignored.contains) ?? false) else { continue }
            let content = (inside[index] ?? []).filter { view in
                [.text, .control, .drawing].contains(view.kind) && view.isPlaced && !isIgnored(view)
                    && view.clips.allSatisfy { screen.clips[$0].rect.intersects(view.rect) }
            }
            for edge in [ScreenEdge.bottom, .right] {
                let beyond = content.compactMap { view in
                    view.essential.excess(beyond: scroll.reach).first { $0.0 == edge }.map { (view, $0.1) }
                }
                guard let (view, points) = beyond.max(by: { $0.1 < $1.1 }), points > LayoutLint.letters else {
                    continue
                }
                var needs = scroll.contentSize
                if edge == .bottom { needs.height = scroll.end.y + points } else { needs.width = scroll.end.x + points }
                issues.append(
                    LayoutIssue(
                        view: scroll.name, line: scroll.line,
                        problem: .unreachable(
                            content: view.name, edge, points,
                            contentSize: scroll.isScrollEnabled ? scroll.contentSize : nil, needs: needs)))
            }
        }
    }

    // MARK: Overlaps

    private mutating func checkOverlaps() {
        var search = OverlapSearch(
            screen.views.filter { $0.visible != nil && $0.hasArea && $0.isPlaced && !isIgnored($0) })
        for find in search.finds() {
            switch find.relation {
            case .hides: report(find.below, .hidden(behind: find.above.name))
            case .overlaps(let shared):
                report(find.above, .overlapping(find.below.name, shared.size, hasOthers: find.hasOthers))
            }
        }
        if let first = search.crowded.first { report(first, .crowded(others: search.crowded.count - 1)) }
    }
}

extension ViewFacts {
    fileprivate var hasArea: Bool { size.width > 0 && size.height > 0 }

    /// Whether it is a tap target that is too small, and smaller than UIKit's own control of its kind.
    fileprivate func needsFinger(of finger: CGFloat) -> Bool {
        guard let target else { return false }
        let isTooNarrow = size.width < finger
        let isTooLow = size.height < finger
        guard let usual = target.standardSize else { return isTooNarrow || isTooLow }
        return isTooNarrow && usual.width > size.width + 0.5 || isTooLow && usual.height > size.height + 0.5
    }
}

extension CGRect {
    /// The part of it that is shown in a frame when scrolling along the edge has brought it there.
    fileprivate func cut(to frame: CGRect, at edge: ScreenEdge) -> CGRect {
        if edge.isVertical {
            return intersection(CGRect(x: minX, y: frame.minY, width: width, height: frame.height))
        }
        return intersection(CGRect(x: frame.minX, y: minY, width: frame.width, height: height))
    }

    /// How far it extends beyond the other rectangle, in points, for each edge at which it does.
    fileprivate func excess(beyond bounds: CGRect) -> [(ScreenEdge, CGFloat)] {
        [
            (.top, bounds.minY - minY), (.left, bounds.minX - minX), (.bottom, maxY - bounds.maxY),
            (.right, maxX - bounds.maxX),
        ].filter { $0.1 > LayoutLint.tolerance }
    }
}
