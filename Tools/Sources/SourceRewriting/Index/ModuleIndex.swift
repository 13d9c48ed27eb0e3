import SwiftSyntax

/// The declarations in a module's files, as far as the copy of one file depends on those of another file.
struct ModuleIndex {
    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var members: [String: [MemberDeclaration]] = [:]
    private var adopted: [String: [Adoption]] = [:]
    /// The overrides by their names, and the overridable members of extensions by theirs.
    private var overrides: [MemberName: [MemberDeclaration]] = [:]
    private var overridable: [MemberName: [MemberDeclaration]] = [:]
    private(set) var optionalRequirements: [MemberDeclaration] = []
    /// The members of extensions for which a class declares a forwarding member, by the name of the class.
    private(set) var forwarders: [String: [MemberDeclaration]] = [:]

    private let moduleName: String
    private let conditions: BuildConditions
    /// The members by their names in Objective-C.
    private var named: [String: [MemberDeclaration]] = [:]
    /// The methods that may be visible to Objective-C, by their names without labels.
    private var methods: [String: [MemberDeclaration]] = [:]
    private var properties: Set<String> = []

    init(of module: Module, _ trees: SyntaxTrees) {
        let files = module.files
        moduleName = module.name
        conditions = module.conditions
        var unread = files.indices.filter { !files[$0].hasObjectiveC }
        trees.parse(Array(Set(files.indices).subtracting(unread)))
        for number in Set(files.indices).subtracting(unread).sorted() { read(trees[number], number) }
        // A file without Objective-C is read, too, if it declares a class that other files mention, overrides a member
        // of an extension, or implements an optional requirement.
        let words = Dictionary(uniqueKeysWithValues: unread.map { ($0, Words(of: files[$0])) })
        while !unread.isEmpty {
            func hashes(_ names: some Sequence<String>) -> Set<Int> { Set(names.map { Words.hash($0.lastName) }) }
            let exposing = types.values.map(\.name).filter(isAllObjectiveC)
            let exposed = exposing.flatMap { members[$0] ?? [] }.filter { $0.isInExtension && $0.isExposable }
            let classes = hashes(namesToResolve)
            let extensions = hashes(exposing)
            let overridden = hashes(overridable.keys.map(\.base) + exposed.map(\.name.base))
            let protocols = hashes(optionalRequirements.map(\.owner))
            let implemented = hashes(optionalRequirements.map(\.name.base))
            let overrideWord = Words.hash("override")
            let found = unread.filter { number in
                guard let file = words[number] else { return false }
                return !classes.isDisjoint(with: file.classes) || !extensions.isDisjoint(with: file.extended)
                    || !protocols.isDisjoint(with: file.all) || !implemented.isDisjoint(with: file.members)
                    || (file.all.contains(overrideWord) && !overridden.isDisjoint(with: file.members))
            }
            if found.isEmpty { break }
            trees.parse(found)
            for number in found { read(trees[number], number) }
            unread.removeAll(where: Set(found).contains)
        }
        makeForwarders()
        let calls = Set(optionalRequirements.map(\.name.base)).flatMap { [$0 + "?(", $0 + "!(", $0 + "? {"] }
        if !calls.isEmpty { concerned.formUnion(files.indices.filter { calls.contains(where: files[$0].mentions) }) }
    }

    private mutating func read(_ tree: SourceFileSyntax, _ number: Int) {
        let reader = DeclarationReader(file: number, conditions)
        reader.walk(tree)
        for type in reader.types { types[type.name] = type }
        for member in reader.members {
            members[member.owner, default: []].append(member)
            if member.isOptional { optionalRequirements.append(member) }
            if member.isOverride {
                overrides[member.name, default: []].append(member)
            } else if member.isInExtension, member.isExposed, member.isExposable {
                overridable[member.name, default: []].append(member)
            }
            if member.name.labels != nil {
                named[member.selector ?? member.name.selector, default: []].append(member)
                methods[member.name.base, default: []].append(member)
            } else {
                properties.insert(member.name.base)
            }
        }
        adopted.merge(reader.adopted) { $0 + $1 }
    }

