import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// Applies the parts of a file that depend on the situation: variations and installed views (autolayout.md §16, §18).
extension ConstraintFactory {
    /// - Parameter all: whether views that are always installed are recorded, too, so that they are restored if code
    ///   removed them.
    func noteInstallations(
        of node: ViewNode, _ view: UIView, _ made: [SourcePosition: UIView], all: Bool
    ) {
        guard all || node.subviews.contains(where: { $0.installation != nil }) else { return }
        let siblings = node.subviews.compactMap { made[$0.position] }
        for child in node.subviews {
            guard let subview = made[child.position], subview.superview === view,
                let installation = child.installation ?? (all ? Installation(isInstalled: true) : nil)
            else { continue }
            installed.append(
                Installed(view: subview, superview: view, siblings: siblings, installation: installation))
        }
    }

    /// Updates constraints and installed views for the situation. If the size classes changed, all are first reset to
    /// the file's values.
    func apply(_ situation: Situation) {
        let isChange = sizeClasses.map { $0 != situation.sizeClasses } ?? false
        let isTurn = isRestoring && isVaried && isChange
        sizeClasses = situation.sizeClasses
        // UIKit gives the views their new size first, and logs conflicts that exist then (autolayout.md §0a.21).
        if isChange, dependsOnSizeClasses, let root { NSLayoutConstraint.findConflictsBeforeChange(in: root) }
        for index in installed.indices { install(index, situation, isTurn: isTurn) }
        NSLayoutConstraint.changeTogether { applyChanges(situation, isTurn: isTurn) }
        holdOnCanvas()
    }

    /// Whether the active constraints, their numbers, or the installed views depend on size classes.
    private var dependsOnSizeClasses: Bool {
        made.contains { $0.node.variations.contains { $0.condition.namesSizeClass } }
            || installed.contains { $0.installation.variations.contains { $0.condition.namesSizeClass } }
    }

    private func applyChanges(_ situation: Situation, isTurn: Bool) {
        var on: [Int] = []
        for index in made.indices {
            let node = made[index].node
            let varied = changes(by: node.variations, situation)
            let last = made[index].varied
            made[index].varied = varied
            var wanted = ConstraintChanges()
            if varied.constant != last.constant { wanted.constant = varied.constant ?? node.ownConstant }
            if varied.priority != last.priority { wanted.priority = varied.priority ?? node.ownPriority }
            if varied.isActive != last.isActive { wanted.isActive = varied.isActive ?? node.isActive }
            for constraint in made[index].constraints where wanted.isActive == false { constraint.isActive = false }
            set(wanted, of: made[index].constraints)
            if !node.variations.isEmpty {
                note(variationOfValues(node.variations, situation), in: made[index].constraints)
            }
            if wanted.isActive == true {
                on.append(index)
            } else if isTurn, varied.isActive ?? node.isActive, !made[index].isAway,
                made[index].constraints.contains(where: { !$0.isActive && isInTree($0) })
            {
                warn("the constraint \(Wording.quoted(node.id ?? node.identifier ?? ""))", at: node.position)
                on.append(index)
            } else if made[index].isAway {
                on.append(index)
            }
        }
        for index in on {
            // A view that is removed takes its constraints with it. Here they are activated again when the view is
            // back.
            let back = made[index].constraints.filter { isInTree($0) }
            made[index].isAway = back.count < made[index].constraints.count
            NSLayoutConstraint.activate(back.filter { !$0.isActive })
        }
    }

