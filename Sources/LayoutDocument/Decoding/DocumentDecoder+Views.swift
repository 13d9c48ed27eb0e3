import Basics
import Foundation
import JSON
import KitSchema
import LayoutRules

/// The place of a view, which decides which keys are allowed.
struct ViewContext {
    /// Whether the view is a controller's view, whose size the window sets.
    var isRoot = false
    /// Whether Swift code may place the view.
    var isPlacedByCode = false
    /// The position of the stack view that has this view in its "subviews", and so does not arrange it; nil for other
    /// views.
    var stackView: SourcePosition?
    /// Whether the class of the view around it places the view: a cell, its content, a header.
    var isHeld = false
    /// The class of a view whose object need not name one.
    var standardClass: KitClass?
    /// The keys of the object that are not the view's.
    var otherKeys: Set<String> = []
}

extension DocumentDecoder {
    mutating func view(_ value: JSONValue, _ label: String, _ context: ViewContext) -> ViewNode? {
        guard let members = value.members else {
            reportType(value, .view, label)
            return nil
        }
        guard countOne(\.viewCount, upTo: limits.views, "views", at: value.position) else { return nil }
        let outerID = currentID
        currentID = id(of: value)
        defer { currentID = outerID }

        let name = className(of: value, label, context)
        let schema = name.flatMap { viewSchema($0) }
        let isCustom = schema.map { $0.name != name?.value } ?? false
        let inner = ViewContext(
            isPlacedByCode: context.isPlacedByCode || isCustom,
            stackView: schema?.kitClass == .stackView ? value.position : nil)
        var node = ViewNode(
            className: name?.value ?? "", baseClass: schema?.kitClass ?? .view, position: value.position,
            properties: [], subviews: [], variations: [])
        let isPlaced = context.isRoot || value[ViewKeys.fill] != nil || value[ViewKeys.variations] != nil
        register(members.first { $0.has(ViewKeys.id) }, as: schema.map { .view($0, isPlaced: isPlaced) })
        for member in members where !context.otherKeys.contains(member.key) {
            switch member.key {
            case ViewKeys.class.name: break
            case ViewKeys.subviews.name: node.subviews += subviews(member, inner)
            case KeyName.arrangedSubviews.name where schema?.kitClass == .stackView:
                node.subviews += subviews(member, inner).map { view in
                    var arranged = view
                    arranged.isArranged = true
                    return arranged
                }
            case ViewKeys.constraints.name: node.constraints = constraints(member)
            case ViewKeys.layoutGuides.name: node.layoutGuides = layoutGuides(member)
            case ViewKeys.variations.name: node.variations = variations(member.value, schema, node.className, context)
            default:
                if let key = ObjectSchema.view[member.key] {
                    structure(member, key, &node, context)
                } else if let key = schema?[member.key], !key.type.isPropertyKind {
                    part(member, key, &node, inner)
                } else if let schema, let property = viewProperty(member, schema, node.className) {
                    node.properties.append(property)
                }
            }
        }
        guard schema != nil else { return nil }
        if node.baseClass == .tableView { node.table = table(value, node) }
        if node.baseClass == .tableViewCell { checkContent(of: value, node) }
        if case .boolean(false)? = value[ViewKeys.translatesAutoresizingMaskIntoConstraints]?.content {
            checkConstrained(value, node, context)
            node.isConstrained = !context.isRoot
        }
        noteFrame(node, value, context)
        return node
    }

    private mutating func className(of value: JSONValue, _ label: String, _ context: ViewContext) -> Located<String>? {
        if let standard = context.standardClass, value[ViewKeys.class] == nil {
            return Located(standard.rawValue, at: value.position)
        }
        return className(of: value, label)
    }

    /// Reads a part of a view that is no property: a view that it holds, or the content of a cell.
    private mutating func part(_ member: JSONMember, _ key: KeySchema, _ node: inout ViewNode, _ context: ViewContext) {
        switch key.type {
        case .view where member.value.content == .null: break
        case .view:
            guard var view = view(member.value, Wording.quoted(member.key), context) else { return }
            view.heldAs = key.name
            node.subviews.append(view)
        case .cellContent:
            var inside = context
            inside.standardClass = .view
            inside.isHeld = true
            guard var view = view(member.value, Wording.quoted(member.key), inside) else { return }
            view.isContentView = true
            node.subviews.append(view)
        case .listContent: node.listContent = listContent(member.value)
        default: break
        }
    }

