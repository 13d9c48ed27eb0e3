/// A question of one file about the declarations of its module. A copy stays as it is while the file and the answers to
/// its questions are the same.
enum Question: Hashable {
    case kind(String, scope: String?)
    case methods(base: String, labels: [String]?, owner: String)
    case methodOfUnknownOwner(base: String, labels: [String]?)
    case methodNamed(String, owner: String)
    case hasProperty(String)
    /// About a member of the file, which begins at this place.
    case role(MemberName, position: Int)
    case superCall(owner: String, base: String, labels: [String]?)
    case forwarders(String)
    case conformances(String)
    case conformancesOfExtension([String], owner: String)
    case attributesOfProtocol(String)
    case isWholeOptional(String)
    case isRequirement(RequirementCall)
    case concerns
    case previewNames
    case previewTests
    case nibList(String)
    case hiddenNibLists
    case overridesNothing(String, owner: String)
    case protocolOfRequirement(String, [String]?)
    case adopter(without: MemberName, above: String)
}

extension Question: Storable {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .kind(let name, let scope):
            writer.write(0)
            writer.write(name)
            writer.write(scope)
        case .methods(let base, let labels, let owner):
            writer.write(1)
            writer.write(base)
            writer.write(labels)
            writer.write(owner)
        case .methodOfUnknownOwner(let base, let labels):
            writer.write(2)
            writer.write(base)
            writer.write(labels)
        case .methodNamed(let selector, let owner):
            writer.write(3)
            writer.write(selector)
            writer.write(owner)
        case .hasProperty(let name):
            writer.write(4)
            writer.write(name)
        case .role(let name, let position):
            writer.write(5)
            writer.write(name)
            writer.write(position)
        case .superCall(let owner, let base, let labels):
            writer.write(6)
            writer.write(owner)
            writer.write(base)
            writer.write(labels)
        case .forwarders(let owner):
            writer.write(7)
            writer.write(owner)
        case .conformances(let owner):
            writer.write(8)
            writer.write(owner)
        case .conformancesOfExtension(let names, let owner):
            writer.write(9)
            writer.write(names)
            writer.write(owner)
        case .attributesOfProtocol(let name):
            writer.write(10)
            writer.write(name)
        case .isWholeOptional(let name):
            writer.write(11)
            writer.write(name)
        case .isRequirement(let call):
            writer.write(12)
            writer.write(call)
        case .concerns: writer.write(13)
        case .previewNames: writer.write(14)
        case .previewTests: writer.write(15)
        case .nibList(let owner):
            writer.write(16)
            writer.write(owner)
        case .hiddenNibLists: writer.write(17)
        case .overridesNothing(let base, let owner):
            writer.write(18)
            writer.write(base)
            writer.write(owner)
        case .protocolOfRequirement(let base, let labels):
            writer.write(19)
            writer.write(base)
            writer.write(labels)
        case .adopter(let name, let owner):
            writer.write(20)
            writer.write(name)
            writer.write(owner)
        }
    }

    init(from reader: inout ByteReader) throws {
        switch try reader.number() {
        case 0: self = .kind(try reader.text(), scope: try reader.optional())
        case 1:
            self = .methods(base: try reader.text(), labels: try reader.optionalList(), owner: try reader.text())
        case 2: self = .methodOfUnknownOwner(base: try reader.text(), labels: try reader.optionalList())
        case 3: self = .methodNamed(try reader.text(), owner: try reader.text())
        case 4: self = .hasProperty(try reader.text())
        case 5: self = .role(try reader.value(), position: try reader.number())
        case 6:
            self = .superCall(owner: try reader.text(), base: try reader.text(), labels: try reader.optionalList())
        case 7: self = .forwarders(try reader.text())
        case 8: self = .conformances(try reader.text())
        case 9: self = .conformancesOfExtension(try reader.list(), owner: try reader.text())
        case 10: self = .attributesOfProtocol(try reader.text())
        case 11: self = .isWholeOptional(try reader.text())
        case 12: self = .isRequirement(try reader.value())
        case 13: self = .concerns
        case 14: self = .previewNames
        case 15: self = .previewTests
        case 16: self = .nibList(try reader.text())
        case 17: self = .hiddenNibLists
        case 18: self = .overridesNothing(try reader.text(), owner: try reader.text())
        case 19: self = .protocolOfRequirement(try reader.text(), try reader.optionalList())
        case 20: self = .adopter(without: try reader.value(), above: try reader.text())
        default: throw ByteReader.Damaged()
        }
    }
}

