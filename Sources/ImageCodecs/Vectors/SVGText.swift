import Foundation

/// The rules for the text of an SVG, which are checked before librsvg reads it. They refuse whatever makes the picture
/// depend on the machine (installed fonts, the locale, plug-ins for other formats), entities that grow, and pictures in
/// the picture that are too large.
///
/// The file is read as XML, so a comment or the text of a title breaks no rule, and a rule cannot be avoided by another
/// spelling of a character.
enum SVGText {
    /// Throws if the file breaks a rule. The text is examined as bytes, so its encoding must contain ASCII.
    static func check(_ data: Data) throws(ImageError) {
        guard !data.contains(0), hasKnownEncoding(data) else { throw .unsupported("an SVG that is not in UTF-8") }
        let failure = data.withUnsafeBytes { bytes -> ImageError? in
            var scanner = SVGScanner(bytes)
            do throws(ImageError) {
                try scanner.run()
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    private static func hasKnownEncoding(_ data: Data) -> Bool {
        let declaration = String(decoding: data.prefix(256), as: UTF8.self).prefix { $0 != ">" }.lowercased()
        guard declaration.contains("encoding") else { return true }
        return ["utf-8", "us-ascii", "iso-8859-1"].contains { declaration.contains($0) }
    }
}

/// Reads an SVG from its first byte to its last and throws at what breaks a rule.
private struct SVGScanner {
    private let bytes: UnsafeRawBufferPointer
    private var index = 0
    /// Whether the text here is a style sheet.
    private var isInStyle = false
    /// The bytes of the longest entity, and the number of references to any.
    private var longestEntity = 0
    private var references = 0
    /// The pixels of all pictures in the picture.
    private var pixels = 0

    /// The maximum number of bytes to which entities may expand.
    private static let maximumExpansion = 1 << 24

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func run() throws(ImageError) {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                try markup()
            } else {
                let start = index
                skip(to: UInt8(ascii: "<"))
                try text(start..<index)
            }
        }
        let (expansion, overflows) = longestEntity.multipliedReportingOverflow(by: references)
        guard !overflows, expansion <= SVGScanner.maximumExpansion else {
            throw .unsupported("an SVG whose entities are that long")
        }
    }

    // MARK: Parts

    private mutating func markup() throws(ImageError) {
        if take("<!--") {
            skip(past: "-->")
        } else if take("<![CDATA[") {
            let start = index
            skip(past: "]]>")
            if isInStyle { try checkLinks(inStyles: String(decoding: bytes[start..<index], as: UTF8.self)) }
        } else if take("<!DOCTYPE") {
            try documentType()
        } else if take("<?") {
            skip(past: "?>")
        } else if take("</") {
            if name() == "style" { isInStyle = false }
            skip(past: ">")
        } else {
            index += 1
            try element()
        }
    }

    private mutating func text(_ range: Range<Int>) throws(ImageError) {
        let own = countReferences(in: range)
        guard isInStyle else { return }
        guard own == 0 else { throw .unsupported("an SVG with entities in its styles") }
        try checkLinks(inStyles: String(decoding: bytes[range], as: UTF8.self))
    }

    /// The declarations of a document type. The value of an entity may contain neither markup nor other entities.
    private mutating func documentType() throws(ImageError) {
        var isInside = false
        while index < bytes.count {
            if isInside, take("<!--") {
                skip(past: "-->")
            } else if isInside, take("<!ENTITY") {
                let start = index
                while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
                    guard !"<&%".utf8.contains(bytes[index]) else {
                        throw .unsupported("an SVG whose entities contain markup")
                    }
                    index += 1
                }
                longestEntity = max(longestEntity, index - start)
            } else {
                let byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "[") { isInside = true }
                if byte == UInt8(ascii: "]") { isInside = false }
                if byte == UInt8(ascii: ">"), !isInside { return }
            }
        }
    }

    private mutating func element() throws(ImageError) {
        let name = self.name()
        if name == "text" {
            throw .unsupported("an SVG with text, which would need an installed font (convert the text to outlines)")
        }
        while index < bytes.count {
            skipSpace()
            guard index < bytes.count else { break }
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") {
                index += 1
                isInStyle = name == "style"
                return
            }
            if byte == UInt8(ascii: "/") {
                index += 1
                continue
            }
            try attribute()
        }
    }

    private mutating func attribute() throws(ImageError) {
        let name = self.name()
        skipSpace()
        guard !name.isEmpty, take("=") else { throw SVGScanner.malformed }
        skipSpace()
        guard index < bytes.count, "\"'".utf8.contains(bytes[index]) else { throw SVGScanner.malformed }
        let quote = bytes[index]
        index += 1
        let start = index
        skip(to: quote)
        guard index < bytes.count else { throw SVGScanner.malformed }
        let range = start..<index
        index += 1
        if name == "systemLanguage" { throw .unsupported("an SVG that depends on the language") }
        let own = countReferences(in: range)
        guard name == "href" || mayHaveLink(range) else { return }
        guard own == 0 else { throw .unsupported("an SVG with entities in its links") }
        let value = SVGScanner.decoded(String(decoding: bytes[range], as: UTF8.self))
        if name == "href" {
            try check(link: value[...])
        } else {
            try checkLinks(inStyles: value)
        }
    }

    private static let malformed = ImageError.damaged("it is not well-formed XML; export it again")

    // MARK: Links

    /// Whether a value may contain `url(`, in any spelling of XML.
    private func mayHaveLink(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            if bytes[place] == UInt8(ascii: "(") || bytes[place] == UInt8(ascii: "&") { return true }
            place += 1
        }
        return false
    }

    private mutating func checkLinks(inStyles text: String) throws(ImageError) {
        // A style sheet may spell any character by its number.
        guard !text.contains("\\") else { throw .unsupported("an SVG with escapes in its styles") }
        var rest = text[...]
        while let start = rest.range(of: "url(", options: .caseInsensitive) {
            let end = rest[start.upperBound...].firstIndex(of: ")") ?? rest.endIndex
            let link = rest[start.upperBound..<end].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            try check(link: link)
            rest = rest[end...]
        }
    }

    /// Throws for data that librsvg would give to the plug-ins of the machine, and for an SVG in an SVG.
    private mutating func check(link: Substring) throws(ImageError) {
        let link = link.drop { $0.isWhitespace || $0.asciiValue.map { $0 < 32 } == true }
        guard link.prefix(5).lowercased() == "data:" else { return }
        let head = link.prefix { $0 != "," }.dropFirst(5).lowercased()
        guard ["image/png", "image/jpeg", "image/jpg"].contains(where: { head.hasPrefix($0) }),
            head.hasSuffix(";base64")
        else {
            throw .unsupported("an SVG with embedded data other than a PNG or JPEG")
        }
        let code = link.drop { $0 != "," }.dropFirst().filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: code + padding) else {
            throw .damaged("data in it is not in base64; export it again")
        }
        let size = try ImageAsset(data: data)
        pixels += size.width * size.height
        guard pixels <= ImageLimits.maximumPixels else {
            throw .unsupported("an SVG whose embedded pictures have more than \(ImageLimits.maximumPixels) pixels")
        }
    }

    /// The number of references to entities that the file declares.
    private mutating func countReferences(in range: Range<Int>) -> Int {
        var count = 0
        var place = range.lowerBound
        while place < range.upperBound {
            if bytes[place] == UInt8(ascii: "&") {
                references += 1
                let start = place + 1
                while place < range.upperBound, bytes[place] != UInt8(ascii: ";"), place - start < 8 { place += 1 }
                let name = String(decoding: bytes[start..<max(start, place)], as: UTF8.self)
                if !name.hasPrefix("#"), SVGScanner.entities[name] == nil { count += 1 }
            }
            place += 1
        }
        return count
    }

    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    /// A value with the characters that it spells by names and numbers.
    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
            result += rest[..<start]
            let name = rest[rest.index(after: start)..<end]
            let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
            let number = name.hasPrefix("#") ? UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10) : nil
            if let scalar = number.flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(scalar)
            } else {
                result += entities[String(name)] ?? ""
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    // MARK: Bytes

    /// Whether the text is next; it is passed over then.
    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard let base = bytes.baseAddress, index + count <= bytes.count,
            memcmp(base + index, text.utf8Start, count) == 0
        else { return false }
        index += count
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    }

    private mutating func skip(to byte: UInt8) {
        while index < bytes.count, bytes[index] != byte { index += 1 }
    }

    private mutating func skip(past text: StaticString) {
        while index < bytes.count, !take(text) { index += 1 }
    }

    /// The name that is next, without its prefix.
    private mutating func name() -> String {
        var start = index
        while index < bytes.count, bytes[index] > UInt8(ascii: " "), !"=/>".utf8.contains(bytes[index]) {
            if bytes[index] == UInt8(ascii: ":") { start = index + 1 }
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
