import Basics
import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// Makes the constraints of one tree of views, and keeps them as the situation wants them.
///
/// It is asked before the tree is laid out. Constraints that a situation leaves out are deactivated before others are
/// activated, since together they might have no solution.
@MainActor
final class ConstraintFactory {
    /// A constraint of the file with what came of it.
    private struct Made {
        var node: ConstraintNode
        var constraints: [NSLayoutConstraint]
        /// What a step has set, until a variation sets it again.
        var told = ConstraintChanges()
        /// What the variations said last.
        var varied: ConstraintChanges?
    }

    /// A view that is not always there, in the order of the file.
    private struct Installed {
        var view: UIView
        var superview: UIView
        /// The views of the superview in the order of the file.
        var siblings: [UIView]
        var installation: Installation
    }

    private let file: String
    private let report: (Diagnostic) -> Void
    private var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private var made: [Made] = []
    private var installed: [Installed] = []
    private var customSpacings: [(stack: UIStackView, spacings: [CustomSpacing])] = []

    init(file: String, report: @escaping (Diagnostic) -> Void) {
        self.file = file
        self.report = report
    }

    /// Whether the situation has a say.
    var isVaried: Bool { !installed.isEmpty || made.contains { !$0.node.variations.isEmpty || !$0.node.isActive } }

    // MARK: Making

    /// Makes what the nodes of a tree say, whose views are made and in each other.
    func make(_ tree: [(node: ViewNode, view: UIView)]) {
        for (node, view) in tree {
            if let id = node.id { views[id] = view }
            for guide in node.layoutGuides { guides[guide.id] = self.guide(guide, of: view) }
        }
        for (node, view) in tree {
            for constraint in node.constraints { make(constraint, heldBy: view) }
            if node.isAmbiguous, node.isConstrained { holdOnCanvas(node, view) }
            if let stack = view as? UIStackView,
                case .customSpacing(let spacings)? = node.property("customSpacing")?.value
            {
                for spacing in spacings { set(spacing, in: stack) }
            }
        }
        let made = Dictionary(tree.map { ($0.node.position, $0.view) }) { first, _ in first }
        for (node, view) in tree { noteInstallations(of: node, view, made) }
    }

    private func make(_ node: ConstraintNode, heldBy holder: UIView) {
        let constraints: [NSLayoutConstraint]
        switch node.form {
        case .equation(let equation):
            guard let constraint = constraint(equation, heldBy: holder, at: node.position) else { return }
            constraint.identifier = node.identifier
            constraints = [constraint]
        case .visualFormat(let format):
            constraints = self.constraints(format, heldBy: holder)
            for (index, constraint) in constraints.enumerated() {
                constraint.identifier = node.identifier.map { "\($0)-\(index + 1)" }
            }
        }
        let source = ConstraintSource.file(
            file, at: node.position, id: node.id, isVaried: !node.variations.isEmpty || !node.isActive)
        for constraint in constraints { constraint.source = source }
        if node.isActive { NSLayoutConstraint.activate(constraints) }
        made.append(Made(node: node, constraints: constraints))
    }

    private func constraint(
        _ equation: ConstraintEquation, heldBy holder: UIView, at position: SourcePosition
    ) -> NSLayoutConstraint? {
        func owner(_ operand: ConstraintEquation.Operand?) -> UIView? {
            switch operand?.item.base {
            case .holder: holder
            case .id(let id): views[id] ?? guides[id]?.owningView
            case .superview, nil: nil
            }
        }
        func object(_ operand: ConstraintEquation.Operand, beside other: ConstraintEquation.Operand?) -> AnyObject? {
            let view: UIView?
            switch operand.item.base {
            case .holder: view = holder
            case .superview: view = owner(other)?.superview
            case .id(let id):
                if let guide = guides[id] { return guide }
                view = views[id]
            }
            guard let view, let area = operand.item.area else { return view }
            return guide(area, of: view)
        }
        guard let first = object(equation.first, beside: equation.second) else {
            return unknown(equation.first, at: position)
        }
        var second: AnyObject?
        if let operand = equation.second {
            second = object(operand, beside: equation.first)
            guard second != nil else { return unknown(operand, at: position) }
        }
        var constant = 0.0
        switch equation.constant {
        case .points(let points): constant = points
        case .system(let times):
            constant = times * 8
            if let second, let spaced = spaced(equation, first, second, times) { return spaced }
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: equation.first.attribute, relatedBy: equation.relation, toItem: second,
            attribute: equation.second?.attribute ?? .notAnAttribute, multiplier: equation.multiplier,
            constant: constant)
        constraint.priority = UILayoutPriority(Float(equation.priority))
        return constraint
    }

