import Foundation

/// A value as an indented list of its contents, in the format of swift-snapshot-testing, so that goldens of that
/// library match.
struct ValueDump {
    /// The maximum depth. Nobody reads deeper levels.
    private static let depthLimit = 64
    private var lines: [String] = []
    /// The objects that are being printed. An object that contains itself is printed only once.
    private var path: [ObjectIdentifier] = []

    static func text(of value: Any) -> String {
        var dump = ValueDump()
        dump.append(value, name: nil, depth: 0)
        return dump.lines.map { $0 + "\n" }.joined()
    }

    static func withoutAddresses(_ text: String) -> String {
        text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
    }

    private mutating func append(_ value: Any, name: String?, depth: Int) {
        let mirror = Mirror(reflecting: value)
        let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
        var (description, children) = ValueDump.parts(of: value, mirror)
        if depth >= ValueDump.depthLimit {
            children = []
            description += " (too deep)"
        }
        let indentation = String(repeating: " ", count: depth * 2)
        if let object, path.contains(object) {
            let bullet = children.isEmpty ? "-" : "▿"
            return lines.append("\(indentation)\(bullet) \(name ?? "value") (circular reference detected)")
        }
        lines.append("\(indentation)\(children.isEmpty ? "-" : "▿") \(name.map { "\($0): " } ?? "")\(description)")
        if let object { path.append(object) }
        switch mirror.displayStyle {
        case .dictionary, .set: appendInOrder(children, depth: depth + 1)
        // Properties are sorted, because their order in the source does not matter.
        case .class, .struct:
            for child in children.sorted(by: { ($0.label ?? "") < ($1.label ?? "") }) {
                append(child.value, name: child.label, depth: depth + 1)
            }
        default: for child in children { append(child.value, name: child.label, depth: depth + 1) }
        }
        if object != nil { path.removeLast() }
    }

    /// Appends the children in the order of their texts, because the order of dictionaries and sets differs in every
    /// run.
    private mutating func appendInOrder(_ children: [Mirror.Child], depth: Int) {
        let texts = children.map { child in
            var dump = ValueDump()
            dump.path = path
            dump.append(child.value, name: child.label, depth: depth)
            return dump.lines
        }
        lines += texts.sorted { $0.lexicographicallyPrecedes($1) }.joined()
    }

    private static func parts(of value: Any, _ mirror: Mirror) -> (String, [Mirror.Child]) {
        let children = Array(mirror.children)
        func counted(_ one: String, _ many: String) -> String {
            children.count == 1 ? "1 \(one)" : "\(children.count) \(many)"
        }
        switch mirror.displayStyle {
        case .collection: return (counted("element", "elements"), children)
        case .tuple: return ("(\(counted("element", "elements")))", children)
        case .dictionary: return (counted("key/value pair", "key/value pairs"), children)
        case .set: return (counted("member", "members"), children)
        case .optional:
            let type = typeName(mirror)
            return (children.isEmpty ? "\(type).none" : type, children)
        default: break
        }
        if let value = value as? any AnySnapshotStringConvertible {
            return (value.snapshotDescription, type(of: value).renderChildren ? children : [])
        }
        if let value = value as? any CustomStringConvertible { return (value.description, children) }
        switch mirror.displayStyle {
        case .class, .struct: return (typeName(mirror), children)
        case .enum:
            let type = typeName(mirror)
            return (children.isEmpty ? "\(type).\(value)" : type, children)
        default: return (String(describing: value), children)
        }
    }

    /// The name of a type without the numbers of types inside functions, which differ from build to build.
    private static func typeName(_ mirror: Mirror) -> String {
        String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
    }
}
