/// The declarations in a module's files, as far as the copy of one file depends on those of another file.
struct ModuleIndex {
    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var members: [String: [MemberDeclaration]] = [:]
    /// The protocols that extensions of a type state after their colons, by the number of the file.
    var adopted: [String: [(file: Int, protocols: [String])]] = [:]
    /// The overrides by their names, and the overridable members of extensions by theirs.
    private var overrides: [MemberName: [MemberDeclaration]] = [:]
    private var overridable: [MemberName: [MemberDeclaration]] = [:]
    /// The optional requirements of protocols, by the name without labels.
    var requirements: [String: [MemberDeclaration]] = [:]
    /// The members of extensions for which a class declares a forwarding member, by the name of the class.
    private var forwarders: [String: [MemberDeclaration]] = [:]
    /// The files with previews, and how many each has.
    var previews: [(file: Int, count: Int)] = []
    let files: [SourceFile]
    /// The file that gets the tests of other modules' previews, and those modules.
    private var previewTests: (file: Int, modules: [String])?
    /// The members of each file that was read.
    private var membersOfFiles: [[MemberDeclaration]]

    let moduleName: String
    /// The protocols with optional requirements, and the classes that have them, of the modules that this one imports.
    var imported: [String: TypeDeclaration] = [:]
    var importedMembers: [String: [MemberDeclaration]] = [:]
    /// The members by their names in Objective-C.
    private var named: [String: [MemberDeclaration]] = [:]
    /// The methods that may be visible to Objective-C, by their names without labels.
    private var methods: [String: [MemberDeclaration]] = [:]
    private var properties: Set<String> = []

    /// - Parameters:
    ///   - facts: those of each file.
    ///   - imports: what other modules export.
    ///   - declarations: reads the declarations of files by their numbers.
    init(
        of moduleName: String, _ files: [SourceFile], _ facts: [FileFacts], imports: [ModuleExports] = [],
        declarations: ([Int]) -> [FileDeclarations]
    ) {
        self.moduleName = moduleName
        self.files = files
        membersOfFiles = Array(repeating: [], count: facts.count)
        func read(_ numbers: [Int]) {
            for (number, declarations) in zip(numbers, declarations(numbers)) { add(declarations, number) }
        }
        for exports in imports { add(exports) }
        read(facts.indices.filter { facts[$0].hasObjectiveC })
        // A file without Objective-C is read, too, if it declares a class that other files mention, overrides a member
        // of an extension, or implements an optional requirement.
        var unread = facts.indices.filter { !facts[$0].hasObjectiveC }
        while !unread.isEmpty {
            func hashes(_ names: some Sequence<String>) -> Set<Int> { Set(names.map { Words.hash($0.lastName) }) }
            let exposing = types.values.map(\.name).filter(isAllObjectiveC)
            let exposed = exposing.flatMap { members[$0] ?? [] }.filter { $0.isInExtension && $0.isExposable }
            let classes = hashes(namesToResolve)
            let extensions = hashes(exposing)
            let overridden = hashes(overridable.keys.map(\.base) + exposed.map(\.name.base))
            let protocols = hashes(requirements.values.joined().map(\.owner))
            let implemented = hashes(requirements.keys)
            let overrideWord = Words.hash("override")
            let found = unread.filter { number in
                guard let file = facts[number].words else { return false }
                return !classes.isDisjoint(with: file.classes) || !extensions.isDisjoint(with: file.extended)
                    || !protocols.isDisjoint(with: file.all) || !implemented.isDisjoint(with: file.members)
                    || (file.all.contains(overrideWord) && !overridden.isDisjoint(with: file.members))
            }
            if found.isEmpty { break }
            read(found)
            unread.removeAll(where: Set(found).contains)
        }
        makeForwarders()
        choosePreviewTests(facts, imports)
        let calls = Set(requirements.keys.map(Words.hash))
        concerned.formUnion(
            facts.indices.filter { number in facts[number].words.map { !calls.isDisjoint(with: $0.called) } ?? false })
    }

    private mutating func add(_ exports: ModuleExports) {
        for type in exports.protocols.types + exports.classes {
            // A protocol can be named with its module.
            for name in [type.name, exports.module + "." + type.name] { imported[name] = type }
        }
        for member in exports.protocols.members {
            importedMembers[member.owner, default: []].append(member)
            if member.isOptional { requirements[member.name.base, default: []].append(member) }
        }
    }

