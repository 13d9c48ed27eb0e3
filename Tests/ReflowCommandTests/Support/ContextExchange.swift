import Foundation
import TestSupport
import Testing

/// A client of `reflow mcp`, with its messages and the responses.
struct ContextExchange {
    /// The responses in the order of arrival.
    let answers: [[String: Any]]
    let status: Int32

    /// The message of the specification's lifecycle page, revision 2025-06-18.
    static let initialize = """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
        "capabilities":{"roots":{"listChanged":true},"sampling":{},"elicitation":{}},\
        "clientInfo":{"name":"ExampleClient","title":"Example Client Display Name","version":"1.0.0"}}}
        """
    static let initialized = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#

    static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    /// Initializes the server, then sends the messages, each on a line of its own.
    ///
    /// - Parameter folder: where the server is started, below the workspace.
    init(
        _ messages: String..., in workspace: Workspace, folder: String = "", environment: [String: String] = [:]
    ) throws {
        let lines = [ContextExchange.initialize, ContextExchange.initialized] + messages
        let run = try ReflowProcess(
            ["mcp"], in: workspace.url.appending(path: folder), environment: environment,
            input: Data(lines.joined(separator: "\n").utf8))
        status = run.status
        #expect(run.error == "")
        let answers = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect((answers.first?["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-06-18")
        self.answers = Array(answers.dropFirst())
    }

    func result(_ index: Int = 0) throws -> [String: Any] {
        try #require(answers[index]["result"] as? [String: Any], "\(answers)")
    }

    /// The text of a tool's result.
    func text(_ index: Int = 0) throws -> String {
        let content = try #require(try result(index)["content"] as? [[String: Any]])
        #expect(content[0]["type"] as? String == "text")
        return try #require(content[0]["text"] as? String)
    }

    func error(_ index: Int = 0) throws -> (code: Int, message: String) {
        let error = try #require(answers[index]["error"] as? [String: Any], "\(answers)")
        return (try #require(error["code"] as? Int), try #require(error["message"] as? String))
    }
}