    /// The schema of a class; nil for a name that is not a view class, which is reported.
    private mutating func viewSchema(_ name: Located<String>) -> ClassSchema? {
        switch classes.entry(name.value) {
        case .view(let schema, _):
            return schema
        case .controller, .later(isController: true):
            report(.wrongClass, "\(name.value) is a controller, not a view", at: name.position)
        case .later:
            reportLater(name, standIn: "UIView")
        case nil:
            report(
                .unknownClass, "unknown class \(Wording.quoted(name.value))", at: name.position,
                advice: suggestion(name.value, classes.names))
        }
        return nil
    }

    /// Reads one of the keys that every view has in addition to its properties.
    private mutating func structure(
        _ member: JSONMember, _ key: KeySchema, _ node: inout ViewNode, _ context: ViewContext
    ) {
        guard let property = property(member, key) else { return }
        switch key.name {
        case ViewKeys.frame.name:
            node.frame = property.value.rect.map { Located($0, at: property.valuePosition) }
        case ViewKeys.fill.name:
            node.fill = property.value.choice.flatMap { FillArea(rawValue: $0.name) }
                .map { Located($0, at: property.valuePosition) }
            if context.isRoot {
                report(
                    .misplacedKey, "\"fill\" has no effect here: the window sets the size of this view",
                    at: member.position, advice: "put a view with \"fill\" into its \"subviews\"")
            }
        case ViewKeys.id.name:
            node.id = property.value.string
        default:
            break
        }
    }

    private mutating func subviews(_ member: JSONMember, _ context: ViewContext) -> [ViewNode] {
        guard case .array(let elements) = member.value.content else {
            reportType(member.value, .views, Wording.quoted(member.key))
            return []
        }
        var views: [ViewNode] = []
        for element in elements {
            if let view = view(element, "a subview", context) { views.append(view) }
        }
        return views
    }

    /// A property of the class; unknown ones are reported.
    private mutating func viewProperty(_ member: JSONMember, _ schema: ClassSchema, _ className: String) -> Property? {
        if let key = schema[member.key] { return property(member, key) }
        reportUnknownProperty(member, schema, in: className, others: ObjectSchema.view.keys.map(\.name))
        return nil
    }

    /// Suggests a property that `member` may mean, of this class or of another one.
    mutating func reportUnknownProperty(
        _ member: JSONMember, _ schema: ClassSchema, in title: String, others: [String]
    ) {
        guard !log.isFull else { return log.omit(.error) }
        let key = member.key
        let names = schema.properties.map(\.name) + others
        let nearest = NearestKey.find(key, among: names)
        let owners = classes.views.available.filter { $0.ownProperties.contains { $0.name == key } }.map(\.name)
        var advice = nearest.map { "did you mean \(Wording.quoted($0))?" }
        if let path = names.first(where: { $0.hasPrefix(key + ".") }) {
            advice = "write a key path such as \(Wording.quoted(path))"
        } else if !owners.isEmpty, nearest?.lowercased().hasSuffix(key.lowercased()) != true {
            advice = "it is a property of " + Wording.list(owners, "and")
        }
        report(.unknownKey, "unknown key \(Wording.quoted(key)) in \(title)", at: member.position, advice: advice)
    }

    /// Reports keys for the place of a view that constraints place.
    private mutating func checkConstrained(_ value: JSONValue, _ node: ViewNode, _ context: ViewContext) {
        guard let flag = value.members?.first(where: { $0.has(ViewKeys.translatesAutoresizingMaskIntoConstraints) })
        else {
            return
        }
        guard !context.isRoot else {
            return report(
                .misplacedKey, "\(Wording.quoted(flag.key)) has no effect here: the window gives this view its size",
                at: flag.position)
        }
        let keys = [
            value[ViewKeys.fill].map { _ in "\"fill\"" },
            node.variations.first { $0.frame != nil }.map { _ in "\"frame\" in \"variations\"" },
        ].compactMap(\.self)
        if !keys.isEmpty {
            report(
                .misplacedKey,
                "\(Wording.quoted(flag.key)) is false, so only constraints place the view", at: flag.position,
                advice: "remove " + keys.joined(separator: ", and "))
        }
    }

    /// Records a view without a size, because constraints may still place it.
    private mutating func noteFrame(_ node: ViewNode, _ value: JSONValue, _ context: ViewContext) {
        let sizes = [ViewKeys.frame.name, ViewKeys.fill.name, KeyName.bounds.name]
        guard !context.isRoot, !context.isPlacedByCode, !context.isHeld, sizes.allSatisfy({ value[$0] == nil }),
            !node.variations.contains(where: { $0.frame != nil })
        else { return }
        viewsWithoutFrame[node.position] = (node.className, currentID, context.stackView)
    }
}
