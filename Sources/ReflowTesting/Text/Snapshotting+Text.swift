public import Foundation

extension Snapshotting where Value == String, Format == String {
    /// The text itself, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// The bytes themselves.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// The result of `String(describing:)`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// Everything that reflection finds in the value, one line each.
    ///
    /// Dictionaries and sets are sorted, and addresses are left out, so equal values have equal dumps.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }
}

extension Snapshotting where Format == String {
    /// The value as `JSONSerialization` writes it: for dictionaries, arrays and the values that they may contain.
    public static var json: Snapshotting {
        writing("json") { value in
            guard JSONSerialization.isValidJSONObject(value) else {
                throw SnapshotFailure("Couldn't snapshot value: it cannot be written as JSON.")
            }
            let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, pretty printed with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as an encoder's JSON.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        writing("json") { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as an encoder's property list, which must be in XML format.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        writing("plist") { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }
}

extension Snapshotting where Format == String {
    /// A strategy for values that cannot always be written as text.
    static func writing(_ pathExtension: String, _ write: @escaping (Value) throws -> String) -> Snapshotting {
        writing(pathExtension, diffing: .lines, write)
    }
}

extension Snapshotting {
    /// A strategy for values whose writing may fail. Code that takes the snapshot without an assertion gets the text of
    /// the error as the result.
    static func writing(
        _ pathExtension: String, diffing: Diffing<Format>, _ write: @escaping (Value) throws -> Format
    ) -> Snapshotting {
        var result = Snapshotting(pathExtension: pathExtension, diffing: diffing) { value in
            do {
                return try write(value)
            } catch {
                return diffing.fromData(Data("\(error)".utf8))
            }
        }
        result.write = { value in
            do {
                return try write(value)
            } catch  where error is SnapshotFailure || error is NeverShown {
                throw error
            } catch {
                throw SnapshotFailure("Couldn't snapshot value: \(error)")
            }
        }
        return result
    }
}