    private mutating func add(_ declarations: FileDeclarations, _ number: Int) {
        for var type in declarations.types {
            type.file = number
            types[type.name] = type
        }
        for var member in declarations.members {
            member.file = number
            membersOfFiles[number].append(member)
            members[member.owner, default: []].append(member)
            if member.isOptional { requirements[member.name.base, default: []].append(member) }
            if member.isOverride {
                overrides[member.name, default: []].append(member)
            } else if member.isInExtension, member.isExposed, member.isExposable {
                overridable[member.name, default: []].append(member)
            }
            if member.name.labels != nil {
                named[member.objectiveCName, default: []].append(member)
                methods[member.name.base, default: []].append(member)
            } else {
                properties.insert(member.name.base)
            }
        }
        if declarations.previews > 0 { previews.append((number, declarations.previews)) }
        for (type, protocols) in declarations.adopted { adopted[type, default: []].append((number, protocols)) }
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

    /// The names of the module's previews for the first file that has some; none for others.
    func previewNames(file: Int) -> [String] {
        guard previews.map(\.file).min() == file else { return [] }
        return previews.sorted { $0.file < $1.file }.flatMap { file, count in
            (1...count).map { Rewriter.previewName(files[file].name, $0) }
        }
    }

    /// The modules whose previews the file tests, and the folder of all files; nil for all files but one.
    func previewTests(file: Int) -> (modules: [String], folder: String)? {
        guard let previewTests, previewTests.file == file else { return nil }
        var folders = files.map { Array($0.path.split(separator: "/").dropLast()) }[...]
        var common = folders.popFirst() ?? []
        for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
        return (previewTests.modules, "/" + common.joined(separator: "/"))
    }

    /// Chooses the first test file that imports snapshots.
    private mutating func choosePreviewTests(_ facts: [FileFacts], _ imports: [ModuleExports]) {
        let modules = imports.filter(\.hasPreviews).map(\.module).sorted()
        let file = facts.indices.first { number in
            !Imports.snapshots.isDisjoint(with: facts[number].imports)
                && !Imports.tests.isDisjoint(with: facts[number].imports)
        }
        guard let file, !modules.isEmpty else { return }
        previewTests = (file, modules)
        concerned.insert(file)
    }

    /// The classes of other files for which a file lists members that nibs name, by the number of the file.
    private(set) var ownersOfHiddenMembers: [Int: [String]] = [:]

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
        for type in types.values {
            guard nibList(of: type.name) != nil else { continue }
            concerned.insert(type.file)
            for file in filesWithHiddenMembers(of: type.name) {
                ownersOfHiddenMembers[file, default: []].append(type.name)
            }
        }
        for (name, adoptions) in adopted {
            for adoption in adoptions where !conformances(ofExtension: adoption.protocols, of: name).isEmpty {
                concerned.insert(adoption.file)
            }
        }
    }

    /// The role of a member of a file, by its name and the place where it begins.
    func role(of name: MemberName, at position: Int, file: Int) -> MemberRole? {
        membersOfFiles[file].first { $0.position == position && $0.name == name }.map(role)
    }

    /// The members that a class declares to forward to those of its extensions.
    func forwarders(of name: String) -> [MemberRole] { (forwarders[name] ?? []).map(role) }

    private func role(_ member: MemberDeclaration) -> MemberRole {
        MemberRole(
            member: member, place: place(of: member), dispatchers: dispatchers(overriddenBy: member),
            isOverriddenAbove: isOverriddenAbove(member), isOverrideOfNothing: isOverrideOfNothing(member))
    }

    /// The meaning of `super.base` in a type; nil if it is plain.
    func superCall(_ base: String, _ labels: [String]?, in owner: String) -> SuperCall? {
        let member = members[owner]?.first {
            $0.isOverride && $0.name.base == base && ($0.name.labels == nil || $0.name.labels == labels)
        }
        guard let member, let dispatcher = dispatchers(overriddenBy: member).first else { return nil }
        return SuperCall(dispatcher: dispatcher, isOverriddenAbove: isOverriddenAbove(member))
    }

    private func place(of member: MemberDeclaration) -> MemberRole.Place {
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

    func isOverriddenAbove(_ member: MemberDeclaration) -> Bool {
        ancestors(of: member.owner).contains { self.member(member.name, of: $0.name)?.isOverride ?? false }
    }
}

extension String {
    /// `Cell` for `Player.Cell`.
    fileprivate var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }

    /// `Cell` for `Cell<Row>`.
    var withoutGenericArguments: String { String(prefix { $0 != "<" }) }
}
