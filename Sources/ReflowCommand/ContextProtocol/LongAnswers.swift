import Basics
import JSON

/// Answers that are too long to be sent at once, in pages. The latest ones are kept, so that a client can ask for the
/// rest.
struct LongAnswers {
    /// The tool that returns a page.
    static let toolName = "page"

    /// The maximum number of kept answers.
    private static let limit = 8
    /// The number of bytes for the text beside a page.
    private static let room = 300

    private var kept: [(name: String, pages: [String])] = []
    private var count = 0

    /// Keeps a text.
    /// - Parameter lastBytes: the number of bytes that are sent after the first page.
    /// - Returns: the first page, and a hint how to get the next one.
    mutating func keep(_ text: String, lastBytes: Int) -> (page: String, hint: String) {
        let most = ContextServer.answerLimit - LongAnswers.room
        let pages = LongAnswers.pages(of: text, first: max(most - lastBytes, most / 2), others: most)
        count += 1
        let name = "answer-\(count)"
        kept.append((name, pages))
        if kept.count > LongAnswers.limit { kept.removeFirst() }
        return (pages[0], LongAnswers.hint(1, of: pages.count, name))
    }

    /// Another page of an answer.
    func page(_ arguments: JSONValue?) throws(InvalidArguments) -> String {
        guard case .string(let name)? = arguments?["answer"]?.content,
            case .number(let number)? = arguments?["page"]?.content, let page = Int(exactly: number)
        else { throw InvalidArguments(message: "page needs \"answer\", a string, and \"page\", a whole number") }
        guard let answer = kept.last(where: { $0.name == name }) else {
            throw InvalidArguments(
                message:
                    "there is no answer \(Wording.quoted(name)); the last \(LongAnswers.limit) long answers are kept")
        }
        guard answer.pages.indices.contains(page - 1) else {
            throw InvalidArguments(
                message: "\(name) has the pages 1 to \(answer.pages.count), and no page \(page)")
        }
        return answer.pages[page - 1] + LongAnswers.hint(page, of: answer.pages.count, name)
    }

    private static func hint(_ page: Int, of count: Int, _ name: String) -> String {
        let next =
            page == count
            ? ""
            : "; for the next one, call \(toolName) with { \"answer\": \(Wording.quoted(name)), \"page\": \(page + 1) }"
        return "\n(page \(page) of \(count)\(next))\n"
    }

    /// The text in pages. Each page ends at the end of a line, if it contains one.
    static func pages(of text: String, first: Int, others: Int) -> [String] {
        var pages: [String] = []
        var rest = text[...]
        while rest.utf8.count > (pages.isEmpty ? first : others) {
            var end = rest.utf8.index(rest.startIndex, offsetBy: pages.isEmpty ? first : others)
            // A character is never split.
            while rest.utf8[end] & 0xC0 == 0x80 { end = rest.utf8.index(before: end) }
            if let line = rest.utf8[..<end].lastIndex(of: UInt8(ascii: "\n")) { end = rest.utf8.index(after: line) }
            pages.append(String(rest[..<end]))
            rest = rest[end...]
        }
        return pages + [String(rest)]
    }

    /// Writes the description of the tool.
    static func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.string("name", toolName)
        writer.string("title", "reflow: next page")
        writer.string("description", "Returns another page of an answer that was too long to be sent at once.")
        writer.beginObject("inputSchema")
        writer.string("type", "object")
        writer.beginObject("properties")
        writer.beginObject("answer")
        writer.string("type", "string")
        writer.string("description", "the name of the answer, which its first page gives")
        writer.end()
        writer.beginObject("page")
        writer.string("type", "integer")
        writer.integer("minimum", 1)
        writer.string("description", "the number of the page")
        writer.end()
        writer.end()
        writer.strings("required", ["answer", "page"])
        writer.bool("additionalProperties", false)
        writer.end()
        ContextResult.schema(of: []).json.write("outputSchema", to: &writer)
        writer.beginObject("annotations")
        writer.bool("readOnlyHint", true)
        writer.bool("openWorldHint", false)
        writer.end()
        writer.end()
    }
}
