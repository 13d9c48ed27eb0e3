import Basics
import JSON
import KitSchema
import LayoutRules

// Checks the items of a file's constraints, after all ids are known.
extension DocumentDecoder {
    /// Checks the constraints of a controller's views, marks the views that they place, and warns of views without a
    /// size.
    mutating func resolveConstraints(of controller: inout ControllerNode) {
        if var view = controller.view {
            resolveConstraints(in: &view)
            controller.view = view
        }
        for index in controller.viewControllers.indices { resolveConstraints(of: &controller.viewControllers[index]) }
        for index in controller.children.indices { resolveConstraints(of: &controller.children[index]) }
        if var presented = controller.presentedViewController {
            resolveConstraints(of: &presented)
            controller.presentedViewController = presented
        }
    }

    /// Warns of the views that have neither a frame nor a constraint.
    mutating func reportViewsWithoutFrames() {
        var stackViews: Set<SourcePosition> = []
        for (position, name) in viewsWithoutFrame.sorted(by: { $0.key < $1.key }) {
            currentID = name.id
            guard let stackView = name.stackView else {
                report(
                    .noFrame, "\(name.className) has no \"frame\"", at: position,
                    advice: "without one, it is as large as its superview in the file", severity: .warning)
                continue
            }
            // All views in one stack view are one mistake.
            guard stackViews.insert(stackView).inserted else { continue }
            report(
                .noFrame,
                "\(name.className) has no \"frame\", and a UIStackView arranges none of its \"subviews\"",
                at: position, advice: "write \"arrangedSubviews\" instead", severity: .warning)
        }
        currentID = nil
    }

    mutating func resolveConstraints(in root: inout ViewNode) {
        var tree = ConstraintTree()
        tree.add(root, superview: nil)
        guard tree.hasConstraints else { return }
        check(root, tree)
        mark(&root, tree)
    }

    // MARK: Checking

    private mutating func check(_ node: ViewNode, _ tree: ConstraintTree) {
        currentID = node.id
        for constraint in node.constraints {
            switch constraint.form {
            case .equation(let equation):
                check(equation, at: constraint.position, heldBy: node, tree)
                if let identifier = constraint.identifier { constraintIdentifiers[identifier, default: 0] += 1 }
            case .visualFormat(let format):
                let count = check(format, heldBy: node, tree)
                guard let identifier = constraint.identifier, count > 0 else { continue }
                for number in 1...count { constraintIdentifiers["\(identifier)-\(number)", default: 0] += 1 }
            }
        }
        checkCustomSpacing(of: node)
        for subview in node.subviews { check(subview, tree) }
        currentID = nil
    }

    /// Checks custom spacing. It must follow an arranged view of the same stack view; UIKit ignores it for any other
    /// view.
    private mutating func checkCustomSpacing(of node: ViewNode) {
        let arranged = Set(node.subviews.filter(\.isArranged).compactMap(\.id))
        for property in node.properties + node.variations.flatMap(\.properties) {
            guard case .customSpacing(let spacings) = property.value else { continue }
            for spacing in spacings where !arranged.contains(spacing.view) {
                report(
                    .unknownID,
                    "\"customSpacing\" names \(Wording.quoted(spacing.view)), which is not an arranged view of this stack "
                        + "view", at: property.valuePosition, advice: suggestion(spacing.view, arranged.sorted()))
            }
        }
    }

    private mutating func check(
        _ equation: ConstraintEquation, at position: SourcePosition, heldBy node: ViewNode, _ tree: ConstraintTree
    ) {
        let operands = [equation.first, equation.second].compactMap(\.self)
        var isKnown = true
        for case .id(let id) in operands.map(\.item.base)
        where id != ConstraintEquation.Item.rootName && !isItem(id, at: position, tree) { isKnown = false }
        guard isKnown else { return }
        for item in operands.map(\.item) where tree.node(item, heldBy: node) == nil && !item.path.isEmpty {
            report(
                .unknownID,
                "there is no view at subviews[\(item.path.map { "\($0)" }.joined(separator: "].subviews["))]",
                at: position, advice: "places are counted from 0, in the order of the file")
        }
        for operand in operands where operand.item.base == .superview {
            guard let other = operands.first(where: { $0.item.base != .superview }) else { continue }
            if !tree.hasSuperview(other.item, heldBy: node) {
                report(
                    .unknownID,
                    "\"superview\" cannot be used here: the other item is a controller's root view, which has no superview "
                        + "in the file",
                    at: position)
            }
        }
    }

