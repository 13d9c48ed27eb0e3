import Foundation
import KitSchema

/// The value of a key in a property list, of the kinds that are needed for an Info.plist.
enum PropertyListValue: Equatable {
    case boolean(Bool)
    case string(String)
    case strings([String])
    /// A value of any other kind.
    case other

    /// The values of keys in a property list, in any of its three formats; `nil` if the list is not a dictionary.
    ///
    /// - Throws: the error of Foundation for bytes that are not a property list.
    static func values(for keys: [String], in data: Data) throws -> [String: PropertyListValue]? {
        let values: [(String, PropertyListValue)]
        if BinaryPropertyList.isMeant(by: data) {
            // Foundation never reads a binary list, not even a damaged one; `BinaryPropertyList` explains why.
            guard let binary = BinaryPropertyList(data), let root = binary.root else { return nil }
            values = keys.compactMap { key in binary.value(for: key, in: root).map { (key, $0) } }
        } else {
            // A text property list in memory is no larger than its file, and its nesting is limited by Foundation.
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
