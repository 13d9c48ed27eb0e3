import Foundation

/// A binary property list, of which only the values that are asked for are read.
///
/// The format lets objects share objects. Foundation copies what is shared, which lets a file of 300 bytes occupy it for
/// ever; here nothing is copied but a few strings, and nothing is followed further than from a dictionary to a list to
/// its strings. The format is that of CoreFoundation's `CFBinaryPList.c`, described in its first comment.
struct BinaryPropertyList {
    /// A dictionary's keys and values, by number of their objects.
    struct Dictionary {
        fileprivate let keys: References
        fileprivate let values: References
    }

    /// Numbers of objects, one after the other in the file.
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

    /// More strings than a list of orientations ever has.
    private static let stringLimit = 1000
    private static let trailerSize = 32

    static func isMeant(by data: Data) -> Bool { data.starts(with: Data("bplist".utf8)) }

    /// `nil` for a damaged one.
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

    /// The dictionary that the file is; `nil` if it is something else.
    var root: Dictionary? {
        guard let (kind, count, start) = object(rootNumber), kind == 0xD,
            let keys = references(at: start, count: count),
            let values = references(at: start + count * referenceSize, count: count)
        else { return nil }
        return Dictionary(keys: keys, values: values)
    }

    /// What the first key of this name holds.
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

    /// A string of ASCII, which all orientations are, and no longer than a message can bear.
    private func string(_ number: Int) -> String? {
        guard let (kind, count, start) = object(number), kind == 0x5, count <= 200, start + count <= bytes.count else {
            return nil
        }
        return String(validating: bytes[start..<start + count], as: UTF8.self)
    }

    private func contains(_ text: [UInt8], at start: Int) -> Bool {
        start + text.count <= bytes.count && bytes[start..<start + text.count].elementsEqual(text)
    }

    /// Kind, count and the place of the content. The count is that of the elements or bytes, or a constant's own value;
    /// it is at most the size of the file.
    private func object(_ number: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard number < objectCount,
            let place = BinaryPropertyList.number(bytes, at: tableStart + number * offsetSize, size: offsetSize),
            place < tableStart
        else { return nil }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
        guard kind != 0, low == 0xF else { return (kind, low, place + 1) }
        // The count does not fit the four bits: a number of its own follows.
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

    /// A big-endian number; `nil` outside the file, and for numbers that no offset in a file has.
    private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
        guard start >= 0, start + size <= bytes.count else { return nil }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }
}
