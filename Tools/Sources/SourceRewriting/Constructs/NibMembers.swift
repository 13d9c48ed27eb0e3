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
        let listing = index.nibListing(of: scope.qualified)
        guard listing != .none else { return }
        needsUIKit = true
        let members = index.nibMembers(of: scope.qualified)
        let visible = members.filter { !isOutOfSight($0) }
        let hidden = Set(members.filter(isOutOfSight).map(\.file)).sorted().map { " + " + Self.hiddenList($0) }
        let entries = "[" + visible.map { entry($0, of: scope.name) }.joined(separator: ", ") + "]"
        let start = listing == .override ? "public override class var" : "@MainActor public class var"
        let inherited = listing == .override ? "super.\(NibMembers.list) + " : ""
        let list = "\(start) \(NibMembers.list): [Selector] { \(inherited)\(entries)\(hidden.joined()) }"
        declare(list, in: node)
        guard listing == .first else { return }
        // A conformance in the class's own declaration would move the whole class to the main actor.
        if node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false {
            edits.append("extension \(scope.name): SimulationNibObject {}")
        } else {
            adopt(["SimulationNibObject"], in: node)
        }
    }

    /// Lists the private members of extensions in this file of classes in other files.
    func listHiddenNibMembers() {
        let owners = Set(index.members.keys.filter { index.nibListing(of: $0) != .none })
        for owner in owners.sorted() {
            let hidden = index.nibMembers(of: owner).filter { $0.file == number && isOutOfSight($0) }
            guard !hidden.isEmpty else { continue }
            let entries = hidden.map { entry($0, of: owner) }.joined(separator: ", ")
            edits.append(
                "extension \(owner) { @MainActor static var \(Self.hiddenList(number)): [Selector] { [\(entries)] } }")
        }
    }

    private static func hiddenList(_ file: Int) -> String { "reflow_\(NibMembers.list)_\(file)" }

    /// Whether a member can only be named in its own file, and the class is in another one.
    private func isOutOfSight(_ member: MemberDeclaration) -> Bool {
        member.isPrivate && member.isInExtension && index.type(member.owner)?.file != member.file
    }

    private func entry(_ member: MemberDeclaration, of type: String) -> String {
        let base = member.name.base
        guard let labels = member.name.labels else {
            let setter = "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
            return "Selector(\"\(setter)\", { (one: \(type)) in { one.\(base) = $0 } })"
        }
        let isOverloaded = index.methods(base: base, labels: labels, of: member.owner).count > 1
        let call = isOverloaded ? Self.call(base, labels, types: member.parameterTypes) : Self.call(base, labels)
        return "Selector(\"\(member.selector ?? member.name.selector)\", { (one: \(type)) in \(call) })"
    }

    /// `super.awakeFromNib()` in a class whose superclass has no such method here.
    func rewriteCallback(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) ?? false, let scope, !scope.isExtension,
            index.members[scope.qualified]?.contains(where: {
                $0.name.base == access.declName.baseName.text && index.isOverrideOfNothing($0)
            }) ?? false
        else { return }
        edits.replace(node.range, with: "()")
    }
}
