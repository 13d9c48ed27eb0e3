// The members that nibs name, and how the copies list them.
extension ModuleIndex {
    /// The way in which a class lists its members for nibs.
    private enum NibListing {
        case none
        /// The superclass has a list, which the class extends.
        case override
        /// The class is the first of its kind: its superclass is an `NSObject` that UIKit does not connect.
        case first
    }

    private func nibListing(of name: String) -> NibListing {
        guard let type = type(name), type.kind == .classType, let root = foreignSuperclass(of: type.name),
            isClass(root)
        else { return .none }
        let isConnected = UIKitClasses.isConnectable(root)
        guard !nibMembers(of: type.name).isEmpty || (!isConnected && wakesFromNibs(type.name)) else { return .none }
        return isConnected || ancestors(of: type.name).contains { nibListing(of: $0.name) != .none }
            ? .override : .first
    }

    /// The list of a class; nil if it has none of its own.
    func nibList(of name: String) -> NibList? {
        let listing = nibListing(of: name)
        guard listing != .none else { return nil }
        let visible = nibMembers(of: name).filter { !isOutOfSight($0) }
        return NibList(
            isFirst: listing == .first, entries: visible.map(entry),
            hidden: filesWithHiddenMembers(of: name).map { files[$0].name })
    }

    /// The other files whose extensions of a class have private members that nibs name.
    func filesWithHiddenMembers(of name: String) -> [Int] {
        Set(nibMembers(of: name).filter(isOutOfSight).map(\.file)).sorted()
    }

    /// The lists of a file for classes of other files.
    func hiddenNibLists(file: Int) -> [HiddenNibList] {
        (ownersOfHiddenMembers[file] ?? []).sorted().map { owner in
            let hidden = nibMembers(of: owner).filter { $0.file == file && isOutOfSight($0) }
            return HiddenNibList(owner: owner, entries: hidden.map(entry))
        }
    }

    private func entry(_ member: MemberDeclaration) -> NibEntry {
        guard let labels = member.name.labels else { return NibEntry(member: member, isOverloaded: false) }
        let others = methods(base: member.name.base, labels: labels, of: member.owner)
        return NibEntry(member: member, isOverloaded: others.count > 1)
    }

    /// Whether a member can only be named in its own file, and the class is in another one.
    private func isOutOfSight(_ member: MemberDeclaration) -> Bool {
        member.isPrivate && member.isInExtension && type(member.owner)?.file != member.file
    }

    /// The outlets, actions and inspectable properties of a class and its extensions, in the order of the files.
    private func nibMembers(of name: String) -> [MemberDeclaration] {
        (members[name] ?? []).filter(\.isForNibs).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    /// Whether a class overrides a method of every `NSObject` of iOS that it does not inherit here.
    func overridesNothing(_ base: String, in name: String) -> Bool {
        members[name]?.contains { $0.name.base == base && isOverrideOfNothing($0) } ?? false
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
