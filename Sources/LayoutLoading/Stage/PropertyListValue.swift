import Foundation

/// What a key of a property list holds, as far as an Info.plist is read here.
enum PropertyListValue: Equatable {
    case boolean(Bool)
    case string(String)
    case strings([String])
    /// Anything else.
    case other

    /// The keys of a property list in any of its three formats; `nil` where it is no dictionary.
    ///
    /// - Throws: what Foundation throws for bytes that are no property list.
    static func values(for keys: [String], in data: Data) throws -> [String: PropertyListValue]? {
        let values: [(String, PropertyListValue)]
        if BinaryPropertyList.isMeant(by: data) {
            // Never Foundation's, not even a damaged one: see there.
            guard let binary = BinaryPropertyList(data), let root = binary.root else { return nil }
            values = keys.compactMap { key in binary.value(for: key, in: root).map { (key, $0) } }
        } else {
            // Text: as large as its file, and nested no deeper than Foundation allows.
            let root = try PropertyListSerialization.propertyList(from: data, format: nil)
            guard let dictionary = root as? [String: Any] else { return nil }
            values = keys.compactMap { key in dictionary[key].map { (key, PropertyListValue($0)) } }
        }
        return Dictionary(uniqueKeysWithValues: values)
    }

    private init(_ value: Any) {
        if let flag = value as? Bool {
            self = .boolean(flag)
        } else if let string = value as? String {
            self = .string(string)
        } else if let strings = value as? [String] {
            self = .strings(strings)
        } else {
            self = .other
        }
    }
}
