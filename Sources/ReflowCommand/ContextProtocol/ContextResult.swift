import Basics
import Foundation
import JSON

/// The answer of a tool.
struct ContextResult: Sendable {
    /// The output of the command.
    var output: String
    /// The command's messages and its exit status.
    var end: String
    let isError: Bool
    /// Whether the output is a JSON document that has a schema.
    let isJSON: Bool
    /// The pictures as PNG files.
    private(set) var pictures: [Data] = []

    init(output: String, messages: String, code: ExitCode, isJSON: Bool) {
        self.isJSON = isJSON && !output.isEmpty
        isError = code == .failure
        // A JSON document contains the messages, so these are shortened.
        let told = self.isJSON ? messages.cut(toBytes: ContextServer.answerLimit / 4) : messages
        let lines = told.isEmpty || told.hasSuffix("\n") ? told : told + "\n"
        self.output = self.isJSON ? output : output + lines
        end = (self.isJSON ? lines : "") + "exit status \(code.rawValue): \(code.meaning)\n"
    }

    private init(text: String, isError: Bool) {
        output = ""
        end = text
        isJSON = false
        self.isError = isError
    }

    /// The answer if a tool could not be run, with the reason.
    static func failure(_ message: String) -> ContextResult { ContextResult(text: message + "\n", isError: true) }

    /// A page of an earlier answer.
    static func page(_ text: String) -> ContextResult { ContextResult(text: text, isError: false) }

    // MARK: Pictures

    /// The files that `render` lists in its output.
    var writtenPictures: [String] {
        guard isJSON else { return output.split(separator: "\n").map(String.init).filter { $0.hasSuffix(".png") } }
        guard case .array(let pictures)? = document?["pictures"]?.content else { return [] }
        return pictures.compactMap { picture in
            if case .string(let file)? = picture["file"]?.content { file } else { nil }
        }
    }

    /// Adds the pictures that fit into the limit together. Adds a text on the number of pictures that are left out, and
    /// on files that cannot be read.
    mutating func add(picturesIn files: [String], limit: Int) {
        var rest = limit
        var tooLarge = 0
        var unreadable: [FileError] = []
        for file in files {
            do throws(FileError) {
                let data = try BoundedFile.read(file, limit: rest)
                rest -= data.count
                pictures.append(data)
            } catch {
                if case .tooLarge = error.cause { tooLarge += 1 } else { unreadable.append(error) }
            }
        }
        if let error = unreadable.first {
            let others = unreadable.count > 1 ? "; so it is with \(unreadable.count - 1) more" : ""
            end = "(a picture is not shown here: \(error)\(others))\n" + end
        }
        if tooLarge > 0 {
            let what = tooLarge == 1 ? "1 picture is" : "\(tooLarge) pictures are"
            end = "(\(what) not shown here: at most \(limit >> 20) MiB of pictures are; read the files)\n" + end
        }
    }

    // MARK: Writing

    /// The schema of the structured content, which every answer except an error has. The content is the document that
    /// the command prints. If text was requested, or the document is too long for one answer, the content is the text.
    static func schema(of documents: [JSONSchema]) -> JSONSchema {
        let text = JSONSchema(
            properties: [("text", JSONSchema(type: "string").described(as: "the text of the answer"))],
            required: ["text"])
        return JSONSchema(eitherObject: documents + [text])
    }

    /// - Parameter answers: keeps a text that is too long for one answer.
    func write(to writer: inout JSONWriter, keepingPagesIn answers: inout LongAnswers) {
        let isWhole = output.utf8.count + end.utf8.count <= ContextServer.answerLimit
        let texts: [String]
        if isWhole {
            texts = isJSON ? [output, end] : [output + end]
        } else {
            let (page, hint) = answers.keep(output, lastBytes: end.utf8.count)
            texts = isJSON ? [page, hint + end] : [page + hint + end]
        }
        writer.beginArray("content")
        for text in texts {
            writer.beginObject()
            writer.string("type", "text")
            writer.string("text", text)
            writer.end()
        }
        for picture in pictures {
            writer.beginObject()
            writer.string("type", "image")
            writer.string("data", picture.base64EncodedString())
            writer.string("mimeType", "image/png")
            writer.end()
        }
        writer.end()
        if isWhole, let document, document.members != nil {
            writer.value("structuredContent", document)
        } else if !isError {
            writer.beginObject("structuredContent")
            writer.string("text", texts.joined())
            writer.end()
        }
        writer.bool("isError", isError)
    }

    /// The output as JSON; nil if it is not JSON.
    private var document: JSONValue? {
        guard isJSON else { return nil }
        var limits = JSONLimits.standard
        limits.fileBytes = output.utf8.count
        limits.stringBytes = output.utf8.count
        return try? JSONReader.parse(Data(output.utf8), limits: limits).root
    }
}

extension JSONWriter {
    /// Writes a value that was read from JSON.
    fileprivate mutating func value(_ key: String? = nil, _ value: JSONValue) {
        switch value.content {
        case .null: null(key)
        case .boolean(let flag): bool(key, flag)
        case .number(let value): number(key, CGFloat(value))
        case .string(let text): string(key, text)
        case .array(let elements):
            beginArray(key)
            for element in elements { self.value(nil, element) }
            end()
        case .object(let members):
            beginObject(key)
            for member in members { self.value(member.key, member.value) }
            end()
        }
    }
}
