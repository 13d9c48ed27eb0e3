import Foundation

/// A JSON value as it was parsed.
enum JSONValue: Decodable, Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

/// A value of a device file and where it stands, so that every complaint names its place.
struct DeviceFileNode {
    let value: JSONValue
    let path: String

    /// The members of an object, none of which is called anything but `keys`.
    func object(keys: [String]) throws(DeviceFileError) -> DeviceFileObject {
        guard case .object(let members) = value else { throw wrongType("an object") }
        let place = path.isEmpty ? "" : path + "."
        if let unknown = members.keys.sorted().first(where: { !keys.contains($0) }) {
            let nearest = NearestName.among(keys, to: unknown, limit: 1).first.map { keys[$0] }
            throw DeviceFileError.unknownKey(path: place + unknown, nearest: nearest)
        }
        return DeviceFileObject(members: members, place: place)
    }

    func array() throws(DeviceFileError) -> [DeviceFileNode] {
        guard case .array(let values) = value else { throw wrongType("a list") }
        return values.enumerated().map { DeviceFileNode(value: $0.element, path: "\(path)[\($0.offset)]") }
    }

    func string() throws(DeviceFileError) -> String {
        guard case .string(let string) = value else { throw wrongType("a text") }
        return string
    }

    func bool() throws(DeviceFileError) -> Bool {
        guard case .bool(let bool) = value else { throw wrongType("true or false") }
        return bool
    }

    /// A number within `range`.
    func number(in range: ClosedRange<CGFloat>) throws(DeviceFileError) -> CGFloat {
        guard case .number(let number) = value else { throw wrongType("a number") }
        guard range.contains(CGFloat(number)) else {
            throw bad("\(number)", "between \(range.lowerBound) and \(range.upperBound)")
        }
        return CGFloat(number)
    }

    /// Two numbers within `range`.
    func size(in range: ClosedRange<CGFloat>) throws(DeviceFileError) -> CGSize {
        let sides = try array()
        guard sides.count == 2 else { throw wrongType("a list of a width and a height") }
        return CGSize(width: try sides[0].number(in: range), height: try sides[1].number(in: range))
    }

    /// A member of a set of named values.
    func named<Value: NamedCases>(_ type: Value.Type) throws(DeviceFileError) -> Value {
        let name = try string()
        guard let value = Value(name: name) else {
            throw bad("“\(name)”", "one of \(Value.namedCases.map(\.name).joined(separator: ", "))")
        }
        return value
    }

    func wrongType(_ expected: String) -> DeviceFileError {
        DeviceFileError.wrongType(path: path.isEmpty ? "the file" : path, expected: expected)
    }

    func bad(_ value: String, _ rule: String) -> DeviceFileError {
        DeviceFileError.badValue(path: path, value: value, rule: rule)
    }
}

/// The members of an object of a device file.
struct DeviceFileObject {
    let members: [String: JSONValue]
    /// The object's path with a dot behind it, or nothing for the file itself.
    let place: String

    /// Null counts as not said.
    subscript(key: String) -> DeviceFileNode? {
        guard let value = members[key], value != .null else { return nil }
        return DeviceFileNode(value: value, path: place + key)
    }

    func require(_ key: String) throws(DeviceFileError) -> DeviceFileNode {
        guard let node = self[key] else { throw DeviceFileError.missingKey(path: place + key) }
        return node
    }
}
