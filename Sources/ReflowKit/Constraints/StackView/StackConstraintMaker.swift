import Foundation
import KitValues
import LayoutRules

/// Keeps the constraints of a stack view as its arrangement wants them: what stays the same stays active, and only
/// constants change.
@MainActor
struct StackConstraintMaker {
    /// What makes two constraints the same but for their constants.
    private struct Key: Hashable {
        var identifier: StackIdentifier
        var first: Place
        var relation: NSLayoutRelation
        var second: Place?
        var multiplier: Double
        var priority: Double
    }

    private struct Place: Hashable {
        var item: ObjectIdentifier
        var attribute: NSLayoutAttribute
    }

    private var current: StackArrangement?
    private var views: [ObjectIdentifier] = []
    private var isInMargins = false
    private var made: [(key: Key, constraint: NSLayoutConstraint)] = []
    private var guides: [StackConstraint.Item: UILayoutGuide] = [:]

    mutating func update(_ arrangement: StackArrangement, of stack: UIStackView, inMargins: Bool) {
        let views = stack.arrangedSubviews.map { ObjectIdentifier($0) }
        guard arrangement != current || views != self.views || inMargins != isInMargins else { return }
        current = arrangement
        self.views = views
        isInMargins = inMargins
        var old = Dictionary(made.map { ($0.key, $0.constraint) }) { first, _ in first }
        var kept: [(key: Key, constraint: NSLayoutConstraint)] = []
        var new: [NSLayoutConstraint] = []
        var usedGuides: Set<StackConstraint.Item> = []
        for wanted in arrangement.constraints {
            let first = object(wanted.first.item, of: stack)
            let second = wanted.second.map { object($0.item, of: stack) }
            for item in [wanted.first.item, wanted.second?.item].compactMap(\.self) { usedGuides.insert(item) }
            let key = Key(
                identifier: wanted.identifier,
                first: Place(item: ObjectIdentifier(first), attribute: wanted.first.attribute),
                relation: wanted.relation,
                second: zip(second, wanted.second).map { Place(item: ObjectIdentifier($0), attribute: $1.attribute) },
                multiplier: wanted.multiplier, priority: wanted.priority)
            if let same = old.removeValue(forKey: key) {
                same.constant = wanted.constant
                kept.append((key, same))
            } else {
                let constraint = NSLayoutConstraint(
                    item: first, attribute: wanted.first.attribute, relatedBy: wanted.relation, toItem: second,
                    attribute: wanted.second?.attribute ?? .notAnAttribute, multiplier: wanted.multiplier,
                    constant: wanted.constant)
                constraint.priority = UILayoutPriority(Float(wanted.priority))
                constraint.identifier = wanted.identifier.rawValue
                kept.append((key, constraint))
                new.append(constraint)
            }
        }
        // What is not wanted any more goes first: together with what is new it might have no solution.
        NSLayoutConstraint.deactivate(made.filter { old[$0.key] === $0.constraint }.map(\.constraint))
        NSLayoutConstraint.activate(new)
        made = kept
        for (item, guide) in guides where !usedGuides.contains(item) {
            stack.removeLayoutGuide(guide)
            guides[item] = nil
        }
    }

    private mutating func object(_ item: StackConstraint.Item, of stack: UIStackView) -> AnyObject {
        switch item {
        case .stack: stack
        case .canvas: isInMargins ? stack.layoutMarginsGuide : stack
        case .arranged(let index): stack.arrangedSubviews[index]
        case .spacer, .alignmentSpanner, .gap: guide(item, of: stack)
        }
    }

    private mutating func guide(_ item: StackConstraint.Item, of stack: UIStackView) -> UILayoutGuide {
        if let guide = guides[item] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = item == .alignmentSpanner ? "UISV-alignment-spanner" : "UISV-spacer"
        stack.addLayoutGuide(guide)
        guides[item] = guide
        return guide
    }
}

private func zip<One, Other>(_ one: One?, _ other: Other?) -> (One, Other)? {
    guard let one, let other else { return nil }
    return (one, other)
}
