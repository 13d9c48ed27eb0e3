import Foundation
import KitSchema

/// The bytes of an XML file as UTF-8, converted from UTF-16 if necessary.
enum XMLText {
    /// The UTF-8 bytes; nil for bytes that are neither UTF-8 nor UTF-16.
    static func utf8(of data: Data) -> [UInt8]? {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFE, 0xFF]) { return fromUTF16(data.dropFirst(2), isBigEndian: true) }
        if start.starts(with: [0xFF, 0xFE]) { return fromUTF16(data.dropFirst(2), isBigEndian: false) }
        // Without a byte order mark, the first `<` shows the byte order.
        if start.starts(with: [0, 0x3C]) { return fromUTF16(data, isBigEndian: true) }
        if start.starts(with: [0x3C, 0]) { return fromUTF16(data, isBigEndian: false) }
        return String(validating: data, as: UTF8.self) == nil ? nil : [UInt8](data)
    }

    private static func fromUTF16(_ data: Data, isBigEndian: Bool) -> [UInt8]? {
        guard data.count.isMultiple(of: 2) else { return nil }
        let bytes = [UInt8](data)
        let (high, low) = isBigEndian ? (0, 1) : (1, 0)
        let units = stride(from: 0, to: bytes.count, by: 2).map { index -> UInt16 in
            UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
        }
        return String(validating: units, as: UTF16.self).map { withoutEncoding([UInt8]($0.utf8)) }
    }

    /// The text with blanks instead of the encoding in the XML declaration, which is no longer valid. Positions do not
    /// change.
    private static func withoutEncoding(_ text: [UInt8]) -> [UInt8] {
        guard text.starts(with: "<?xml".utf8), let end = text.firstRange(of: "?>".utf8),
            let name = text[..<end.lowerBound].firstRange(of: "encoding".utf8),
            let quote = text[name.upperBound..<end.lowerBound].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
            let close = text[(quote + 1)..<end.lowerBound].firstIndex(of: text[quote])
        else { return text }
        var text = text
        for index in name.lowerBound...close { text[index] = UInt8(ascii: " ") }
        return text
    }
}
