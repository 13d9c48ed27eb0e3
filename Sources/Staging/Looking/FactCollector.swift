import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens

/// Walks through a window from back to front and collects facts about every view with visible content.
@MainActor
struct FactCollector {
    /// A rectangle that is larger than any layout.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    let window: UIWindow
    let toUser: CGAffineTransform
    let names: [ObjectIdentifier: String]
    /// Whether the app's code, which is not available here, may set the content size of scroll views and the background
    /// of the page.
    let isCompletedByCode: Bool
    var facts: ScreenFacts
    private var order = 0
    private var spokenNames: Set<String> = []
    /// The layers painted so far, from back to front. In an estimate, the superviews of the current view count as
    /// painting everywhere.
    private var coats: Coats
    /// The number of views so far that UIKit places itself, at positions that Reflow only estimates.
    private var estimates = 0
    private var probe: TouchProbe

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
        probe = TouchProbe(window: window, names: names, isCompletedByCode: isCompletedByCode)
    }

    /// The effects of a view's superviews on it.
    private struct Surroundings {
        /// The direct subview of the window that contains the view.
        let group: Int
        /// The area that the superviews do not clip.
        var seen: CGRect?
        /// The scroll views around the view, nearest first.
        var scrolls: [Int] = []
        /// The superviews that clip, nearest first.
        var clips: [Int] = []
        /// The superviews, nearest first.
        var holders: [Int] = []
        /// The indices of the superviews among their siblings, starting below the window.
        var path: [Int] = []
        /// Whether a superview is translucent, which changes colours.
        var isFaded = false
        /// The name of a sibling that has its own frame in this orientation.
        var variedSibling: String?
        /// The superview whose position UIKit determines itself, if there is one.
        var estimate: Int?
    }

    mutating func collect() {
        window.paint(window.portrait, on: &coats, at: facts.bounds, isFaded: false)
        for (group, view) in window.subviews.enumerated() {
            collect(
                view, in: Surroundings(group: group, seen: FactCollector.everywhere, path: [group]))
        }
    }

    private mutating func collect(_ view: UIView, in surroundings: Surroundings) {
        guard view.isFactual else { return }
        order += 1
        let name = view.spokenName(names)
        if !spokenNames.insert(name).inserted { facts.sharedNames.insert(name) }
        let portrait = view.portrait
        let kind = view.factKind(portrait)
        let rect = rect(view.bounds, of: view)
        let visible = surroundings.seen.map { $0.intersection(rect) }.flatMap { $0.isNull ? nil : $0 }
        if let visible {
            view.paint(
                portrait, on: &coats, at: surroundings.estimate == nil ? visible : FactCollector.everywhere,
                isFaded: surroundings.isFaded)
        }
        var place: Int?
        if let kind {
            place = facts.views.count
            note(view, portrait, kind, rect: rect, visible: visible, surroundings)
        }
        var inside = surroundings
        inside.isFaded = inside.isFaded || view.alpha < 1
        if !view.subviews.isEmpty {
            inside.holders.insert(facts.holders.count, at: 0)
            facts.holders.append(
                ScreenFacts.Holder(
                    name: view.changeableName(names), rect: rect, placement: view.factPlacement,
                    variedSibling: surroundings.variedSibling, isSurface: kind == .surface))
        }
        if view.clipsToBounds, inside.estimate == nil {
            inside.seen = visible
            inside.clips.insert(facts.clips.count, at: 0)
            facts.clips.append(ScreenFacts.Clip(name: view.changeableName(names), rect: rect))
        }
        if let scroll = portrait.scroll, inside.estimate == nil {
            inside.scrolls.insert(facts.scrolls.count, at: 0)
            inside.clips = []
            facts.scrolls.append(scrollFacts(of: view, scroll, rect: rect))
        }
        collectSubviews(of: view, visible: visible, in: inside)
        if let place { facts.views[place].lastInside = order }
    }

    private mutating func collectSubviews(of view: UIView, visible: CGRect?, in inside: Surroundings) {
        var members: [SiblingFacts.Member] = []
        let subviews = view.subviews.enumerated().filter { $0.element.isFactual }
        let varied = Set(subviews.filter { $0.element.placementRule?.isVaried(in: view) == true }.map { $0.offset })
        let variedSibling = subviews.first { varied.contains($0.offset) }?.element.spokenName(names)
        // The layers behind the subviews are stored before the first subview is painted.
        let hasEstimates = inside.estimate == nil && subviews.contains { $0.element.isEstimate }
        let ground = hasEstimates ? visible.flatMap { coats.ground(of: $0) } : nil
        var hasPainted = false
        for (index, subview) in subviews {
            var own = inside
            own.path.append(index)
            own.variedSibling = variedSibling
            let start = facts.views.count
            if inside.estimate != nil {
                collectInEstimate(subview, in: own)
                continue
            }
            if subview.isEstimate {
                hasPainted = collectEstimate(subview, on: ground, in: own) || hasPainted
                continue
            }
            collect(subview, in: own)
            var member = SiblingFacts.Member(
                index: index, name: subview.spokenName(names), identifier: subview.accessibilityIdentifier,
                line: subview.sourceLine, rect: rect(subview.bounds, of: subview),
                isRead: facts.views[start...].contains { $0.kind == .text || $0.kind == .control },
                placement: subview.factPlacement)
            member.isVaried = varied.contains(index)
            members.append(member)
        }
        if hasPainted, let visible { coats.addAnything(at: visible) }
        if members.count > 1 { facts.siblings.append(SiblingFacts(path: inside.path, members: members)) }
    }

    // MARK: Views that UIKit places

    /// Collects facts about a row or a label whose position only UIKit knows. Clipping, scroll views and layers painted
    /// elsewhere are not used for it.
    /// - Returns: whether it painted something, at an unknown position.
    private mutating func collectEstimate(
        _ view: UIView, on ground: Coats.Ground?, in surroundings: Surroundings
    ) -> Bool {
        estimates += 1
        var own = surroundings
        own.estimate = estimates
        own.seen = FactCollector.everywhere
        own.clips = []
        own.scrolls = []
        let outside = coats
        coats = Coats(on: ground, in: FactCollector.everywhere)
        let count = coats.count
        collect(view, in: own)
        let hasPainted = coats.count > count
        coats = outside
        return hasPainted
    }

    /// Collects facts about a view in an estimate. Its own paint is behind all of its content, and may be behind its
    /// siblings.
    private mutating func collectInEstimate(_ view: UIView, in surroundings: Surroundings) {
        let before = coats
        collect(view, in: surroundings)
        guard coats.count > before.count else { return }
        coats = before
        let rect = rect(view.bounds, of: view)
        coats.addAnything(at: rect.isEmpty ? FactCollector.everywhere : rect)
    }

    // MARK: One view

    private mutating func note(
        _ view: UIView, _ portrait: Portrait, _ kind: ViewFacts.Kind, rect frame: CGRect, visible: CGRect?,
        _ surroundings: Surroundings
    ) {
        // Constraints place the alignment rectangle. A control draws nothing between it and the frame.
        let rect = kind == .control ? self.rect(view.alignmentRect(forFrame: view.bounds), of: view) : frame
        let ink = kind == .text || kind == .control ? ink(of: view, portrait) : (letters: [], icons: [])
        let essential = (ink.letters + ink.icons).reduce(CGRect.null) { $0.union($1) }
        // The rectangle in which the view shows something: an image may not cover all of it.
        let seen = portrait.picture.map { self.rect($0.rect, of: view) } ?? rect
        var noted = ViewFacts(
            name: view.spokenName(names), identifier: view.accessibilityIdentifier, kind: kind, size: view.bounds.size,
            rect: rect, letters: ink.letters, essential: essential.isNull ? seen : essential,
            visible: visible,
            scrolls: surroundings.scrolls, isOpaque: view.hidesWhatIsBehind, order: order,
            group: surroundings.group, clips: surroundings.clips)
        noted.line = view.sourceLine
        noted.placement = view.factPlacement
        noted.variedSibling = surroundings.variedSibling
        noted.holders = surroundings.holders
        noted.estimate = surroundings.estimate
        noted.missing = view.missing
        noted.isSizeKnown = noted.isPlaced || view.hasFixedSize
        let hasArea = view.bounds.width > 0 && view.bounds.height > 0
        if let visible, hasArea || !noted.isPlaced {
            noted.texts = view.shownLetters(portrait).compactMap { letters, isPart in
                letters.facts(isPart: isPart, names)
            }
            if !surroundings.isFaded { notePaint(of: view, portrait, visible: visible, &noted.texts) }
            noted.target = view.target(portrait)
            if noted.target != nil {
                noted.obstacle = noted.isPlaced ? probe.obstacle(of: view) : probe.disabled(view)
            }
            noted.isEmptyButton = view.isEmptyButton(portrait)
        }
        if visible != nil, hasArea {
            noted.stretchedPicture = portrait.picture.flatMap {
                view.stretchedSize($0, isCompletedByCode: isCompletedByCode)
            }
        }
        facts.views.append(noted)
    }

    /// Sets the colours of letters, and the colour behind them, for labels and titles of buttons. Disabled controls are
    /// left out, because they need not be legible.
    private func notePaint(
        of view: UIView, _ portrait: Portrait, visible: CGRect, _ texts: inout [ViewFacts.Text]
    ) {
        // A background that is faded together with its letters is not visible in its own colour.
        guard portrait.hasLegibleLetters, view.alpha == 1 || view.backgroundColor == nil else { return }
        for (index, (letters, isPart)) in view.shownLetters(portrait).enumerated() where texts.indices.contains(index) {
            let boxes = letters.letterBoxes.map { rect($0, of: letters).intersection(visible) }
                .reduce(CGRect.null) { $0.union($1) }
            guard !boxes.isEmpty, let ground = coats.ground(of: boxes) else { continue }
            texts[index].ground = ground
            texts[index].inks = letters.inks.map { ink in
                ViewFacts.Ink(
                    color: ink.color, alpha: view.alpha * (isPart ? letters.alpha : 1), size: ink.size,
                    isBold: letters.isBold, isSystem: ink.isSystem)
            }
        }
    }

    private func scrollFacts(of view: UIView, _ scroll: Portrait.Scroll, rect: CGRect) -> ScrollFacts {
        let size = scroll.contentSize
        return ScrollFacts(
            name: view.spokenName(names), identifier: view.accessibilityIdentifier, line: view.sourceLine, rect: rect,
            reach: self.rect(view.reach(scroll, isCompletedByCode: isCompletedByCode), of: view), contentSize: size,
            end: CGPoint(x: max(view.bounds.maxX, size.width), y: max(view.bounds.maxY, size.height)),
            isScrollEnabled: scroll.isEnabled)
    }

    /// A rectangle of a view in the user's coordinates.
    private func rect(_ rect: CGRect, of view: UIView) -> CGRect {
        view.convert(rect, to: window).applying(toUser)
    }

    /// Letters and icons of a view, and of the parts that a control creates for itself.
    private func ink(of view: UIView, _ portrait: Portrait) -> (letters: [CGRect], icons: [CGRect]) {
        var letters: [CGRect] = []
        var icons: [CGRect] = []
        func collect(_ view: UIView, _ portrait: Portrait) {
            letters += portrait.letters?.letterBoxes.map { rect($0, of: view) } ?? []
            if portrait.picture != nil { icons.append(rect(view.bounds, of: view)) }
            for part in view.shownParts { collect(part, part.portrait) }
        }
        collect(view, portrait)
        return (letters, icons)
    }
}
