import Foundation
import KitSchema

/// A binary property list, of which only the requested values are read.
///
/// In the format, objects may share objects. Foundation copies shared objects, so that a file of 300 bytes can occupy
/// it forever. This reader copies only a few strings, and follows references only from a dictionary to a list to its
/// strings. The format is that of CoreFoundation's `CFBinaryPList.c`, described in its first comment.
struct BinaryPropertyList {
    /// The keys and values of a dictionary, by the numbers of their objects.
    struct Dictionary {
        fileprivate let keys: References
        fileprivate let values: References
    }

    /// The numbers of objects, one after the other in the file.
    fileprivate struct References {
        let start: Int
        let count: Int
    }

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let rootNumber: Int
    private let tableStart: Int

    /// The maximum number of strings in a list. No list of orientations has as many.
    private static let stringLimit = 1000
    private static let trailerSize = 32

    static func isMeant(by data: Data) -> Bool { data.starts(with: Data("bplist".utf8)) }

    /// Fails for a damaged file.
    init?(_ data: Data) {
        guard BinaryPropertyList.isMeant(by: data), data.count >= 8 + BinaryPropertyList.trailerSize else { return nil }
        bytes = [UInt8](data)
        let trailer = bytes.count - BinaryPropertyList.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = BinaryPropertyList.number(bytes, at: trailer + 8, size: 8),
            let root = BinaryPropertyList.number(bytes, at: trailer + 16, size: 8),
            let table = BinaryPropertyList.number(bytes, at: trailer + 24, size: 8),
            table <= trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        objectCount = count
        rootNumber = root
        tableStart = table
    }

    /// The dictionary at the top of the file; `nil` if there is another object.
    var root: Dictionary? {
        guard let (kind, count, start) = object(rootNumber), kind == 0xD,
            let keys = references(at: start, count: count),
            let values = references(at: start + count * referenceSize, count: count)
        else { return nil }
        return Dictionary(keys: keys, values: values)
    }

    /// The value of the first key of this name.
    func value(for key: String, in dictionary: Dictionary) -> PropertyListValue? {
        let name = Array(key.utf8)
        for index in 0..<dictionary.keys.count {
            guard let number = reference(dictionary.keys, index), let (kind, count, start) = object(number),
                kind == 0x5, count == name.count, contains(name, at: start)
            else { continue }
            return reference(dictionary.values, index).map(value) ?? .other
        }
        return nil
    }

    private func value(_ number: Int) -> PropertyListValue {
        guard let (kind, count, start) = object(number) else { return .other }
        switch kind {
        case 0x0 where count == 8: return .boolean(false)
        case 0x0 where count == 9: return .boolean(true)
        case 0x5: return string(number).map { .string($0) } ?? .other
        case 0xA:
            guard count <= BinaryPropertyList.stringLimit, let elements = references(at: start, count: count) else {
                return .other
            }
            let strings = (0..<count).compactMap { reference(elements, $0).flatMap(string) }
            return strings.count == count ? .strings(strings) : .other
        default: return .other
        }
    }

    /// An ASCII string, as all orientations are, up to a length that fits into a message.
    private func string(_ number: Int) -> String? {
        guard let (kind, count, start) = object(number), kind == 0x5, count <= 200, start + count <= bytes.count else {
            return nil
        }
        return String(validating: bytes[start..<start + count], as: UTF8.self)
    }

    private func contains(_ text: [UInt8], at start: Int) -> Bool {
        start + text.count <= bytes.count && bytes[start..<start + text.count].elementsEqual(text)
    }

    /// The kind, the count and the start of the content of an object. The count is the number of elements or bytes, or
    /// a constant's own value; it is at most the size of the file.
    private func object(_ number: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard number < objectCount,
            let place = BinaryPropertyList.number(bytes, at: tableStart + number * offsetSize, size: offsetSize),
            place < tableStart
        else { return nil }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
        guard kind != 0, low == 0xF else { return (kind, low, place + 1) }
        // If the count does not fit into four bits, it follows as a separate number.
        guard place + 1 < tableStart, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0xF <= 3 else { return nil }
        let size = 1 << Int(bytes[place + 1] & 0xF)
        guard let count = BinaryPropertyList.number(bytes, at: place + 2, size: size), count <= bytes.count else {
            return nil
        }
        return (kind, count, place + 2 + size)
    }

    private func references(at start: Int, count: Int) -> References? {
        start + count * referenceSize <= tableStart ? References(start: start, count: count) : nil
    }

    private func reference(_ references: References, _ index: Int) -> Int? {
        BinaryPropertyList.number(bytes, at: references.start + index * referenceSize, size: referenceSize)
    }

    /// A big-endian number; `nil` outside the file, and for a number larger than any offset in a file.
    private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
        guard start >= 0, start + size <= bytes.count else { return nil }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }
}
