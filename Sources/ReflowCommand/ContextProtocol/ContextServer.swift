import Basics
import Foundation
import JSON

/// A server of the Model Context Protocol. It carries out calls of tools by running the commands of the same names, one
/// after the other. While one runs, other messages are answered, and the call can be cancelled.
///
/// It implements the part of the protocol that a server needs if it offers only tools.
actor ContextServer {
    /// The protocol revisions whose messages this server sends, newest first.
    static let revisions = ["2025-11-25", "2025-06-18"]

    /// The maximum number of bytes of text in one answer.
    static let answerLimit = 16_000

    /// The maximum number of unanswered calls.
    static let callLimit = 64

    /// The reply to a line.
    enum Reply: Sendable {
        /// A notification has no reply.
        case nothing
        /// The answer, without a line break.
        case text(String)
        /// The answer of a call; it becomes nil if the call is cancelled.
        case pending(Task<String?, Never>)
    }

    private let tools: [ContextTool]
    private let environment: Environment
    private let notify: @Sendable (String) -> Void
    private var isInitialized = false
    /// The calls that are not answered yet.
    private var running: [ContextMessage.ID: Task<String?, Never>] = [:]
    /// The task that ends with the last call.
    private var last: Task<Void, Never>?
    private var answers = LongAnswers()

    /// - Parameter notify: sends a notification to the client.
    init(environment: Environment, notify: @escaping @Sendable (String) -> Void = { _ in }) {
        tools = ContextTool.all(of: Reflow.commands.commands.map(\.description))
        // Folders that build systems set do not matter here. Of all variables, only `CI` is kept, because it decides
        // whether goldens may be written.
        self.environment = Environment(environment.isContinuousIntegration ? ["CI": "true"] : [:])
        self.notify = notify
    }

    /// Processes a line. Lines are processed in the order of arrival.
    func receive(_ line: Data) -> Reply {
        let message: ContextMessage?
        do throws(ContextMessage.Unreadable) {
            message = try ContextMessage.read(line)
        } catch {
            return .text(ContextServer.text(error.id) { $0.write(error.error) })
        }
        guard let message else { return .nothing }
        guard let id = message.id else {
            // A notification is never answered.
            take(message)
            return .nothing
        }
        do throws(ContextError) {
            if message.method == "tools/call", isInitialized { return try call(message.params, id) }
            let result = try result(of: message)
            return .text(ContextServer.answer(id, result))
        } catch {
            return .text(ContextServer.text(id) { $0.write(error) })
        }
    }

    /// The answer to a line, without a line break; nil for a notification and for a cancelled call.
    func answer(_ line: Data) async -> String? {
        switch receive(line) {
        case .nothing: nil
        case .text(let text): text
        case .pending(let task): await task.value
        }
    }

    /// The answer to a line that exceeds the limit of a message.
    static var tooLong: String {
        text(nil) { $0.write(.invalidRequest("a message may have at most \(ContextMessage.byteLimit) bytes")) }
    }

    /// Cancels a call. An unknown call has already been answered.
    private func take(_ notification: ContextMessage) {
        guard notification.method == "notifications/cancelled", let value = notification.params?["requestId"],
            let id = ContextMessage.ID(value)
        else { return }
        running[id]?.cancel()
    }

    // MARK: Writing

    private typealias Result = (inout JSONWriter) -> Void

    private static func answer(_ id: ContextMessage.ID, _ result: Result) -> String {
        text(id) { writer in
            writer.beginObject("result")
            result(&writer)
            writer.end()
        }
    }

    private static func text(_ id: ContextMessage.ID?, _ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.beginObject(isInline: true)
        writer.string("jsonrpc", "2.0")
        if let id { writer.write("id", id) } else { writer.null("id") }
        write(&writer)
        writer.end()
        return String(writer.text.dropLast())
    }

    // MARK: Requests

    private func result(of message: ContextMessage) throws(ContextError) -> Result {
        switch message.method {
        case "ping": return { _ in }
        case "initialize": return try initialize(message.params)
        case _ where !isInitialized:
            throw .invalidRequest("\(Wording.unquoted(message.method)) was sent before initialize")
        case "tools/list": return try list(message.params)
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
                    + "in. A long answer has pages: call page for the next one.")
        }
    }

    private func list(_ params: JSONValue?) throws(ContextError) -> Result {
        // All tools are on the first page, so the server never issued a cursor.
        if let cursor = params?["cursor"], cursor.content != .null {
            throw .invalidParameters("unknown cursor \(cursor.summary)")
        }
        let tools = tools
        return { writer in
            writer.beginArray("tools")
            for tool in tools { tool.write(to: &writer) }
            LongAnswers.write(to: &writer)
            writer.end()
        }
    }

    // MARK: Calls

    private func call(_ params: JSONValue?, _ id: ContextMessage.ID) throws(ContextError) -> Reply {
        guard running[id] == nil else { throw .invalidRequest("a request with this id is not answered yet") }
        guard case .string(let name)? = params?["name"]?.content else {
            throw .invalidParameters("\"name\" must be a string")
        }
        let arguments = params?["arguments"]
        if let arguments, arguments.members == nil {
            throw .invalidParameters("\"arguments\" must be an object, not \(arguments.summary)")
        }
        if name == LongAnswers.toolName { return .text(text(of: page(arguments), id)) }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParameters("Unknown tool: \(Wording.unquoted(name))")
        }
        guard running.count < ContextServer.callLimit else {
            let reason = "\(ContextServer.callLimit) calls are not answered yet; call again when one of them is"
            return .text(text(of: .failure(reason), id))
        }
        let call = ContextCall(tool, arguments: arguments)
        let (environment, previous, progress) = (environment, last, progress(for: params))
        let task = Task { () -> String? in
            await previous?.value
            let result = Task.isCancelled ? nil : await call.run(environment, progress: progress)
            running[id] = nil
            guard let result, !Task.isCancelled else { return nil }
            return text(of: result, id)
        }
        running[id] = task
        last = Task { _ = await task.value }
        return .pending(task)
    }

    private func page(_ arguments: JSONValue?) -> ContextResult {
        do throws(InvalidArguments) {
            return .page(try answers.page(arguments))
        } catch {
            return .failure(error.message)
        }
    }

    private func text(of result: ContextResult, _ id: ContextMessage.ID) -> String {
        ContextServer.answer(id) { result.write(to: &$0, keepingPagesIn: &answers) }
    }

    /// A function that reports a call's progress to the client, at most a hundred times; nil if the client did not ask
    /// for that.
    private func progress(for params: JSONValue?) -> (@Sendable (Int, Int) -> Void)? {
        guard let token = params?["_meta"]?["progressToken"].flatMap(ContextMessage.ID.init) else { return nil }
        let told = Guarded(-1)
        return { [notify] done, total in
            let percent = total > 0 ? done * 100 / total : 100
            let isNew = told.withLock { last in
                guard percent > last else { return false }
                last = percent
                return true
            }
            guard isNew, !Task.isCancelled else { return }
            var writer = JSONWriter()
            writer.beginObject(isInline: true)
            writer.string("jsonrpc", "2.0")
            writer.string("method", "notifications/progress")
            writer.beginObject("params")
            writer.write("progressToken", token)
            writer.integer("progress", done)
            writer.integer("total", total)
            writer.string("message", "\(done) of \(total) layouts")
            writer.end()
            writer.end()
            notify(String(writer.text.dropLast()))
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ error: ContextError) {
        beginObject("error")
        integer("code", error.code)
        string("message", error.message)
        end()
    }

    fileprivate mutating func write(_ key: String, _ id: ContextMessage.ID) {
        switch id {
        case .number(let number): integer(key, number)
        case .text(let text): string(key, text)
        }
    }
}
