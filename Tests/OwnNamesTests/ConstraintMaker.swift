import Foundation
import UIKit

// This is a layout library in the style of those with chained calls, which apps include in their own sources:
// `view.make { $0.top.leading.equalToSuperview().offset(8) }`.

/// A constraint that stores its line in the source.
final class MadeConstraint: NSLayoutConstraint {
    var line: UInt = 0

    /// Whether both constraints differ only in their constants, so that one can be updated in place.
    func isLike(_ other: MadeConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && priority == other.priority
    }
}

@MainActor
protocol ConstraintTarget {
    /// The value for this attribute: a constant, or another item with its attribute.
    func resolved(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> (item: Any?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat)
}

extension CGFloat: ConstraintTarget {
    func resolved(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> (item: Any?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) { (nil, .notAnAttribute, self) }
}

extension UIView: ConstraintTarget {
    func resolved(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> (item: Any?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) { (self, attribute, 0) }
}

extension UILayoutGuide: ConstraintTarget {
    func resolved(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> (item: Any?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) { (self, attribute, 0) }
}

@MainActor
final class ConstraintMaker {
    fileprivate let view: UIView
    fileprivate var phrases: [Phrase] = []

    init(_ view: UIView) {
        self.view = view
    }

    private func phrase(_ attributes: NSLayoutConstraint.Attribute...) -> Phrase {
        let phrase = Phrase(view: view, attributes: attributes)
        phrases.append(phrase)
        return phrase
    }

    var top: Phrase { phrase(.top) }
    var leading: Phrase { phrase(.leading) }
    var trailing: Phrase { phrase(.trailing) }
    var bottom: Phrase { phrase(.bottom) }
    var width: Phrase { phrase(.width) }
    var height: Phrase { phrase(.height) }
    var center: Phrase { phrase(.centerX, .centerY) }
    var edges: Phrase { phrase(.top, .leading, .trailing, .bottom) }
    var size: Phrase { phrase(.width, .height) }

    @MainActor
    final class Phrase {
        private let view: UIView
        private var attributes: [NSLayoutConstraint.Attribute]
        private var relation = NSLayoutConstraint.Relation.equal
        private var target: (any ConstraintTarget)?
        private var factor: CGFloat = 1
        private var inset: CGFloat = 0
        private var shift: CGFloat = 0
        private var strength = UILayoutPriority.required
        private var line: UInt = 0

        fileprivate init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
            self.view = view
            self.attributes = attributes
        }

        var leading: Phrase { and(.leading) }
        var trailing: Phrase { and(.trailing) }
        var height: Phrase { and(.height) }

        private func and(_ attribute: NSLayoutConstraint.Attribute) -> Phrase {
            attributes.append(attribute)
            return self
        }

        @discardableResult
        func equalTo(_ target: any ConstraintTarget, line: UInt = #line) -> Phrase { relate(.equal, target, line) }
        @discardableResult
        func lessThanOrEqualTo(_ target: any ConstraintTarget, line: UInt = #line) -> Phrase {
            relate(.lessThanOrEqual, target, line)
        }
        @discardableResult
        func equalToSuperview(line: UInt = #line) -> Phrase {
            guard let superview = view.superview else { fatalError("\(view) has no superview") }
            return relate(.equal, superview, line)
        }

        private func relate(
            _ relation: NSLayoutConstraint.Relation, _ target: any ConstraintTarget, _ line: UInt
        ) -> Phrase {
            self.relation = relation
            self.target = target
            self.line = line
            return self
        }

        @discardableResult func multipliedBy(_ factor: CGFloat) -> Phrase { set { $0.factor = factor } }
        @discardableResult func offset(_ shift: CGFloat) -> Phrase { set { $0.shift = shift } }
        @discardableResult func inset(_ inset: CGFloat) -> Phrase { set { $0.inset = inset } }
        @discardableResult func priority(_ strength: UILayoutPriority) -> Phrase { set { $0.strength = strength } }

        private func set(_ change: (Phrase) -> Void) -> Phrase {
            change(self)
            return self
        }

        fileprivate var constraints: [MadeConstraint] {
            attributes.compactMap { attribute -> MadeConstraint? in
                guard let (item, second, constant) = target?.resolved(attribute) else { return nil }
                let isFar = attribute == .trailing || attribute == .bottom || attribute == .right
                let constraint = MadeConstraint(
                    item: view, attribute: attribute, relatedBy: relation, toItem: item, attribute: second,
                    multiplier: factor, constant: constant + shift + (isFar ? -inset : inset))
                constraint.priority = strength
                constraint.line = line
                return constraint
            }
        }
    }

    fileprivate var constraints: [MadeConstraint] { phrases.flatMap(\.constraints) }
}

extension UIView {
    /// Adds the constraints of the chains.
    @discardableResult
    func make(_ body: (ConstraintMaker) -> Void) -> [MadeConstraint] {
        let maker = ConstraintMaker(self)
        body(maker)
        translatesAutoresizingMaskIntoConstraints = false
        let made = maker.constraints
        NSLayoutConstraint.activate(made)
        return made
    }

    /// Changes the constants of existing constraints.
    func update(_ old: [MadeConstraint], _ body: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(self)
        body(maker)
        for new in maker.constraints { old.first { $0.isLike(new) }?.constant = new.constant }
    }

    /// Replaces constraints by those of the chains.
    func remake(_ old: [MadeConstraint], _ body: (ConstraintMaker) -> Void) -> [MadeConstraint] {
        NSLayoutConstraint.deactivate(old)
        return make(body)
    }
}
