import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// Creates the constraints of one view tree, and updates them when the situation changes.
///
/// It runs before the tree is laid out. Constraints that do not apply in a situation are deactivated before others are
/// activated, because together they might conflict.
@MainActor
final class ConstraintFactory {
    /// The constraints that were made from a constraint of the file.
    struct Made {
        var node: ConstraintNode
        var constraints: [NSLayoutConstraint]
        /// The last values of the variations. While these do not change, code may set other values.
        var varied = ConstraintChanges()
        /// Whether the constraint was removed together with a view.
        var isAway = false
    }

    /// A view that is only installed in some situations, in the order of the file.
    struct Installed {
        var view: UIView
        var superview: UIView
        /// The views of the superview in the order of the file.
        var siblings: [UIView]
        var installation: Installation
        /// Whether the view was to be installed in the last situation.
        var isWanted = true
    }

    let file: String
    let report: (Diagnostic) -> Void
    private var views: [String: UIView] = [:]
    /// The views by their positions in the file, and the nodes by their views. They are needed for items that are given
    /// by a path.
    private var places: [SourcePosition: UIView] = [:]
    private var nodes: [ObjectIdentifier: ViewNode] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    var made: [Made] = []
    var installed: [Installed] = []
    /// The views that Interface Builder marks as ambiguous, until their numbers are read from the canvas.
    var open: [(node: ViewNode, view: UIView)] = []
    /// The outermost view of the tree.
    weak var root: UIView?
    /// Whether a change of the size classes restores the file's values, even if code changed them. This is so in
    /// Interface Builder documents in which anything depends on the size classes (autolayout.md §0a.6).
    let isRestoring: Bool
    /// Whether placeholders of Interface Builder are used: constraints that Xcode removes at build time, and sizes for
    /// the canvas.
    private let takesPlaceholders: Bool
    var sizeClasses: Situation.SizeClasses?

    init(file: String, isRestoring: Bool, takesPlaceholders: Bool, report: @escaping (Diagnostic) -> Void) {
        self.file = file
        self.isRestoring = isRestoring
        self.takesPlaceholders = takesPlaceholders
        self.report = report
    }

    /// Whether anything depends on the situation.
    var isVaried: Bool {
        !installed.isEmpty || made.contains { !$0.node.variations.isEmpty || !$0.node.isActive }
    }

    /// Whether there is something to do before the tree is laid out.
    var hasWork: Bool { isVaried || !open.isEmpty }

    // MARK: Making

