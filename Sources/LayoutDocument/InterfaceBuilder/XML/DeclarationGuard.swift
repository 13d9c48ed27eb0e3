/// Looks through the text of a document for what Interface Builder never writes and Foundation's parser cannot be
/// trusted with: document type declarations, which declare entities, and processing instructions, of which one without
/// data (`<?a?>`) ends the process.
///
/// In well-formed XML every `<` outside of comments and character data begins a tag; and what stands behind the first
/// place that is not well-formed is not reported by the parser.
enum DeclarationGuard {
    typealias Failure = DocumentElementReader.Failure

    static func check(_ text: [UInt8]) throws(Failure) {
        var rest = text[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        if rest.starts(with: "<?xml ".utf8), let close = rest.firstRange(of: "?>".utf8) {
            try refuseOtherEncoding(String(decoding: rest[..<close.lowerBound], as: UTF8.self))
            rest = rest[close.upperBound...]
        }
        while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[mark...]
            // Nearly every one begins a tag, and needs no further look.
            guard let second = rest.dropFirst().first, second == UInt8(ascii: "!") || second == UInt8(ascii: "?") else {
                rest = rest.dropFirst()
                continue
            }
            let end: String
            if rest.starts(with: "<!--".utf8) {
                end = "-->"
            } else if rest.starts(with: "<![CDATA[".utf8) {
                end = "]]>"
            } else if rest.starts(with: "<!".utf8) {
                throw refusal(of: "document type declaration", at: mark, in: text)
            } else {
                throw refusal(of: "processing instruction", at: mark, in: text)
            }
            guard let close = rest.firstRange(of: end.utf8) else { return }
            rest = rest[close.upperBound...]
        }
    }

    private static func refusal(of what: String, at offset: Int, in text: [UInt8]) -> Failure {
        Failure(
            code: .xmlSyntax, message: "the file has a \(what), which Interface Builder never writes",
            position: StartTagScanner(text).position(ofByte: offset))
    }

    /// What was looked at as UTF-8 must be what the parser reads: `+ADwAIQ-DOCTYPE` is a declaration in UTF-7.
    private static func refuseOtherEncoding(_ declaration: String) throws(Failure) {
        guard let key = declaration.firstRange(of: "encoding") else { return }
        let value = declaration[key.upperBound...].drop { $0 != "\"" && $0 != "'" }
        let name = value.dropFirst().prefix { $0 != value.first }
        guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else { return }
        throw Failure(
            code: .invalidEncoding, message: "the file is said to be in \(Wording.quoted(String(name))), not UTF-8",
            position: .start)
    }
}
