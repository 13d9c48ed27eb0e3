// The members that nibs name, and how the copies list them.
extension ModuleIndex {
    /// The way in which a class lists its members for nibs.
    enum NibListing {
        case none
        /// The superclass has a list, which the class extends.
        case override
        /// The class is the first of its kind: its superclass is an `NSObject` that UIKit does not connect.
        case first
    }

    func nibListing(of name: String) -> NibListing {
        guard let type = type(name), type.kind == .classType, let root = foreignSuperclass(of: type.name),
            isClass(root)
        else { return .none }
        let isConnected = UIKitClasses.isConnectable(root)
        guard !nibMembers(of: type.name).isEmpty || (!isConnected && wakesFromNibs(type.name)) else { return .none }
        return isConnected || ancestors(of: type.name).contains { nibListing(of: $0.name) != .none }
            ? .override : .first
    }

    /// The outlets, actions and inspectable properties of a class and its extensions, in the order of the files.
    func nibMembers(of name: String) -> [MemberDeclaration] {
        (members[name] ?? []).filter(\.isForNibs).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    /// Whether the method is `awakeFromNib()` or the like in a class that inherits none of it here.
    func isOverrideOfNothing(_ member: MemberDeclaration) -> Bool {
        guard NibMembers.callbacks.contains(member.name.base), member.name.labels == [], member.isOverride,
            let root = foreignSuperclass(of: member.owner), isClass(root), !UIKitClasses.isConnectable(root)
        else { return false }
        return !ancestors(of: member.owner).contains { self.member(member.name, of: $0.name) != nil }
    }

    private func wakesFromNibs(_ name: String) -> Bool {
        (members[name] ?? []).contains { $0.isOverride && $0.name == MemberName(base: "awakeFromNib", labels: []) }
    }

    /// Whether a name after a colon is that of a class. Other modules' protocols are told by their names.
    private func isClass(_ name: String) -> Bool {
        if let type = type(name) { return type.kind == .classType }
        return !["Delegate", "DataSource", "Protocol", "able", "AnyObject"].contains(where: name.hasSuffix)
    }
}