    /// Creates the constraints of a tree's nodes. The views already exist, and are in their superviews.
    func make(_ tree: [(node: ViewNode, view: UIView)]) {
        root = tree.first?.view
        for (node, view) in tree {
            places[node.position] = view
            nodes[ObjectIdentifier(view)] = node
            if let id = node.id { views[id] = view }
            for guide in node.layoutGuides { guides[guide.id] = self.guide(guide, of: view) }
        }
        for (node, view) in tree {
            for constraint in node.constraints where takesPlaceholders || !constraint.isPlaceholder {
                make(constraint, heldBy: view)
            }
            if takesPlaceholders { notePlaceholders(of: node, view) }
            if node.isAmbiguous, node.isConstrained { open.append((node, view)) }
            // The spacings name other views, so they are set when all views exist, and only stack views have them.
            if let stack = view as? UIStackView,
                case .customSpacing(let spacings)? = node.property(.customSpacing)?.value
            {
                for spacing in spacings { set(spacing, in: stack) }
            }
        }
        let made = Dictionary(tree.map { ($0.node.position, $0.view) }) { first, _ in first }
        let restoresAll =
            isRestoring && (isVaried || tree.contains { $0.node.subviews.contains { $0.installation != nil } })
        for (node, view) in tree { noteInstallations(of: node, view, made, all: restoresAll) }
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
            file, at: node.position, id: node.id,
            isVaried: !node.variations.isEmpty || !node.isActive || node.isPlaceholder)
        for constraint in constraints { constraint.source = source }
        if node.isActive { NSLayoutConstraint.activate(constraints) }
        made.append(Made(node: node, constraints: constraints))
    }

    /// Warns that placeholders are used. If the document has a placeholder size for a view that constraints place,
    /// constraints with priority 1 give the view this size.
    private func notePlaceholders(of node: ViewNode, _ view: UIView) {
        if let first = node.constraints.first(where: \.isPlaceholder) {
            report(
                Diagnostic(
                    .warning, .placeholderConstraint,
                    "Xcode removes placeholder constraints when it builds the application; they have priority 1 here",
                    file: file, at: first.position))
        }
        guard let size = node.placeholderSize, !view.translatesAutoresizingMaskIntoConstraints else { return }
        for (dimension, length) in [(view.widthAnchor, size.width), (view.heightAnchor, size.height)] where length >= 0
        {
            let constraint = dimension.constraint(equalToConstant: length)
            constraint.priority = UILayoutPriority(1)
            constraint.identifier = "placeholder intrinsic size"
            constraint.source = .file(file, at: node.position, isVaried: true)
            constraint.isActive = true
        }
        report(
            Diagnostic(
                .warning, .placeholderSize,
                "placeholder sizes are those of Interface Builder's canvas; they have priority 1 here",
                file: file, at: node.position))
    }

    private func constraint(
        _ equation: ConstraintEquation, heldBy holder: UIView, at position: SourcePosition
    ) -> NSLayoutConstraint? {
        func owner(_ operand: ConstraintEquation.Operand?) -> UIView? {
            switch operand?.item.base {
            case .holder: inside(holder, operand)
            case .id(let id): guides[id]?.owningView ?? inside(view(id), operand)
            case .superview, nil: nil
            }
        }
        func object(_ operand: ConstraintEquation.Operand, beside other: ConstraintEquation.Operand?) -> AnyObject? {
            let view: UIView?
            switch operand.item.base {
            case .holder: view = inside(holder, operand)
            case .superview: view = owner(other)?.superview
            case .id(let id):
                if let guide = guides[id] { return guide }
                view = inside(self.view(id), operand)
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

    private func view(_ id: String) -> UIView? {
        views[id] ?? (id == ConstraintEquation.Item.rootName ? root : nil)
    }

    /// The view at the end of an operand's path.
    private func inside(_ view: UIView?, _ operand: ConstraintEquation.Operand?) -> UIView? {
        guard let view, let path = operand?.item.path, !path.isEmpty else { return view }
        var node = nodes[ObjectIdentifier(view)]
        for place in path {
            guard let inside = node?.subviews, inside.indices.contains(place) else { return nil }
            node = inside[place]
        }
        return node.flatMap { places[$0.position] }
    }

    /// A constraint with the system's spacing between baselines, which depends on the font of the lower item; nil if
    /// the equation is not from the first baseline of one view to the last baseline of another.
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
                "a constraint is ignored: it refers to \(Wording.quoted(id)), which is not in this view tree",
                file: file,
                at: position))
        return nil
    }

    /// Adds constraints for the numbers that the other constraints do not determine, for a view that Interface Builder
    /// marks as ambiguous. Interface Builder does the same when it builds a document: it takes exactly these numbers
    /// from the canvas (autolayout.md §4, §0a.11).
    func holdOnCanvas() {
        guard !open.isEmpty else { return }
        let found = open.map { ($0.node, $0.view, $0.view.openAttributes) }
        open = []
        for (node, view, attributes) in found {
            guard let frame = node.frame?.value, let superview = view.superview else { continue }
            let rect = view.alignmentRect(forFrame: frame)
            for attribute in attributes {
                let constraint =
                    switch attribute {
                    case .left: view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX)
                    case .top: view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY)
                    case .width: view.widthAnchor.constraint(equalToConstant: rect.width)
                    default: view.heightAnchor.constraint(equalToConstant: rect.height)
                    }
                constraint.priority = UILayoutPriority(251)
                constraint.identifier = "IB auto generated at build time for view with ambiguity"
                constraint.source = .file(file, at: node.position, isVaried: true)
                constraint.isActive = true
            }
        }
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

    // MARK: Steps

    /// Sets these properties of the constraint with this identifier. Returns whether there is one.
    func set(_ properties: [Property], of identifier: String) -> Bool {
        for index in made.indices {
            guard let place = made[index].constraints.firstIndex(where: { $0.identifier == identifier }) else {
                continue
            }
            var changes = ConstraintChanges()
            for property in properties {
                switch (property.name, property.value) {
                case (ConstraintChangeKeys.constant.name, .number(let constant)): changes.constant = Double(constant)
                case (ConstraintChangeKeys.priority.name, .number(let priority)): changes.priority = Double(priority)
                case (ConstraintChangeKeys.isActive.name, .boolean(let isActive)): changes.isActive = isActive
                default: break
                }
            }
            let constraint = made[index].constraints[place]
            if changes.isActive == false { constraint.isActive = false }
            set(changes, of: [constraint])
            if changes.isActive == true { constraint.isActive = true }
            return true
        }
        return false
    }
}

extension Diagnostic.Code {
    /// Constraints that Xcode removes from the application are used here.
    static let placeholderConstraint = Diagnostic.Code(rawValue: "placeholder-constraint")
    /// Sizes that a document has only for the canvas are used here.
    static let placeholderSize = Diagnostic.Code(rawValue: "placeholder-size")
}
