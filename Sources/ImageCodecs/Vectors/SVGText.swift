import Foundation

/// The rules for the text of an SVG, which are checked before librsvg reads it. They refuse whatever makes the picture
/// depend on the machine (installed fonts, the locale, plug-ins for other formats), and entities that grow.
enum SVGText {
    /// Throws if the file breaks a rule. The text is examined as bytes, so its encoding must contain ASCII.
    static func check(_ data: Data) throws(ImageError) {
        guard !data.contains(0), hasKnownEncoding(data) else { throw .unsupported("an SVG that is not in UTF-8") }
        var problem: String?
        data.withUnsafeBytes { bytes in
            problem = elementProblem(in: bytes) ?? attributeProblem(in: bytes)
        }
        if let problem { throw .unsupported(problem) }
    }

    private static func hasKnownEncoding(_ data: Data) -> Bool {
        let declaration = String(decoding: data.prefix(256), as: UTF8.self).prefix { $0 != ">" }.lowercased()
        guard declaration.contains("encoding") else { return true }
        return ["utf-8", "us-ascii", "iso-8859-1"].contains { declaration.contains($0) }
    }

    // MARK: Elements

    /// The maximum number of bytes to which entities may expand.
    private static let maximumExpansion = 1 << 24

    private static func elementProblem(in bytes: UnsafeRawBufferPointer) -> String? {
        var longestEntity = 0
        var references = 0
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "&") { references += 1 }
            guard byte == UInt8(ascii: "<") else { continue }
            let name = self.name(at: index, in: bytes)
            if name == "text" {
                return "an SVG with text, which would need an installed font (convert the text to outlines)"
            }
            if name == "!ENTITY" {
                let end = self.end(ofDeclarationAt: index, in: bytes)
                guard let end else { return "an SVG whose entities contain markup" }
                longestEntity = max(longestEntity, end - index)
                index = end
            }
        }
        let (expansion, overflows) = longestEntity.multipliedReportingOverflow(by: references)
        return overflows || expansion > maximumExpansion ? "an SVG whose entities are that long" : nil
    }

    /// An element's name without its prefix, or a declaration's name.
    private static func name(at start: Int, in bytes: UnsafeRawBufferPointer) -> String {
        /// Longer than every name that matters, with a prefix.
        let limit = min(bytes.count, start + 128)
        var (from, to) = (start, start)
        while to < limit {
            let byte = bytes[to]
            if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            to += 1
            if byte == UInt8(ascii: ":") { from = to }
        }
        return String(decoding: bytes[from..<to], as: UTF8.self)
    }

    /// The index after an entity's declaration; nil if its value contains markup or other entities.
    private static func end(ofDeclarationAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"): return index + 1
            case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "%"): return nil
            default: index += 1
            }
        }
        return index
    }

    // MARK: Attributes

    private static func attributeProblem(in bytes: UnsafeRawBufferPointer) -> String? {
        if first("systemLanguage", in: bytes, from: 0) != nil { return "an SVG that depends on the language" }
        var index = 0
        // librsvg would ask the plug-ins of the machine about other formats, and draw an SVG in an SVG.
        while let found = first("data:", in: bytes, from: index) {
            index = found + 5
            let type = String(decoding: bytes[index..<min(bytes.count, index + 10)], as: UTF8.self)
            guard type.hasPrefix("image/png") || type.hasPrefix("image/jpeg") || type.hasPrefix("image/jpg") else {
                return "an SVG with embedded data other than a PNG or JPEG"
            }
        }
        return nil
    }

    private static func first(_ text: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let length = text.utf8CodeUnitCount
        var index = start
        while index + length <= bytes.count,
            let next = memchr(base + index, Int32(text.utf8Start.pointee), bytes.count - length + 1 - index)
        {
            let found = UnsafeRawPointer(next) - base
            if memcmp(base + found, text.utf8Start, length) == 0 { return found }
            index = found + 1
        }
        return nil
    }
}
