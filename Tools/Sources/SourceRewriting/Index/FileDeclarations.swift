import SwiftSyntax

/// The declarations of one file.
struct FileDeclarations {
    var types: [TypeDeclaration] = []
    var members: [MemberDeclaration] = []
    /// The protocols that the file's extensions state, by type, in the order of the names.
    var adopted: [(type: String, protocols: [String])] = []

    /// The number of previews.
    var previews = 0

    init() {}

    init(of tree: SourceFileSyntax, _ conditions: BuildConditions) {
        let reader = DeclarationReader(conditions)
        reader.walk(tree)
        self = reader.declarations
    }

    /// A hash of all that other files can see. The places of members in the file are not part of it.
    var visible: Digest {
        var writer = ByteWriter()
        writeVisible(to: &writer)
        return Digest(of: writer.bytes)
    }

    private func writeVisible(to writer: inout ByteWriter) {
        writer.write(types)
        writer.write(members)
        writer.write(adopted.count)
        for (type, protocols) in adopted {
            writer.write(type)
            writer.write(protocols)
        }
        writer.write(previews)
    }
}

extension FileDeclarations: Storable {
    func write(to writer: inout ByteWriter) {
        writeVisible(to: &writer)
        for member in members { writer.write(member.position) }
    }

    init(from reader: inout ByteReader) throws {
        types = try reader.list()
        members = try reader.list()
        for _ in 0..<max(0, try reader.number()) { adopted.append((try reader.text(), try reader.list())) }
        previews = try reader.number()
        for place in members.indices { members[place].position = try reader.number() }
    }
}

// A declaration is written without the number of its file, and a member without its place in it.

extension TypeDeclaration: Storable {
    func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
        writer.write(inherited)
        writer.write(isPublic)
        writer.write(isObjectiveC)
        writer.write(exposesMembers)
        writer.write(attributes)
    }

    init(from reader: inout ByteReader) throws {
        kind = try Kind(reader.number())
        name = try reader.text()
        inherited = try reader.list()
        isPublic = try reader.flag()
        isObjectiveC = try reader.flag()
        exposesMembers = try reader.flag()
        attributes = try reader.list()
    }
}

extension TypeDeclaration.Kind {
    init(_ number: Int) throws {
        guard let kind = Self(rawValue: number) else { throw ByteReader.Damaged() }
        self = kind
    }
}

extension MemberDeclaration: Storable {
    nonisolated(unsafe) private static let flags: [WritableKeyPath<MemberDeclaration, Bool>] = [
        \.isInExtension, \.isStatic, \.isOverride, \.isOptional, \.isPrivate, \.isExposed, \.isExposable, \.isOpen,
        \.isThrowing, \.isAsync, \.isForNibs,
    ]

    func write(to writer: inout ByteWriter) {
        writer.write(owner)
        writer.write(name)
        var flags = 0
        for flag in Self.flags.indices where self[keyPath: Self.flags[flag]] { flags |= 1 << flag }
        writer.write(flags)
        writer.write(selector)
        writer.write(signature)
        writer.write(parameterTypes)
    }

    init(from reader: inout ByteReader) throws {
        self.init(owner: try reader.text(), isInExtension: false, name: try reader.value())
        let flags = try reader.number()
        for flag in Self.flags.indices { self[keyPath: Self.flags[flag]] = flags & 1 << flag != 0 }
        selector = try reader.optional()
        signature = try reader.optional()
        parameterTypes = try reader.list()
    }
}

extension MemberName: Storable {
    func write(to writer: inout ByteWriter) {
        writer.write(base)
        writer.write(labels)
    }

    init(from reader: inout ByteReader) throws {
        base = try reader.text()
        labels = try reader.optionalList()
    }
}

extension Signature: Storable {
    func write(to writer: inout ByteWriter) {
        writer.write(prefix)
        writer.write(access)
        switch kind {
        case .method(let method):
            writer.write(0)
            for text in [method.declaration, method.requirement, method.call, method.effects] { writer.write(text) }
        case .property(let property):
            writer.write(1)
            writer.write(property.type)
            writer.write(property.isSettable)
            writer.write(property.effects)
            writer.write(property.calls)
        case .observers(let type, let willSet, let didSet):
            writer.write(2)
            writer.write(type)
            writer.write(willSet)
            writer.write(didSet)
        }
    }

    init(from reader: inout ByteReader) throws {
        prefix = try reader.text()
        access = try reader.text()
        switch try reader.number() {
        case 0:
            kind = .method(
                Method(
                    declaration: try reader.text(), requirement: try reader.text(), call: try reader.text(),
                    effects: try reader.text()))
        case 1:
            kind = .property(
                Property(
                    type: try reader.text(), isSettable: try reader.flag(), effects: try reader.text(),
                    calls: try reader.text()))
        case 2:
            kind = .observers(
                type: try reader.text(), willSet: try reader.optional(), didSet: try reader.optional())
        default: throw ByteReader.Damaged()
        }
    }
}
