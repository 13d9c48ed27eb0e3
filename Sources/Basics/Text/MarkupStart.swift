package import Foundation

/// The first element of an XML file, which tells the kind of a file without an extension.
package enum MarkupStart {
    /// The bytes in which the first element must begin. Before it are comments, such as a licence, and the entities of a
    /// document type.
    private static let examinedBytes = 64 << 10

    /// The name of the first element, without its prefix; nil for a file that does not begin as XML.
    package static func rootElement(of data: Data) -> String? {
        data.prefix(examinedBytes).withUnsafeBytes { bytes in
            var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            while place < bytes.count {
                let byte = bytes[place]
                if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                    place += 1
                    continue
                }
                guard byte == UInt8(ascii: "<") else { return nil }
                if let end = MarkupStart.end(of: "<!--", until: "-->", at: place, in: bytes) {
                    place = end
                } else if let end = MarkupStart.end(of: "<?", until: "?>", at: place, in: bytes) {
                    place = end
                } else if hasPrefix("<!", at: place, in: bytes) {
                    guard let end = MarkupStart.endOfDocumentType(at: place, in: bytes) else { return nil }
                    place = end
                } else {
                    return name(at: place + 1, in: bytes)
                }
            }
            return nil
        }
    }

    private static func hasPrefix(_ text: StaticString, at place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        let count = text.utf8CodeUnitCount
        guard let base = bytes.baseAddress, place + count <= bytes.count else { return false }
        return memcmp(base + place, text.utf8Start, count) == 0
    }

    /// The place after a part that begins with one text and ends with another; nil if another part begins here, and the
    /// end of the bytes if it does not end.
    private static func end(
        of start: StaticString, until end: StaticString, at place: Int, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        guard hasPrefix(start, at: place, in: bytes) else { return nil }
        var index = place + start.utf8CodeUnitCount
        while index < bytes.count, !hasPrefix(end, at: index, in: bytes) { index += 1 }
        return min(bytes.count, index + end.utf8CodeUnitCount)
    }

    /// The place after a document type, whose own declarations are in brackets.
    private static func endOfDocumentType(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var isInside = false
        var quote: UInt8?
        for index in place..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case UInt8(ascii: ">") where !isInside: return index + 1
            default: break
            }
        }
        return nil
    }

    private static func name(at start: Int, in bytes: UnsafeRawBufferPointer) -> String? {
        /// Longer than the names of elements that matter, with a prefix.
        let limit = min(bytes.count, start + 128)
        var (from, to) = (start, start)
        while to < limit {
            let byte = bytes[to]
            if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            to += 1
            if byte == UInt8(ascii: ":") { from = to }
        }
        return from == to ? nil : String(validating: bytes[from..<to], as: UTF8.self)
    }
}