    /// The system's spacing between baselines, which the lower item's font decides.
    private func spaced(
        _ equation: ConstraintEquation, _ first: AnyObject, _ second: AnyObject, _ times: Double
    ) -> NSLayoutConstraint? {
        guard equation.multiplier == 1, times > 0, equation.first.attribute == .firstBaseline,
            equation.second?.attribute == .lastBaseline, let first = first as? UIView, let second = second as? UIView
        else { return nil }
        let (lower, upper) = (first.firstBaselineAnchor, second.lastBaselineAnchor)
        let constraint =
            switch equation.relation {
            case .equal: lower.constraint(equalToSystemSpacingBelow: upper, multiplier: times)
            case .greaterThanOrEqual: lower.constraint(greaterThanOrEqualToSystemSpacingBelow: upper, multiplier: times)
            case .lessThanOrEqual: lower.constraint(lessThanOrEqualToSystemSpacingBelow: upper, multiplier: times)
            }
        constraint.priority = UILayoutPriority(Float(equation.priority))
        return constraint
    }

    private func constraints(_ format: VisualFormatNode, heldBy holder: UIView) -> [NSLayoutConstraint] {
        var named: [String: Any] = [:]
        for (id, view) in views { named[id] = view }
        for (id, guide) in guides { named[id] = guide }
        for (name, id) in format.views { named[name] = views[id] ?? guides[id] }
        return NSLayoutConstraint.constraints(
            withVisualFormat: format.format.value,
            options: NSLayoutConstraint.FormatOptions(rawValue: format.options.rawValue), metrics: format.metrics,
            views: named)
    }

    private func unknown(_ operand: ConstraintEquation.Operand, at position: SourcePosition) -> NSLayoutConstraint? {
        guard case .id(let id) = operand.item.base else { return nil }
        report(
            Diagnostic(
                .warning, .unknownID,
                "a constraint names \(Wording.quoted(id)), which is not in the view's tree, and is passed over",
                file: file,
                at: position))
        return nil
    }

