import Basics
import KitSchema

/// Searches a document for constructs that Interface Builder never writes and Foundation's parser cannot handle safely.
/// These are document type declarations, which declare entities; processing instructions, because one without data
/// (`<?a?>`) ends the process; namespaces, because the parser searches all of them at each attribute; and large start
/// tags, because the parser compares each attribute with all others of the tag, which may take minutes.
///
/// In well-formed XML, every `<` outside comments and character data begins a tag; and the parser does not read past
/// the first mistake.
enum DeclarationGuard {
    typealias Failure = DocumentElementReader.Failure

    static func check(_ text: [UInt8], limits: LayoutLimits) throws(Failure) {
        var rest = text[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        if rest.starts(with: "<?xml ".utf8), let close = rest.firstRange(of: "?>".utf8) {
            try refuseOtherEncoding(String(decoding: rest[..<close.lowerBound], as: UTF8.self))
            rest = rest[close.upperBound...]
        }
        while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[mark...]
            let end: String
            if rest.starts(with: "<!--".utf8) {
                end = "-->"
            } else if rest.starts(with: "<![CDATA[".utf8) {
                end = "]]>"
            } else if rest.starts(with: "<!".utf8) {
                throw refusal(of: "document type declaration", at: mark, in: text)
            } else if rest.starts(with: "<?".utf8) {
                throw refusal(of: "processing instruction", at: mark, in: text)
            } else if rest.starts(with: "</".utf8) {
                rest = rest.dropFirst()
                continue
            } else {
                rest = rest[try endOfStartTag(at: mark, in: text, limits)...]
                continue
            }
            guard let close = rest.firstRange(of: end.utf8) else { return }
            rest = rest[close.upperBound...]
        }
    }

    /// The position after a start tag, which ends with the first `>` outside quotation marks.
    private static func endOfStartTag(
        at start: Int, in text: [UInt8], _ limits: LayoutLimits
    ) throws(Failure) -> Int {
        func failure(_ message: String) -> Failure {
            Failure(
                code: .limitExceeded, message: message, position: StartTagScanner(text).position(ofByte: start))
        }
        var quote: UInt8?
        var attributes = 0
        for index in (start + 1)..<text.count {
            guard index - start < limits.startTagBytes else {
                throw failure("a start tag has more than \(limits.startTagBytes) bytes")
            }
            let byte = text[index]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ">"): return index + 1
            case UInt8(ascii: "="):
                attributes += 1
                guard attributes <= limits.attributes else {
                    throw failure("an element has more than \(limits.attributes) attributes")
                }
            case UInt8(ascii: "x") where text[index...].starts(with: "xmlns".utf8) && text[index - 1] <= 0x20:
                throw refusal(of: "namespace declaration", at: start, in: text)
            default: break
            }
        }
        return text.count
    }

    private static func refusal(of what: String, at offset: Int, in text: [UInt8]) -> Failure {
        Failure(
            code: .xmlSyntax, message: "the file has a \(what), which Interface Builder never writes",
            position: StartTagScanner(text).position(ofByte: offset))
    }

    /// Rejects encodings other than UTF-8. The parser must read the same text that was searched, but `+ADwAIQ-DOCTYPE`,
    /// for example, is a declaration in UTF-7.
    private static func refuseOtherEncoding(_ declaration: String) throws(Failure) {
        guard let key = declaration.firstRange(of: "encoding") else { return }
        let value = declaration[key.upperBound...].drop { $0 != "\"" && $0 != "'" }
        let name = value.dropFirst().prefix { $0 != value.first }
        guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else { return }
        throw Failure(
            code: .invalidEncoding,
            message: "the file declares the encoding \(Wording.quoted(String(name))), "
                + "not UTF-8",
            position: .start)
    }
}
