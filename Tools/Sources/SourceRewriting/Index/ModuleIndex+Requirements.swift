// The optional requirements of protocols, which become protocols of their own, and the classes that conform to them.
extension ModuleIndex {
    func isRequirement(_ call: RequirementCall) -> Bool {
        requirements[call.base]?.contains { call.names($0.name) } ?? false
    }

    /// The protocol that stands for an optional method; nil if none, or several methods, have the name.
    /// - Parameter labels: nil for any.
    func protocolOfRequirement(_ base: String, _ labels: [String]?) -> String? {
        let methods = (requirements[base] ?? []).filter {
            $0.name.labels != nil && (labels ?? $0.name.labels) == $0.name.labels
        }
        let names = Set(methods.map(\.protocolName))
        return names.count == 1 ? names.first : nil
    }

    /// The superclass that adopts a protocol of UIKit without one of its optional methods, which no class above has.
    func adopter(without name: MemberName, above owner: String) -> String? {
        let above = ancestors(of: owner).map(\.name)
        guard !above.contains(where: { member(name, of: $0) != nil }) else { return nil }
        return above.first { stated(by: $0).contains { UIKitRequirements.belongs(name, to: $0) } }
    }

    /// A protocol of the module, or of one that it imports, with its requirements.
    private func protocolDeclaration(_ name: String) -> (type: TypeDeclaration, members: [MemberDeclaration])? {
        if let own = type(name) { return own.kind == .protocolType ? (own, members[own.name] ?? []) : nil }
        guard let type = imported[name], type.kind == .protocolType else { return nil }
        return (type, importedMembers[type.name] ?? [])
    }

    /// The optional requirements of a protocol and of the protocols that it refines.
    private func optionalRequirements(of name: String) -> [MemberDeclaration] {
        protocols(refinedBy: name).compactMap(protocolDeclaration).flatMap { $0.members.filter(\.isOptional) }
    }

    /// Whether all requirements of a protocol are optional, so that its copy has none.
    func isWholeOptional(_ name: String) -> Bool {
        protocols(refinedBy: name).allSatisfy { name in
            if ["AnyObject", "class", "NSObjectProtocol"].contains(name) { return true }
            return protocolDeclaration(name)?.members.allSatisfy(\.isOptional) ?? false
        }
    }

    /// A protocol and all protocols that it refines, the nearest first.
    private func protocols(refinedBy name: String) -> [String] {
        var (found, next) = ([name], 0)
        while next < found.count {
            if let type = protocolDeclaration(found[next])?.type {
                found += type.inherited.filter { !found.contains($0) }
            }
            next += 1
        }
        return found
    }

    /// The attributes of a protocol. If it has none, they are those of the nearest protocol that it refines, because it
    /// has the same isolation.
    func attributes(ofProtocol name: String) -> [String] {
        protocols(refinedBy: name).lazy.compactMap { protocolDeclaration($0)?.type.attributes }.first { !$0.isEmpty }
            ?? []
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
        let inherited = requirementsOfImportedSuperclasses(of: name)
        var result: Set<String> = []
        for requirement in Set(protocols).sorted().flatMap(optionalRequirements) {
            if inherited.contains(requirement.protocolName) { continue }
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

    /// The protocols of single requirements to which the superclasses from other modules conform.
    private func requirementsOfImportedSuperclasses(of name: String) -> Set<String> {
        var result: Set<String> = []
        var next = foreignSuperclass(of: name)
        var left = imported.count
        while let superclass = next.flatMap({ imported[$0] }), superclass.kind == .classType, left > 0 {
            result.formUnion(superclass.inherited.dropFirst())
            next = superclass.inherited.first
            left -= 1
        }
        return result
    }

    /// The part of the module on which the copies of other modules depend.
    func exports() -> ModuleExports {
        var exports = ModuleExports(module: moduleName, hasPreviews: !previews.isEmpty)
        for type in types.values.filter(\.isPublic).sorted(by: { $0.name < $1.name }) {
            if type.kind == .protocolType, !optionalRequirements(of: type.name).isEmpty {
                exports.protocols.types.append(type)
                exports.protocols.members += members[type.name] ?? []
            }
            guard type.kind == .classType else { continue }
            let extended = (adopted[type.name] ?? []).flatMap { conformances(ofExtension: $0.protocols, of: type.name) }
            let requirements = conformances(of: type.name) + extended
            if requirements.isEmpty, foreignSuperclass(of: type.name).flatMap({ imported[$0] }) == nil,
                !ancestors(of: type.name).contains(where: { !conformances(of: $0.name).isEmpty })
            {
                continue
            }
            var exported = type
            exported.inherited = [type.inherited.first ?? "AnyObject"] + requirements
            exports.classes.append(exported)
        }
        return exports
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