    /// What Interface Builder found open it fills in from the canvas when it builds (autolayout.md §4).
    private func holdOnCanvas(_ node: ViewNode, _ view: UIView) {
        guard let frame = node.frame?.value, let superview = view.superview else { return }
        let rect = view.alignmentRect(forFrame: frame)
        let constraints = [
            view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY),
            view.widthAnchor.constraint(equalToConstant: rect.width),
            view.heightAnchor.constraint(equalToConstant: rect.height),
        ]
        for constraint in constraints {
            constraint.priority = UILayoutPriority(251)
            constraint.identifier = "IB auto generated at build time for view with ambiguity"
            constraint.source = .file(file, at: node.position, isVaried: true)
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func set(_ spacing: CustomSpacing, in stack: UIStackView) {
        guard let view = views[spacing.view] else { return }
        switch spacing.distance {
        case .points(let points): stack.setCustomSpacing(points, after: view)
        case .standard: stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
        case .system: stack.setCustomSpacing(UIStackView.spacingUseSystem, after: view)
        }
    }

    // MARK: Guides

    private func guide(_ node: LayoutGuideNode, of view: UIView) -> UILayoutGuide {
        switch node.kind {
        case .own:
            let guide = UILayoutGuide()
            guide.identifier = node.id
            view.addLayoutGuide(guide)
            return guide
        case .area(let area): return guide(area, of: view)
        case .top: return view.layoutGuide(.top)
        case .bottom: return view.layoutGuide(.bottom)
        }
    }

    private func guide(_ area: LayoutArea, of view: UIView) -> UILayoutGuide {
        switch area {
        case .safeArea: view.safeAreaLayoutGuide
        case .layoutMargins: view.layoutMarginsGuide
        case .readableContent: view.readableContentGuide
        case .keyboard: view.layoutGuide(.keyboard)
        case .contentLayout: view.layoutGuide(.scrollContent)
        case .frameLayout: view.layoutGuide(.scrollFrame)
        }
    }

    // MARK: Situations

    private func noteInstallations(of node: ViewNode, _ view: UIView, _ made: [SourcePosition: UIView]) {
        guard node.subviews.contains(where: { $0.installation != nil }) else { return }
        let siblings = node.subviews.compactMap { made[$0.position] }
        for child in node.subviews {
            guard let installation = child.installation, let subview = made[child.position] else { continue }
            installed.append(
                Installed(view: subview, superview: view, siblings: siblings, installation: installation))
        }
    }

    /// Brings constraints, and which views are there, to what the situation wants.
    func apply(_ situation: Situation) {
        for entry in installed {
            let matching = entry.installation.variations.last { situation.meets($0.condition) }
            let isWanted = matching?.isInstalled ?? entry.installation.isInstalled
            guard isWanted != (entry.view.superview != nil) else { continue }
            if isWanted { install(entry) } else { entry.view.removeFromSuperview() }
        }
        NSLayoutConstraint.changeTogether { applyChanges(situation) }
    }

    private func applyChanges(_ situation: Situation) {
        var on: [NSLayoutConstraint] = []
        for index in made.indices {
            let wanted = changes(of: index, situation)
            for constraint in made[index].constraints where wanted.isActive == false { constraint.isActive = false }
            set(wanted, of: made[index])
            if wanted.isActive == true { on += made[index].constraints }
        }
        // A view that is not there takes its constraints along; they come back with it.
        NSLayoutConstraint.activate(on.filter { !$0.isActive && hasItems($0) })
    }

    private func install(_ entry: Installed) {
        let before = entry.siblings.prefix { $0 !== entry.view }.last { $0.superview === entry.superview }
        if let stack = entry.superview as? UIStackView {
            let index = before.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(entry.view, at: index)
        } else if let before {
            entry.superview.insertSubview(entry.view, aboveSubview: before)
        } else {
            entry.superview.insertSubview(entry.view, at: 0)
        }
    }

    private func hasItems(_ constraint: NSLayoutConstraint) -> Bool {
        [constraint.firstItem, constraint.secondItem].allSatisfy { item in
            guard let view = item as? UIView else { return true }
            return view.superview != nil
        }
    }

    /// What the file, its variations and steps say of a constraint now.
    private func changes(of index: Int, _ situation: Situation) -> ConstraintChanges {
        let node = made[index].node
        var varied = ConstraintChanges()
        for variation in node.variations where situation.meets(variation.condition) {
            varied.constant = variation.changes.constant ?? varied.constant
            varied.priority = variation.changes.priority ?? varied.priority
            varied.isActive = variation.changes.isActive ?? varied.isActive
        }
        // What a step set holds until a variation next changes it.
        if let last = made[index].varied {
            if last.constant != varied.constant { made[index].told.constant = nil }
            if last.priority != varied.priority { made[index].told.priority = nil }
            if last.isActive != varied.isActive { made[index].told.isActive = nil }
        }
        made[index].varied = varied
        let told = made[index].told
        var own = ConstraintChanges(isActive: node.isActive)
        if case .equation(let equation) = node.form {
            own.priority = equation.priority
            if case .points(let points) = equation.constant { own.constant = points }
        }
        return ConstraintChanges(
            constant: told.constant ?? varied.constant ?? own.constant,
            priority: told.priority ?? varied.priority ?? own.priority,
            isActive: told.isActive ?? varied.isActive ?? own.isActive)
    }

    private func set(_ wanted: ConstraintChanges, of made: Made) {
        for constraint in made.constraints {
            if let constant = wanted.constant { constraint.constant = CGFloat(constant) }
            guard let priority = wanted.priority.map({ UILayoutPriority(Float($0)) }), priority != constraint.priority
            else { continue }
            // Between required and optional a constraint has to be made anew in UIKit, too.
            let wasActive = constraint.isActive
            if (priority == .required) != (constraint.priority == .required) { constraint.isActive = false }
            constraint.priority = priority
            if wasActive, !constraint.isActive { constraint.isActive = true }
        }
    }

    // MARK: Steps

    /// Whether there is a constraint of that identifier, which then has these properties.
    func set(_ properties: [Property], of identifier: String) -> Bool {
        for index in made.indices {
            guard let place = made[index].constraints.firstIndex(where: { $0.identifier == identifier }) else {
                continue
            }
            var changes = ConstraintChanges()
            for property in properties {
                switch (property.name, property.value) {
                case ("constant", .number(let constant)): changes.constant = Double(constant)
                case ("priority", .number(let priority)): changes.priority = Double(priority)
                case ("isActive", .boolean(let isActive)): changes.isActive = isActive
                default: break
                }
            }
            let constraint = made[index].constraints[place]
            if changes.isActive == false { constraint.isActive = false }
            set(changes, of: Made(node: made[index].node, constraints: [constraint]))
            if changes.isActive == true { constraint.isActive = true }
            // Of the constraints of a format one changes, which variations of the format do not know.
            guard made[index].constraints.count == 1 else { return true }
            made[index].told.constant = changes.constant ?? made[index].told.constant
            made[index].told.priority = changes.priority ?? made[index].told.priority
            made[index].told.isActive = changes.isActive ?? made[index].told.isActive
            return true
        }
        return false
    }
}
