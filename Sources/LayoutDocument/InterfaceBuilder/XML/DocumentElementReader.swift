import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML into elements, within limits.
///
/// Foundation's parser may answer that all went well after it reported an error, and it expands entities: every
/// reported error ends the reading here, and declarations, without which there are no entities, are refused before
/// anything is parsed.
final class DocumentElementReader: NSObject, XMLParserDelegate {
    /// Why a text could not be read.
    struct Failure: Error, Equatable {
        let code: Diagnostic.Code
        let message: String
        let position: SourcePosition?
    }

    private static let space = Set(" \t\r\n".utf8)

    private let limits: LayoutLimits
    private let lineStarts: [Int]
    /// The elements that are open, outermost first.
    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var elementCount = 0
    private var failure: Failure?

    static func read(_ data: Data, limits: LayoutLimits) throws(Failure) -> DocumentElement {
        guard data.count <= limits.fileBytes else {
            throw Failure(
                code: .limitExceeded, message: "the file has more than \(limits.fileBytes) bytes", position: nil)
        }
        // Text in UTF-16 may be UTF-8 too, with a zero in every character, and the parser would find out.
        guard let text = String(validating: data, as: UTF8.self), !data.contains(0) else {
            throw Failure(code: .invalidEncoding, message: "the file is not UTF-8", position: nil)
        }
        try refuseDeclarations(text)
        let reader = DocumentElementReader(data: data, limits: limits)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWellFormed, let root = reader.root else {
            throw Failure(code: .xmlSyntax, message: "the file is no well-formed XML", position: nil)
        }
        return root
    }

    private init(data: Data, limits: LayoutLimits) {
        self.limits = limits
        var starts = [0]
        for (offset, byte) in data.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// Looks through the text for what Interface Builder never writes and the parser cannot be trusted with: document
    /// type declarations, which declare entities, and processing instructions, of which one without data
    /// (`<?a?>`) ends the process.
    ///
    /// In well-formed XML every `<` outside of comments and CDATA begins a tag; and what stands behind the first place
    /// that is not well-formed is not reported by the parser.
    private static func refuseDeclarations(_ text: String) throws(Failure) {
        let utf8 = text.utf8
        var rest = utf8[...]
        if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst(3) }
        if rest.starts(with: "<?xml ".utf8), let close = rest.firstRange(of: "?>".utf8) {
            try refuseOtherEncoding(String(Substring(rest[..<close.lowerBound])))
            rest = rest[close.upperBound...]
        }
        while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[mark...]
            func refusal(_ what: String) -> Failure {
                Failure(
                    code: .xmlSyntax, message: "the file has a \(what), which Interface Builder never writes",
                    position: position(of: mark, in: text))
            }
            let end: String
            if rest.starts(with: "<!--".utf8) {
                end = "-->"
            } else if rest.starts(with: "<![CDATA[".utf8) {
                end = "]]>"
            } else if rest.starts(with: "<!".utf8) {
                throw refusal("document type declaration")
            } else if rest.starts(with: "<?".utf8) {
                throw refusal("processing instruction")
            } else {
                rest = rest.dropFirst()
                continue
            }
            guard let close = rest.firstRange(of: end.utf8) else { return }
            rest = rest[close.upperBound...]
        }
    }

    private static func position(of index: String.Index, in text: String) -> SourcePosition {
        let before = text.utf8[..<index]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
        return SourcePosition(
            line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: text[lineStart..<index].count + 1,
            offset: before.count)
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

    // MARK: What the parser reports

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard failure == nil else { return }
        let position = position(of: parser)
        elementCount += 1
        // What only keeps elements apart is no text, however much of it there is.
        if let outer = open.last, outer.text.utf8.allSatisfy({ DocumentElementReader.space.contains($0) }) {
            open[open.count - 1].text = ""
        }
        if open.count >= limits.depth {
            return stop(parser, .limitExceeded, "more than \(limits.depth) elements lie inside each other", position)
        }
        if elementCount > limits.values {
            return stop(parser, .limitExceeded, "the file has more than \(limits.values) elements", position)
        }
        if attributes.values.contains(where: { $0.utf8.count > limits.stringBytes }) {
            return stop(
                parser, .limitExceeded, "an attribute has more than \(limits.stringBytes) bytes", position)
        }
        open.append(DocumentElement(name: elementName, attributes: attributes, position: position))
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let closed = open.popLast() else { return }
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        append(string, parser)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        append(String(decoding: block, as: UTF8.self), parser)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard failure == nil else { return }
        let line = parser.lineNumber
        failure = Failure(
            code: .xmlSyntax,
            message: "the file is no well-formed XML: " + DocumentElementReader.reason((parseError as NSError).code),
            position: line > 0 ? self.position(ofLine: line) : nil)
        parser.abortParsing()
    }

    /// What the parser's error means; the numbers are libxml2's `xmlParserErrors`.
    private static func reason(_ code: Int) -> String {
        switch code {
        case 4: "it does not begin with an element"
        case 5, 77: "it ends too early, or goes on after its end"
        case 9: "it holds a character that XML does not allow"
        case 23, 26, 68: "\"&\" or \"<\" stands for itself where XML wants \"&amp;\" or \"&lt;\""
        case 38...41, 65, 73: "a tag is not finished"
        case 42: "an attribute stands twice in one element"
        case 76: "an end tag does not fit the element that is open"
        default: "error \(code) of the XML parser"
        }
    }

    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? { nil }

    private func append(_ string: String, _ parser: XMLParser) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
        if open[open.count - 1].text.utf8.count > limits.stringBytes {
            stop(
                parser, .limitExceeded, "a text has more than \(limits.stringBytes) bytes", position(of: parser))
        }
    }

    private func stop(_ parser: XMLParser, _ code: Diagnostic.Code, _ message: String, _ position: SourcePosition) {
        failure = Failure(code: code, message: message, position: position)
        parser.abortParsing()
    }

    private func position(of parser: XMLParser) -> SourcePosition {
        position(ofLine: parser.lineNumber)
    }

    /// The start of a line: the parser's columns are not reliable.
    private func position(ofLine line: Int) -> SourcePosition {
        let line = min(max(line, 1), lineStarts.count)
        return SourcePosition(line: line, column: 1, offset: lineStarts[line - 1])
    }
}
