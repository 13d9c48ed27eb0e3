import Basics
import Foundation
import JSON

/// A server of the Model Context Protocol: it answers one message after another, and carries out a call by running the
/// command of that name.
///
/// It speaks revision 2025-06-18, as far as a server needs that offers tools and nothing else.
actor ContextServer {
    /// The revisions whose messages are what this server sends, newest first.
    static let revisions = ["2025-06-18"]

    /// The most bytes of text in one answer.
    static let answerLimit = 16_000

    private let tools: [ContextTool]
    private let environment: Environment
    private var isInitialized = false

    init(environment: Environment) {
        tools = ContextTool.all(of: Reflow.commands.commands.map(\.description))
        // Build systems name folders elsewhere; of the rest, only whether goldens may be written matters.
        self.environment = Environment(environment.isContinuousIntegration ? ["CI": "true"] : [:])
    }

    /// The answer to a line, without a line break; nil for a notification.
    func answer(_ line: Data) async -> String? {
        let message: ContextMessage?
        do throws(ContextMessage.Unreadable) {
            message = try ContextMessage.read(line)
        } catch {
            return ContextServer.text(error.id) { $0.write(error.error) }
        }
        guard let message else { return nil }
        guard let id = message.id else {
            // Nothing is answered to a notification, whatever it is about.
            return nil
        }
        do throws(ContextError) {
            let result = try await result(of: message)
            return ContextServer.text(id) { writer in
                writer.beginObject("result")
                result(&writer)
                writer.end()
            }
        } catch {
            return ContextServer.text(id) { $0.write(error) }
        }
    }

    /// The answer to a line that is longer than a message may be.
    static var tooLong: String {
        text(nil) { $0.write(.invalidRequest("a message may have at most \(ContextMessage.byteLimit) bytes")) }
    }

    private static func text(_ id: ContextMessage.ID?, _ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.beginObject(isInline: true)
        writer.string("jsonrpc", "2.0")
        switch id {
        case .number(let number): writer.integer("id", number)
        case .text(let text): writer.string("id", text)
        case nil: writer.null("id")
        }
        write(&writer)
        writer.end()
        return String(writer.text.dropLast())
    }

    private typealias Result = (inout JSONWriter) -> Void

    private func result(of message: ContextMessage) async throws(ContextError) -> Result {
        switch message.method {
        case "ping": return { _ in }
        case "initialize": return try initialize(message.params)
        case _ where !isInitialized:
            throw .invalidRequest("\(message.method) was sent before initialize")
        case "tools/list": return try list(message.params)
        case "tools/call": return try await call(message.params)
        default: throw .unknownMethod(message.method)
        }
    }

    private func initialize(_ params: JSONValue?) throws(ContextError) -> Result {
        guard !isInitialized else { throw .invalidRequest("initialize may be sent only once") }
        guard case .string(let wanted)? = params?["protocolVersion"]?.content else {
            throw .invalidParameters("\"protocolVersion\" must be a string")
        }
        for key in ["capabilities", "clientInfo"] where params?[key]?.members == nil {
            throw .invalidParameters("\(Wording.quoted(key)) must be an object")
        }
        isInitialized = true
        let revision = ContextServer.revisions.first { $0 == wanted } ?? ContextServer.revisions[0]
        return { writer in
            writer.string("protocolVersion", revision)
            writer.beginObject("capabilities")
            writer.beginObject("tools")
            writer.bool("listChanged", false)
            writer.end()
            writer.end()
            writer.beginObject("serverInfo")
            writer.string("name", CommandTable.program)
            writer.string("title", "Reflow")
            writer.string("version", Reflow.version)
            writer.end()
            writer.string(
                "instructions",
                "Reflow shows UIKit layouts after real rotations. Call look first: it reports what a rotation does, what "
                    + "is wrong, and what has changed since the last call. Each line has an id. Call look with \"more\" "
                    + "set to an id to get the full text. Paths are relative to the folder that the server was started "
                    + "in.")
        }
    }

    private func list(_ params: JSONValue?) throws(ContextError) -> Result {
        // All tools are on the first page, so no cursor was ever given out.
        if let cursor = params?["cursor"], cursor.content != .null {
            throw .invalidParameters("unknown cursor \(cursor.summary)")
        }
        let tools = tools
        return { writer in
            writer.beginArray("tools")
            for tool in tools { tool.write(to: &writer) }
            writer.end()
        }
    }

    private func call(_ params: JSONValue?) async throws(ContextError) -> Result {
        guard case .string(let name)? = params?["name"]?.content else {
            throw .invalidParameters("\"name\" must be a string")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParameters("Unknown tool: \(Wording.unquoted(name))")
        }
        for folder in ContextTool.standardFolders { try ContextTool.check(folder) }
        let line = try tool.commandLine(for: params?["arguments"])
        let output = Guarded("")
        let messages = Guarded("")
        let console = Console(
            output: TextStream { text in output.withLock { $0 += text } },
            error: TextStream { text in messages.withLock { $0 += text } })
        let picture = ContextServer.pictureFile(tool, params?["arguments"])
        let earlier = picture.flatMap(ContextServer.identity)
        let code = await Reflow.run(arguments: line, console: console, environment: environment)
        let text = ContextServer.bounded(output.withLock { $0 }, messages.withLock { $0 }, code)
        let data = picture.flatMap { file -> String? in
            // One that was not written now is not shown; one that is too large is told of in the text.
            let now = ContextServer.identity(of: file)
            guard now != nil, now != earlier else { return nil }
            return (try? InputFile.read(file, limit: ContextServer.pictureLimit))?.base64EncodedString()
        }
        return { writer in
            writer.beginArray("content")
            writer.beginObject()
            writer.string("type", "text")
            writer.string("text", text)
            writer.end()
            if let data {
                writer.beginObject()
                writer.string("type", "image")
                writer.string("data", data)
                writer.string("mimeType", "image/png")
                writer.end()
            }
            writer.end()
            writer.bool("isError", code == .failure)
        }
    }

    /// What the command printed, cut to the limit, then its messages and its exit status.
    private static func bounded(_ output: String, _ messages: String, _ code: ExitCode) -> String {
        let end = "exit status \(code.rawValue): \(code.meaning)\n"
        let told = messages.isEmpty ? "" : messages.cut(toBytes: answerLimit / 4).trimmingNewline + "\n"
        let room = answerLimit - end.utf8.count - told.utf8.count - 100
        guard output.utf8.count > room else { return output + told + end }
        let kept = output.cut(toBytes: room)
        return kept + "\n(\(output.utf8.count - kept.utf8.count) more bytes are left out; ask for less)\n" + told + end
    }

    /// The most bytes of a picture that an answer brings along.
    private static let pictureLimit = 1 << 20

    /// The picture that a look is to write.
    private static func pictureFile(_ tool: ContextTool, _ arguments: JSONValue?) -> String? {
        guard tool.name == "look", case .string(let file)? = arguments?["picture"]?.content else { return nil }
        return file
    }

    /// What tells a file from the one that lay there before: files are replaced, never written over.
    private static func identity(of file: String) -> [Int]? {
        var status = stat()
        guard stat(file, &status) == 0 else { return nil }
        return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ error: ContextError) {
        beginObject("error")
        integer("code", error.code)
        string("message", error.message)
        end()
    }
}

extension String {
    fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