    /// The names of types whose declarations are needed but not found yet: types whose extensions override members or
    /// can be overridden, and the superclasses of known types.
    private var namesToResolve: [String] {
        let extended = members.values.lazy.compactMap(\.first?.owner)
        let superclasses = types.values.lazy.filter { $0.kind == .classType }.compactMap(\.inherited.first)
        return Set(extended).union(superclasses.map(\.withoutGenericArguments)).filter { name in
            type(name) == nil && UIKitClasses.superclasses[name] == nil
        }
    }

    // MARK: Types

    /// The declaration to which a name refers inside a type.
    func type(_ name: String, in scope: String? = nil) -> TypeDeclaration? {
        var (name, scope) = (name.withoutGenericArguments, scope)
        if name.hasPrefix(moduleName + ".") { name.removeFirst(moduleName.count + 1) }
        while let outer = scope {
            if let found = types[outer + "." + name] { return found }
            scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        return types[name]
    }

    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
        guard type.kind == .classType, let first = type.inherited.first else { return nil }
        let found = self.type(first, in: type.name)
        return found?.kind == .classType && found?.name != type.name ? found : nil
    }

    /// The ancestors of each type, once all files have been read.
    private var chains: [String: [TypeDeclaration]] = [:]

    /// The classes of the module from which a class inherits, the nearest first.
    func ancestors(of name: String) -> [TypeDeclaration] {
        if let chain = chains[name] { return chain }
        var result: [TypeDeclaration] = []
        var next = type(name).flatMap(superclass)
        while let one = next, !result.contains(where: { $0.name == one.name }) {
            result.append(one)
            next = superclass(of: one)
        }
        return result
    }

    /// The class of another module from which the last of a class's ancestors inherits.
    func foreignSuperclass(of name: String) -> String? {
        let last = ancestors(of: name).last ?? type(name)
        return last?.inherited.first?.withoutGenericArguments
    }

    func member(_ name: MemberName, of owner: String) -> MemberDeclaration? {
        members[owner]?.first { $0.name == name }
    }

