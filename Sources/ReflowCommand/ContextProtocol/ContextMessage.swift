import Basics
import Foundation
import JSON

/// A message from the client: a request, or a notification if it has no id.
struct ContextMessage: Sendable, Equatable {
    /// An identifier from the client, for a request or for progress messages.
    enum ID: Sendable, Hashable {
        case number(Int)
        case text(String)

        /// An identifier from a whole number or a text; nil for any other value.
        init?(_ value: JSONValue) {
            switch value.content {
            case .string(let text): self = .text(text)
            case .number(let number):
                // JSON numbers are not exact beyond this limit.
                guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else { return nil }
                self = .number(whole)
            default: return nil
            }
        }
    }

    let id: ID?
    let method: String
    let params: JSONValue?

    /// The maximum number of bytes of a message.
    static let byteLimit = 1 << 20

    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.stringBytes = byteLimit
        return limits
    }

    /// Reads a line.
    /// - Returns: nil for the answer to a request, which this server never makes.
    /// - Throws: the reason why the line is not a message, with the id to answer to, if there is one.
    static func read(_ line: Data) throws(Unreadable) -> ContextMessage? {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONReader.parse(line, limits: limits)
        } catch {
            throw Unreadable(id: nil, error: .parse("\(error.message) (character \(error.position.column))"))
        }
        let json = document.root
        guard json.members != nil else {
            let isBatch = if case .array = json.content { true } else { false }
            throw Unreadable(
                id: nil,
                error: .invalidRequest(
                    isBatch
                        ? "a message must be a single object; this revision has no batches"
                        : "a message must be an object, not \(json.summary)"))
        }
        let id = try id(of: json)
        func fail(_ reason: String) -> Unreadable { Unreadable(id: id, error: .invalidRequest(reason)) }
        if let twice = document.duplicateKeys.first {
            throw fail("the key \(Wording.quoted(twice.key)) is given twice")
        }
        guard json["jsonrpc"]?.content == .string("2.0") else { throw fail("\"jsonrpc\" must be \"2.0\"") }
        if json["method"] == nil, json["result"] != nil || json["error"] != nil { return nil }
        guard case .string(let method)? = json["method"]?.content else { throw fail("\"method\" must be a string") }
        let params = json["params"]
        if let params, params.members == nil { throw fail("\"params\" must be an object, not \(params.summary)") }
        return ContextMessage(id: id, method: method, params: params)
    }

    /// The identifier of a message: a whole number or a text. Unlike in JSON-RPC, it is never null.
    private static func id(of json: JSONValue) throws(Unreadable) -> ID? {
        guard let value = json["id"] else { return nil }
        if let id = ID(value) { return id }
        throw Unreadable(
            id: nil, error: .invalidRequest("\"id\" must be a string or a whole number, not \(value.summary)"))
    }

    /// An error: a line is not a message.
    struct Unreadable: Error, Equatable {
        let id: ID?
        let error: ContextError
    }
}