extension ModuleIndex {
    /// A hash of the answers that a file gets.
    func answers(to questions: [Question], file: Int) -> Digest {
        var writer = ByteWriter()
        for question in questions {
            switch question {
            case .kind(let name, let scope): writer.write((type(name, in: scope)?.kind).map(\.rawValue))
            case .methods(let base, let labels, let owner):
                writer.write(methods(base: base, labels: labels, of: owner))
            case .methodOfUnknownOwner(let base, let labels):
                writer.write(method(ofUnknownOwner: base, labels: labels))
            case .methodNamed(let selector, let owner):
                writer.write(method(named: selector, in: owner, file: file))
            case .hasProperty(let name): writer.write(hasProperty(name))
            case .role(let name, let position):
                let role = role(of: name, at: position, file: file)
                writer.write(role != nil)
                role?.write(to: &writer)
            case .superCall(let owner, let base, let labels):
                let call = superCall(base, labels, in: owner)
                writer.write(call?.dispatcher)
                writer.write(call?.isOverriddenAbove ?? false)
            case .forwarders(let owner):
                let roles = forwarders(of: owner)
                writer.write(roles.count)
                for role in roles { role.write(to: &writer) }
            case .conformances(let owner): writer.write(conformances(of: owner))
            case .conformancesOfExtension(let names, let owner):
                writer.write(conformances(ofExtension: names, of: owner))
            case .attributesOfProtocol(let name): writer.write(attributes(ofProtocol: name))
            case .isWholeOptional(let name): writer.write(isWholeOptional(name))
            case .isRequirement(let call): writer.write(isRequirement(call))
            case .concerns: writer.write(concerns(file: file))
            case .previewNames: writer.write(previewNames(file: file))
            case .previewTests:
                let tests = previewTests(file: file)
                writer.write(tests?.modules)
                writer.write(tests?.folder)
            case .nibList(let owner):
                let list = nibList(of: owner)
                writer.write(list.map { $0.isFirst ? 1 : 0 })
                writer.write(list?.hidden)
                list?.entries.write(to: &writer)
            case .hiddenNibLists:
                for list in hiddenNibLists(file: file) {
                    writer.write(list.owner)
                    list.entries.write(to: &writer)
                }
            case .overridesNothing(let base, let owner): writer.write(overridesNothing(base, in: owner))
            case .protocolOfRequirement(let base, let labels):
                writer.write(protocolOfRequirement(base, labels))
            case .adopter(let name, let owner): writer.write(adopter(without: name, above: owner))
            }
        }
        return Digest(of: writer.bytes)
    }
}

extension MemberRole {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(member)
        writer.write(place.rawValue)
        writer.write(dispatchers)
        writer.write(isOverriddenAbove)
        writer.write(isOverrideOfNothing)
    }
}

extension [NibEntry] {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(count)
        for entry in self {
            writer.write(entry.member)
            writer.write(entry.isOverloaded)
        }
    }
}

extension RequirementCall: Storable {
    func write(to writer: inout ByteWriter) {
        writer.write(base)
        writer.write(labels)
        writer.write(hasClosure)
    }

    init(from reader: inout ByteReader) throws {
        base = try reader.text()
        labels = try reader.list()
        hasClosure = try reader.flag()
    }
}