    /// The methods that a selector can name, which are those of the type or of a class from which it inherits.
    func methods(base: String, labels: [String]?, of owner: String) -> [MemberDeclaration] {
        let own = type(owner)?.name ?? owner
        for type in [own] + ancestors(of: own).map(\.name) {
            let found = (members[type] ?? []).filter {
                $0.name.base == base && $0.name.labels != nil && (labels == nil || $0.name.labels == labels)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The method of an object whose type the source does not state: the methods of the module with this name, if all
    /// have the same labels.
    func method(ofUnknownOwner base: String, labels: [String]?) -> MemberDeclaration? {
        let found = (methods[base] ?? []).filter { labels == nil || $0.name.labels == labels }
        return Set(found.map(\.name)).count == 1 ? found[0] : nil
    }

    /// The method with a name of Objective-C. It is the one of the type or of a class from which it inherits;
    /// otherwise, it is the only one of the module.
    func method(named selector: String, in owner: String, file: Int) -> MemberDeclaration? {
        let visible = (named[selector] ?? []).filter {
            !$0.isOptional && !$0.isStatic && (!$0.isPrivate || $0.file == file)
                && ($0.isExposed || isAllObjectiveC($0.owner))
        }
        let chain = [owner] + ancestors(of: owner).map(\.name)
        if let own = chain.lazy.compactMap({ type in visible.first { $0.owner == type } }).first { return own }
        let new = visible.filter { !$0.isOverride }
        return new.count == 1 ? new[0] : nil
    }

    /// Whether any type of the module has a property of this name, which may be a closure.
    func hasProperty(_ name: String) -> Bool { properties.contains(name) }

    private func isAllObjectiveC(_ name: String) -> Bool {
        type(name)?.exposesMembers ?? false || ancestors(of: name).contains(where: \.exposesMembers)
    }

    private func isOverridable(_ member: MemberDeclaration) -> Bool {
        member.isExposable && (member.isExposed || isAllObjectiveC(member.owner))
    }

    // MARK: Overrides and extensions

    /// Whether a file without Objective-C needs a copy because of another file.
    func concerns(file: Int) -> Bool { concerned.contains(file) }
    private var concerned: Set<Int> = []

    /// Finds the members of extensions that override or are overridden. They are declared in the class itself, and
    /// forward to the extension.
    private mutating func makeForwarders() {
        for type in types.values { chains[type.name] = ancestors(of: type.name) }
        markOverridden()
        for member in members.values.joined() where member.isInExtension && member.signature != nil {
            guard place(of: member) == .forwarded, let type = type(member.owner) else { continue }
            forwarders[type.name, default: []].append(member)
            concerned.insert(type.file)
        }
        forwarders = forwarders.mapValues { list in
            list.sorted { ($0.file, $0.name.description) < ($1.file, $1.name.description) }
        }
        for member in overrides.values.joined() where !dispatchers(overriddenBy: member).isEmpty {
            concerned.insert(member.file)
            if let type = type(member.owner) { concerned.insert(type.file) }
        }
        for type in types.values where type.kind == .classType && !conformances(of: type.name).isEmpty {
            concerned.insert(type.file)
        }
        for type in types.values where nibListing(of: type.name) != .none { concerned.insert(type.file) }
        for (name, adoptions) in adopted {
            for adoption in adoptions where !conformances(ofExtension: adoption.protocols, of: name).isEmpty {
                concerned.insert(adoption.file)
            }
        }
    }

    enum Place {
        /// The member compiles on Linux at its place.
        case asWritten
        /// The class declares the member, which calls the body in the extension under another name.
        case forwarded
        /// The member is in an extension of another module's class, and subclasses override it. It tests whether the
        /// object belongs to one of them.
        case dispatched
    }

    func place(of member: MemberDeclaration) -> Place {
        guard member.isInExtension, !member.isOptional else { return .asWritten }
        guard let type = type(member.owner) else {
            return !member.isOverride && isOverridable(member) && isOverridden(member) ? .dispatched : .asWritten
        }
        guard type.kind == .classType else { return .asWritten }
        if member.isOverride { return .forwarded }
        return isOverridable(member) && (member.isOpen || isOverridden(member)) ? .forwarded : .asWritten
    }

    /// A member of a type that a subclass overrides.
    private struct Overridden: Hashable {
        var owner: String
        var name: MemberName
        var isStatic: Bool
    }
    private var overridden: Set<Overridden> = []

    private func isOverridden(_ member: MemberDeclaration) -> Bool {
        let owner = type(member.owner)?.name ?? member.owner
        return overridden.contains(Overridden(owner: owner, name: member.name, isStatic: member.isStatic))
    }

    /// Marks the members that each override overrides, so that a member does not have to search for its overrides.
    private mutating func markOverridden() {
        for member in overrides.values.joined() {
            let owners = ancestors(of: member.owner).map(\.name) + dispatchers(overriddenBy: member).map(\.owner)
            for owner in owners {
                overridden.insert(Overridden(owner: owner, name: member.name, isStatic: member.isStatic))
            }
        }
    }

    /// The members in extensions of other modules' classes that a member overrides. There are none if a class of the
    /// module between them declares the member.
    func dispatchers(overriddenBy member: MemberDeclaration) -> [MemberDeclaration] {
        guard member.isOverride else { return [] }
        let chain = ancestors(of: member.owner).map(\.name)
        guard !chain.contains(where: { self.member(member.name, of: $0).map { !$0.isOverride } ?? false }) else {
            return []
        }
        let superclass = foreignSuperclass(of: member.owner)
        return (overridable[member.name] ?? []).filter { other in
            other.isStatic == member.isStatic && other.signature != nil && type(other.owner) == nil
                && superclass.map { UIKitClasses.class($0, mayBe: other.owner) } ?? false
        }
    }

    /// Whether a class of the module between the member's class and the extended one overrides the member, too.
    func isOverriddenAbove(_ member: MemberDeclaration) -> Bool {
        ancestors(of: member.owner).contains { self.member(member.name, of: $0.name)?.isOverride ?? false }
    }

    // MARK: Optional requirements

    /// The optional requirements of a protocol and of the protocols that it refines.
    func optionalRequirements(of name: String) -> [MemberDeclaration] {
        protocols(refinedBy: name).compactMap { type($0) }.filter { $0.kind == .protocolType }
            .flatMap { (members[$0.name] ?? []).filter(\.isOptional) }
    }

    /// Whether all requirements of a protocol are optional, so that its copy has none.
    func isWholeOptional(_ name: String) -> Bool {
        protocols(refinedBy: name).allSatisfy { name in
            if ["AnyObject", "class", "NSObjectProtocol"].contains(name) { return true }
            guard let type = type(name), type.kind == .protocolType else { return false }
            return (members[type.name] ?? []).allSatisfy(\.isOptional)
        }
    }

    /// A protocol and all protocols that it refines, the nearest first.
    private func protocols(refinedBy name: String) -> [String] {
        var (found, next) = ([name], 0)
        while next < found.count {
            if let type = type(found[next]), type.kind == .protocolType {
                found += type.inherited.filter { !found.contains($0) }
            }
            next += 1
        }
        return found
    }

    /// The attributes of a protocol. If it has none, they are those of the nearest protocol that it refines, because it
    /// has the same isolation.
    func attributes(ofProtocol name: String) -> [String] {
        protocols(refinedBy: name).lazy.compactMap { type($0)?.attributes }.first { !$0.isEmpty } ?? []
    }

    /// The protocols of single requirements to which a class conforms in its declaration, in addition to those in its
    /// sources.
    func conformances(of name: String) -> [String] {
        guard let type = types[name], type.kind == .classType else { return [] }
        let inherited = ancestors(of: name).map(\.name).flatMap(stated)
        var result = conformances(of: name, stating: type.inherited + inherited)
        for member in members[name] ?? [] where member.isOverride && !isOverriddenAbove(member) {
            result.formUnion(dispatchers(overriddenBy: member).map(\.protocolName))
        }
        return result.sorted()
    }

    /// The protocols of single requirements to which an extension conforms. Its sources state the original protocol
    /// there, with the isolation of the conformance.
    func conformances(ofExtension names: [String], of name: String) -> [String] {
        guard let type = type(name) else {
            let requirements = names.flatMap(optionalRequirements)
            return Set(requirements.filter { member($0.name, of: name) != nil }.map(\.protocolName)).sorted()
        }
        guard type.kind == .classType else { return [] }
        return conformances(of: type.name, stating: names).subtracting(conformances(of: type.name)).sorted()
    }

    private func conformances(of name: String, stating protocols: [String]) -> Set<String> {
        let above = ancestors(of: name).map(\.name)
        var result: Set<String> = []
        for requirement in Set(protocols).sorted().flatMap(optionalRequirements) {
            let isAdoptedAbove = above.contains { ancestor in
                member(requirement.name, of: ancestor) != nil
                    && ([ancestor] + ancestors(of: ancestor).map(\.name)).flatMap(stated)
                        .contains { optionalRequirements(of: $0).contains { $0.owner == requirement.owner } }
            }
            let isImplemented = ([name] + above).contains { member(requirement.name, of: $0) != nil }
            if isImplemented && !isAdoptedAbove { result.insert(requirement.protocolName) }
        }
        return result
    }

    private func stated(by name: String) -> [String] {
        (types[name]?.inherited ?? []) + (adopted[name] ?? []).flatMap(\.protocols)
    }
}

extension MemberDeclaration {
    /// The name of the protocol that has this member as its only requirement. A class that implements the member
    /// conforms to it.
    var protocolName: String {
        "Reflow_" + owner.replacing(".", with: "_") + "_" + name.identifier
    }
}

extension String {
    /// `Cell` for `Player.Cell`.
    fileprivate var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }

    /// `Cell` for `Cell<Row>`.
    var withoutGenericArguments: String { String(prefix { $0 != "<" }) }
}