    /// Installs or removes a view, as the file says, if that has changed or a rotation restores it.
    private func install(_ index: Int, _ situation: Situation, isTurn: Bool) {
        let entry = installed[index]
        let matching = entry.installation.variations.last { situation.meets($0.condition) }
        let isWanted = matching?.isInstalled ?? entry.installation.isInstalled
        let isThere = entry.view.superview != nil
        installed[index].isWanted = isWanted
        guard isWanted != isThere, isTurn || isWanted != entry.isWanted else { return }
        if isWanted {
            install(entry)
            guard entry.isWanted else { return }
            warn("the view \(Wording.quoted(entry.view.accessibilityIdentifier ?? ""))", at: .start)
            for index in made.indices where made[index].constraints.contains(where: { $0.concerns(entry.view) }) {
                made[index].isAway = made[index].varied.isActive ?? made[index].node.isActive
            }
        } else {
            let active = made.indices.filter { made[$0].constraints.contains(where: \.isActive) }
            entry.view.removeFromSuperview()
            for index in active where !made[index].constraints.allSatisfy(\.isActive) { made[index].isAway = true }
        }
    }

    /// Warns that a rotation reverts a change by code.
    private func warn(_ what: String, at position: SourcePosition) {
        report(
            Diagnostic(
                .warning, .restoredByTurn,
                "\(what) was removed in code and is there again: a rotation restores what the document installs",
                file: file, at: position,
                advice: "hide the view, or change the constraint's priority or constant, instead of removing it"))
    }

    private func install(_ entry: Installed) {
        let before = entry.siblings.prefix { $0 !== entry.view }.last { $0.superview === entry.superview }
        entry.superview.place(entry.view, above: before)
    }

    private func isInTree(_ constraint: NSLayoutConstraint) -> Bool {
        guard let root else { return false }
        return constraint.views.allSatisfy { $0.isDescendant(of: root) }
    }

    private func changes(by variations: [ConstraintVariation], _ situation: Situation) -> ConstraintChanges {
        var varied = ConstraintChanges()
        for variation in variations where situation.meets(variation.condition) {
            varied.constant = variation.changes.constant ?? varied.constant
            varied.priority = variation.changes.priority ?? varied.priority
            varied.isActive = variation.changes.isActive ?? varied.isActive
        }
        return varied
    }

    /// The position of the variation that now gives the constant. If there is none, it is the position of the one that
    /// gives the priority.
    private func variationOfValues(_ variations: [ConstraintVariation], _ situation: Situation) -> SourcePosition? {
        let held = variations.filter { situation.meets($0.condition) }
        return (held.last { $0.changes.constant != nil } ?? held.last { $0.changes.priority != nil })?.position
    }

    /// Records the variation, so that explanations name it together with the constraint.
    private func note(_ variation: SourcePosition?, in constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.source?.variation != variation {
            constraint.source = constraint.source?.varied(at: variation)
        }
    }

    func set(_ wanted: ConstraintChanges, of constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            if let constant = wanted.constant { constraint.constant = CGFloat(constant) }
            guard let priority = wanted.priority.map({ UILayoutPriority(Float($0)) }), priority != constraint.priority
            else { continue }
            // As in UIKit, a constraint must be replaced by a new one to change between required and optional.
            let wasActive = constraint.isActive
            if (priority == .required) != (constraint.priority == .required) { constraint.isActive = false }
            constraint.priority = priority
            if wasActive, !constraint.isActive { constraint.isActive = true }
        }
    }
}

extension Variation.Condition {
    fileprivate var namesSizeClass: Bool { horizontalSizeClass != nil || verticalSizeClass != nil }
}

extension ConstraintNode {
    /// The constant if no variation applies.
    fileprivate var ownConstant: Double? {
        guard case .equation(let equation) = form, case .points(let points) = equation.constant else { return nil }
        return points
    }

    fileprivate var ownPriority: Double? {
        guard case .equation(let equation) = form else { return nil }
        return equation.priority
    }
}

extension Diagnostic.Code {
    /// A rotation restored a constraint or view that code had removed.
    static let restoredByTurn = Diagnostic.Code(rawValue: "restored-by-turn")
}

extension NSLayoutConstraint {
    /// The views of the constraint's items. A layout guide counts as the view that owns it.
    fileprivate var views: [UIView] {
        [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
    }

    fileprivate func concerns(_ view: UIView) -> Bool { views.contains { $0.isDescendant(of: view) } }
}
