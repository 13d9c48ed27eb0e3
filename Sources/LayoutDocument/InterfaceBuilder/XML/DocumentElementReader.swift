import Foundation

#if canImport(FoundationXML)
import FoundationXML
import Basics
import KitSchema
#endif

/// Reads XML into elements, within limits.
///
/// Foundation's parser may return success after it has reported an error, and it expands entities. Therefore, every
/// reported error ends the reading here, and declarations, which define entities, are rejected before parsing.
final class DocumentElementReader: NSObject, XMLParserDelegate {
    /// The reason why a text could not be read.
    struct Failure: Error, Equatable {
        let code: Diagnostic.Code
        let message: String
        let position: SourcePosition?
    }

    private static let space = Set(" \t\r\n".utf8)

    private let limits: LayoutLimits
    private var startTags: StartTagScanner
    /// The position of the element that the parser reported last.
    private var position = SourcePosition.start
    /// The elements that are open, outermost first.
    private var open: [DocumentElement] = []
    /// For each open element, whether its text is more than white space. With this record, no text is scanned twice.
    private var hasText: [Bool] = []
    private var root: DocumentElement?
    private var elementCount = 0
    private var failure: Failure?

    static func read(_ data: Data, limits: LayoutLimits) throws(Failure) -> DocumentElement {
        guard data.count <= limits.fileBytes else {
            throw Failure(
                code: .limitExceeded, message: "the file has more than \(limits.fileBytes) bytes", position: nil)
        }
        // UTF-16 text with a zero in every character may also be valid UTF-8, and the parser would detect the encoding
        // itself.
        guard let text = XMLText.utf8(of: data), !text.contains(0) else {
            throw Failure(code: .invalidEncoding, message: "the file is neither UTF-8 nor UTF-16", position: nil)
        }
        try DeclarationGuard.check(text, limits: limits)
        let reader = DocumentElementReader(text, limits: limits)
        let parser = XMLParser(data: Data(text))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWellFormed, let root = reader.root else {
            throw Failure(code: .xmlSyntax, message: "the file is not well-formed XML", position: nil)
        }
        return root
    }

    private init(_ text: [UInt8], limits: LayoutLimits) {
        self.limits = limits
        startTags = StartTagScanner(text)
    }

    // MARK: Parser callbacks

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard failure == nil else { return }
        position = startTags.next() ?? position
        elementCount += 1
        // White space between elements does not count as text.
        if hasText.last == false { open[open.count - 1].text = "" }
        if open.count >= limits.depth {
            return stop(parser, .limitExceeded, "elements are nested more than \(limits.depth) deep")
        }
        if elementCount > limits.values {
            return stop(parser, .limitExceeded, "the file has more than \(limits.values) elements")
        }
        if attributes.values.contains(where: { $0.utf8.count > limits.stringBytes }) {
            return stop(parser, .limitExceeded, "an attribute has more than \(limits.stringBytes) bytes")
        }
        if attributes.values.contains(where: hasTooManyMarks) {
            return stop(parser, .limitExceeded, "an attribute \(marksFault)")
        }
        open.append(DocumentElement(name: elementName, attributes: attributes, position: position))
        hasText.append(false)
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let closed = open.popLast() else { return }
        hasText.removeLast()
        if hasTooManyMarks(closed.text) { return stop(parser, .limitExceeded, "a text \(marksFault)") }
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
            message: "the file is not well-formed XML: " + XMLFault.reason((parseError as NSError).code),
            position: line > 0 ? startTags.position(line: line, byte: parser.columnNumber - 1) : nil)
        parser.abortParsing()
    }

    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? { nil }

    private func append(_ string: String, _ parser: XMLParser) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
        if !string.utf8.allSatisfy(DocumentElementReader.space.contains) { hasText[open.count - 1] = true }
        if open[open.count - 1].text.utf8.count > limits.stringBytes {
            stop(parser, .limitExceeded, "a text has more than \(limits.stringBytes) bytes")
        }
    }

    private func hasTooManyMarks(_ text: String) -> Bool { CombiningMarks.exceed(limits.combiningMarks, in: text) }

    private var marksFault: String { "has more than \(limits.combiningMarks) combining marks on one letter" }

    private func stop(_ parser: XMLParser, _ code: Diagnostic.Code, _ message: String) {
        failure = Failure(code: code, message: message, position: position)
        parser.abortParsing()
    }
}
