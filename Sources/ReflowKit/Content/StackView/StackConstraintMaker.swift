import Foundation
import KitValues
import LayoutRules

/// Keeps the constraints of a stack view equal to those of its arrangement: constraints that stay the same stay active,
/// and only constants change.
@MainActor
final class StackConstraintMaker {
    /// The properties that are equal for two constraints that differ only in their constants.
    private struct Key: Hashable {
        var identifier: StackIdentifier
        var first: Place
        var relation: NSLayoutRelation
        var second: Place?
        var multiplier: Double
        var priority: Double
    }

    private struct Place: Hashable {
        var item: Identity<LayoutItemState>
        var attribute: NSLayoutAttribute
    }

    private var current: StackArrangement?
    private var views: [ViewIdentity] = []
    private var isInMargins = false
    private var made: [(key: Key, constraint: NSLayoutConstraint)] = []
    private var guides: [StackConstraint.Item: UILayoutGuide] = [:]

    /// - Parameter views: the arranged views.
    func update(_ arrangement: StackArrangement, of views: [UIView], in stack: UIStackView, inMargins: Bool) {
        let identities = views.map { $0.ensureIdentity() }
        // A view that was removed and added again has lost its constraints, although nothing else has changed.
        guard
            arrangement != current || inMargins != isInMargins || !identities.elementsEqual(self.views, by: ===)
                || !made.allSatisfy({ $0.constraint.holder === stack })
        else { return }
        current = arrangement
        self.views = identities
        isInMargins = inMargins
        let before = made
        var old = Dictionary(before.map { ($0.key, $0.constraint) }) { first, _ in first }
        var kept: [(key: Key, constraint: NSLayoutConstraint)] = []
        var inactive: [NSLayoutConstraint] = []
        var usedGuides: Set<StackConstraint.Item> = []
        for wanted in arrangement.constraints {
            let first = item(wanted.first.item, among: views, of: stack)
            let second = wanted.second.map { item($0.item, among: views, of: stack) }
            for item in [wanted.first.item, wanted.second?.item].compactMap(\.self) { usedGuides.insert(item) }
            let key = Key(
                identifier: wanted.identifier,
                first: Place(item: Identity(first.state), attribute: wanted.first.attribute),
                relation: wanted.relation,
                second: zip(second, wanted.second).map {
                    Place(item: Identity($0.state), attribute: $1.attribute)
                },
                multiplier: wanted.multiplier, priority: wanted.priority)
            let constraint = old.removeValue(forKey: key) ?? make(wanted, first, second)
            constraint.constant = wanted.constant
            kept.append((key, constraint))
            if constraint.holder !== stack { inactive.append(constraint) }
        }
        made = kept
        // Unwanted constraints are removed first, because together with the new ones they might conflict.
        NSLayoutConstraint.deactivate(before.filter { old[$0.key] === $0.constraint }.map(\.constraint))
        NSLayoutConstraint.activate(inactive)
        // The guides are removed in order, because the engine reuses their numbers.
        let unused = guides.keys.filter { !usedGuides.contains($0) }.sorted { Self.order(of: $0) < Self.order(of: $1) }
        for item in unused {
            if let guide = guides.removeValue(forKey: item) { stack.giveUp(guide) }
        }
    }

    private static func order(of item: StackConstraint.Item) -> Int {
        switch item {
        case .stack: -4
        case .canvas: -3
        case .spacer: -2
        case .alignmentSpanner: -1
        case .gap(let index), .arranged(let index): index
        }
    }

    /// Removes the constraints that were made for a view alone, because it is no longer arranged. The view holds these
    /// constraints itself and would keep them everywhere, and the stack view may never be laid out again.
    func release(_ view: UIView) {
        for (_, constraint) in made where constraint.holder === view { constraint.deactivate() }
    }

    isolated deinit {
        for (_, constraint) in made where constraint.second == nil { constraint.deactivate() }
    }

    private func make(_ wanted: StackConstraint, _ first: LayoutItem, _ second: LayoutItem?) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: ConstraintSide(item: first, attribute: wanted.first.attribute), relation: wanted.relation,
            second: zip(second, wanted.second).map { ConstraintSide(item: $0, attribute: $1.attribute) },
            multiplier: wanted.multiplier, constant: wanted.constant)
        constraint.priority = UILayoutPriority(Float(wanted.priority))
        constraint.identifier = wanted.identifier.rawValue
        return constraint
    }

    private func item(_ item: StackConstraint.Item, among views: [UIView], of stack: UIStackView) -> LayoutItem {
        switch item {
        case .stack: LayoutItem(stack)
        case .canvas: isInMargins ? LayoutItem(stack.layoutGuide(.layoutMargins)) : LayoutItem(stack)
        case .arranged(let index): LayoutItem(views[index])
        case .spacer, .alignmentSpanner, .gap: LayoutItem(guide(item, of: stack))
        }
    }

    private func guide(_ item: StackConstraint.Item, of stack: UIStackView) -> UILayoutGuide {
        if let guide = guides[item], guide.owningView === stack { return guide }
        let guide = UILayoutGuide()
        guide.identifier = item == .alignmentSpanner ? "UISV-alignment-spanner" : "UISV-spacer"
        stack.take(guide)
        guides[item] = guide
        return guide
    }
}

private func zip<One, Other>(_ one: One?, _ other: Other?) -> (One, Other)? {
    guard let one, let other else { return nil }
    return (one, other)
}
