import SwiftSyntax

/// The names that connect an app's classes with documents of Interface Builder.
enum NibMembers {
    /// The attributes of members that documents of Interface Builder name.
    static let attributes: Set = ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]
    /// The methods that iOS declares for every `NSObject`, and UIKit here for the objects that it connects.
    static let callbacks: Set = ["awakeFromNib", "prepareForInterfaceBuilder"]
    /// The list in a class.
    static let list = "nibMethods"
}

// A class lists the outlets and actions that nibs name, because Linux has no Objective-C runtime that finds them. Each is a
// selector that carries its method: an outlet is a call of its setter.
extension Rewriter {
    func listNibMembers(in node: ClassDeclSyntax, of scope: ScopedVisitor.Scope) {
        guard let list = index.nibList(of: scope.qualified) else { return }
        needsUIKit = true
        let hidden = list.hidden.map { " + " + Self.hiddenList($0) }
        let entries = "[" + list.entries.map { Self.entry($0, of: scope.name) }.joined(separator: ", ") + "]"
        // A subclass in another module lists its own members, too.
        let access = node.modifiers.has("open") ? "open" : "public"
        let start = list.isFirst ? "@MainActor \(access) class var" : "\(access) override class var"
        let inherited = list.isFirst ? "" : "super.\(NibMembers.list) + "
        declare("\(start) \(NibMembers.list): [Selector] { \(inherited)\(entries)\(hidden.joined()) }", in: node)
        guard list.isFirst else { return }
        // A conformance in the class's own declaration would move the whole class to the main actor.
        if node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false {
            edits.append("extension \(scope.name): SimulationNibObject {}")
        } else {
            adopt(["SimulationNibObject"], in: node)
        }
    }

    /// Lists the private members of extensions in this file of classes in other files.
    func listHiddenNibMembers() {
        guard file.mentions("@IB") else { return }
        for list in index.hiddenNibLists() {
            let entries = list.entries.map { Self.entry($0, of: list.owner) }.joined(separator: ", ")
            let name = Self.hiddenList(file.name)
            edits.append("extension \(list.owner) { @MainActor static var \(name): [Selector] { [\(entries)] } }")
        }
    }

    private static func hiddenList(_ file: String) -> String {
        "reflow_\(NibMembers.list)_\(SourceFile.identifier(of: file))"
    }

    private static func entry(_ entry: NibEntry, of type: String) -> String {
        let (member, base) = (entry.member, entry.member.name.base)
        guard let labels = member.name.labels else {
            return "Selector(\"\(MemberName.setter(of: base))\", { (one: \(type)) in .init { one.\(base) = $0 } })"
        }
        let types = entry.isOverloaded ? member.parameterTypes : nil
        let call = call(base, labels, types: types, effects: member.effects)
        return "Selector(\"\(member.selector ?? member.name.selector)\", { (one: \(type)) in .init\(call) })"
    }

    /// `@objc(Card) class TrailCard`: documents know the class by the name in the attribute. A class with that name leads to
    /// it.
    func nameForNibs(_ node: ClassDeclSyntax, _ scope: Scope) {
        guard importedModules.contains("UIKit"), node.inheritanceClause != nil,
            let name = node.attributes.objectiveCName, name != scope.qualified,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !node.isOutOfReach,
            scopes.count == 1 || !scopes.contains(where: { $0.modifiers.has("private") })
        else { return }
        edits.append(
            "final class Reflow_Class_\(name): UIKit.SimulationNamedClass "
                + "{ static var named: AnyClass { \(scope.qualified).self } }")
    }

    /// `super.awakeFromNib()` in a class whose superclass has no such method here.
    func rewriteCallback(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) ?? false, let scope, !scope.isExtension
        else { return }
        let name = access.declName.baseName.text
        guard NibMembers.callbacks.contains(name), index.overridesNothing(name, in: scope.qualified) else { return }
        edits.replace(node.range, with: "()")
    }
}

extension SyntaxProtocol {
    /// Whether code outside cannot name it: it lies in a body, or in a type that has or may have type parameters.
    fileprivate var isOutOfReach: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.is(ExtensionDeclSyntax.self) || node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self)
                || node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        }
    }
}