    /// Whether the id belongs to a view or guide of the same tree of views. If not, that is reported.
    private mutating func isItem(_ id: String, at position: SourcePosition, _ tree: ConstraintTree) -> Bool {
        if tree.contains(id) { return true }
        switch ids[id]?.bearer {
        case .controller?:
            report(.wrongClass, "\(Wording.quoted(id)) is a controller, not a view", at: position)
        case .view?, .guide?:
            report(
                .invalidConstraint,
                "the items of the constraint have no common ancestor.  Does the constraint or its anchors reference "
                    + "items in different view hierarchies?  That's illegal.", at: position)
        case nil:
            let isArea = LayoutArea(rawValue: id) != nil
            report(
                .unknownID, "no view or layout guide has the id \(Wording.quoted(id))", at: position,
                advice: isArea
                    ? "write whose it is: \(Wording.quoted("self.\(id)")), or the id of another view in place of self"
                    : suggestion(id, tree.ids.sorted()))
        }
        return false
    }

    /// The number of constraints that a visual format makes.
    private mutating func check(_ node: VisualFormatNode, heldBy holder: ViewNode, _ tree: ConstraintTree) -> Int {
        // A metric or view that could not be read would be reported once more, as missing.
        guard !unreadableFormats.contains(node.format.position) else { return 0 }
        for id in node.views.values.sorted() where !isItem(id, at: node.format.position, tree) { return 0 }
        do throws(VisualFormatError) {
            return try VisualFormat.constraints(
                node.format.value, options: node.options,
                names: VisualFormat.Names(metrics: node.metrics) { name in
                    tree.contains(node.views[name] ?? name)
                } hasSuperview: { name in
                    tree.hasSuperview(ConstraintEquation.Item(.id(node.views[name] ?? name)), heldBy: holder)
                }
            ).count
        } catch {
            report(
                .invalidConstraint,
                "invalid visual format at character \(error.offset + 1) of \(Wording.quoted(error.format)): \(error.reason)",
                at: node.format.position)
            return 0
        }
    }

    // MARK: Placing

    /// Marks each view that constraints place: a view that a stack view arranges, or a view without a frame that a
    /// constraint names. A view that turns off its mask is already marked.
    private mutating func mark(_ node: inout ViewNode, _ tree: ConstraintTree) {
        let hasNoFrame = viewsWithoutFrame[node.position] != nil
        if node.isArranged || hasNoFrame && tree.isNamed(node) { node.isConstrained = true }
        if node.isConstrained { viewsWithoutFrame[node.position] = nil }
        for index in node.subviews.indices { mark(&node.subviews[index], tree) }
    }
}

/// The items that constraints of one tree of views may use, and those that they do use.
private struct ConstraintTree {
    private(set) var ids: Set<String> = []
    private(set) var hasConstraints = false
    private var named: Set<String> = []
    private var holders: Set<SourcePosition> = []
    private var root: ViewNode?
    private var nodes: [String: ViewNode] = [:]
    /// The items reached by paths, each with the view that holds the constraint.
    private var places: [(item: ConstraintEquation.Item, holder: ViewNode)] = []

    mutating func add(_ node: ViewNode, superview: ViewNode?) {
        if superview == nil { root = node }
        if let id = node.id {
            ids.insert(id)
            nodes[id] = node
        }
        ids.formUnion(node.layoutGuides.map(\.id))
        if !node.constraints.isEmpty || node.isArranged || node.property(.customSpacing) != nil {
            hasConstraints = true
        }
        for constraint in node.constraints {
            switch constraint.form {
            case .equation(let equation):
                for operand in [equation.first, equation.second].compactMap(\.self) where operand.item.area == nil {
                    guard operand.item.path.isEmpty else {
                        places.append((operand.item, node))
                        continue
                    }
                    switch operand.item.base {
                    case .holder: holders.insert(node.position)
                    case .id(let id): named.insert(id)
                    case .superview: break
                    }
                }
            case .visualFormat(let format):
                named.formUnion(VisualFormat.viewNames(in: format.format.value).map { format.views[$0] ?? $0 })
            }
        }
        for subview in node.subviews { add(subview, superview: node) }
        guard superview == nil else { return }
        for (item, holder) in places {
            if let place = self.node(item, heldBy: holder)?.position { holders.insert(place) }
        }
    }

    func contains(_ id: String) -> Bool { ids.contains(id) }

    /// The view of an item; nil for guides, for the superview of another item, and for paths to no view.
    func node(_ item: ConstraintEquation.Item, heldBy holder: ViewNode) -> ViewNode? {
        var found: ViewNode?
        switch item.base {
        case .holder: found = holder
        case .superview: found = nil
        case .id(let id):
            // A guide with the name of the root takes precedence over it. Guides have no subviews.
            let isRoot = id == ConstraintEquation.Item.rootName && !ids.contains(id)
            found = nodes[id] ?? (isRoot ? root : nil)
        }
        for place in item.path {
            guard let inside = found?.subviews, inside.indices.contains(place) else { return nil }
            found = inside[place]
        }
        return found
    }

    func isNamed(_ node: ViewNode) -> Bool {
        holders.contains(node.position) || node.id.map(named.contains) == true
    }

    func hasSuperview(_ item: ConstraintEquation.Item, heldBy holder: ViewNode) -> Bool {
        node(item, heldBy: holder).map { $0.position != root?.position } ?? true
    }
}
