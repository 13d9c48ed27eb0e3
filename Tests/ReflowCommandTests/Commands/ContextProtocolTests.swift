import Foundation
import JSON
import Testing

@testable import ReflowCommand

/// The messages follow the pages of the Model Context Protocol's specification named in the test titles, revisions
/// 2025-06-18 and 2025-11-25, and the specification of JSON-RPC 2.0.
@Suite("reflow mcp: messages")
struct ContextProtocolTests {
    private let server = ContextServer(environment: Environment())

    private func answer(_ line: String) async throws -> [String: Any]? {
        guard let text = await server.answer(Data(line.utf8)) else { return nil }
        #expect(!text.contains("\n"), "messages must not contain embedded newlines")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(answer["jsonrpc"] as? String == "2.0")
        // A response has either a result or an error, never both.
        #expect((answer["result"] == nil) != (answer["error"] == nil))
        return answer
    }

    private func result(_ line: String) async throws -> [String: Any] {
        try #require(try await answer(line)?["result"] as? [String: Any])
    }

    private func code(_ line: String) async throws -> Int {
        let error = try #require(try await answer(line)?["error"] as? [String: Any])
        #expect((error["message"] as? String)?.isEmpty == false)
        return try #require(error["code"] as? Int)
    }

    @Test(
        "Lifecycle: initialize is answered with revision, capabilities and the server's name; initialized with nothing")
    func lifecycle() async throws {
        let answer = try #require(try await answer(ContextExchange.initialize))
        #expect(answer["id"] as? Int == 1)
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["protocolVersion"] as? String == "2025-06-18")
        let capabilities = try #require(result["capabilities"] as? [String: Any])
        #expect(Array(capabilities.keys) == ["tools"])
        let info = try #require(result["serverInfo"] as? [String: Any])
        #expect(info["name"] as? String == "reflow" && info["version"] as? String == Reflow.version)
        #expect(try await self.answer(ContextExchange.initialized) == nil)
        #expect(
            try await self.answer(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
                == nil)
        #expect(try await self.answer(#"{"jsonrpc":"2.0","method":"notifications/unheard-of"}"#) == nil)
        #expect(try await self.code(ContextExchange.initialize) == -32600)
    }

    @Test(
        "Version negotiation: to a revision that it does not speak, the server answers with its newest",
        arguments: [("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2099-01-01", "2025-11-25")])
    func negotiation(wanted: String, spoken: String) async throws {
        let line = ContextExchange.initialize.replacingOccurrences(of: "2025-06-18", with: wanted)
        #expect(try await result(line)["protocolVersion"] as? String == spoken)
    }

    @Test("Ping and Cancellation: while a tool runs, a ping is answered at once, and the call can be cancelled")
    func concurrency() async throws {
        _ = try await result(ContextExchange.initialize)
        let call = ContextExchange.call(5, "lint", #"{"paths":["no such folder"]}"#)
        let other = ContextExchange.call(7, "lint", #"{"paths":["no such folder"]}"#)
        let cancellations = ["7", "8", "\"7\"", "null"].map {
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#($0)}}"#
        }
        // No call can end before all of these are received.
        let replies = await server.replies(
            to: [call, call, #"{"jsonrpc":"2.0","id":6,"method":"ping"}"#, other] + cancellations)
        guard case .pending(let first) = replies[0], case .text(let twice) = replies[1],
            case .text(let pong) = replies[2], case .pending(let second) = replies[3]
        else { throw NoCall() }
        #expect(twice.contains("-32600"), "an id of a request that is not answered yet")
        #expect(pong.contains("\"id\": 6") && pong.contains("\"result\": {}"), "\(pong)")
        for reply in replies.dropFirst(4) { guard case .nothing = reply else { throw NoCall() } }
        #expect(await first.value?.contains("there is no file or folder") == true)
        #expect(await second.value == nil, "a call that was cancelled is not answered")
    }

    @Test("At most 64 calls wait; one more is told so, and taken once there is room")
    func callLimit() async throws {
        _ = try await result(ContextExchange.initialize)
        let call = #"{"paths":["no such folder"]}"#
        let lines = (1...ContextServer.callLimit + 1).map { ContextExchange.call($0, "lint", call) }
        let replies = await server.replies(to: lines)
        guard case .text(let refusal) = replies[ContextServer.callLimit] else { throw NoCall() }
        #expect(refusal.contains("64 calls are not answered yet") && refusal.contains("\"isError\": true"))
        for reply in replies.dropLast() {
            guard case .pending(let task) = reply else { throw NoCall() }
            #expect(await task.value?.contains("there is no file or folder") == true)
        }
        #expect(try await result(lines[ContextServer.callLimit])["isError"] as? Bool == true)
    }

    @Test("No line is read before it is asked for")
    func backPressure() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\n".utf8))
        var lines = InputLines.all(of: pipe.fileHandleForReading.fileDescriptor, limit: 5).makeAsyncIterator()
        #expect(try await lines.next() == .line(Data("one".utf8)))
        try pipe.fileHandleForWriting.write(contentsOf: Data("two\n".utf8))
        // The pipe has not been read yet.
        var input = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&input, 1, 0) == 1)
        try pipe.fileHandleForWriting.close()
        #expect(try await lines.next() == .line(Data("two".utf8)))
        #expect(try await lines.next() == nil)
    }

    @Test("A picture that cannot be read says why; one that is too large names the limit")
    func pictures() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(count: 3 << 20).write(to: file)
        var result = ContextResult(output: "", messages: "", code: .success, isJSON: false)
        result.add(picturesIn: [file.path, file.path + "-gone", file.path], limit: 4 << 20)
        #expect(result.pictures.count == 1)
        #expect(
            result.end == """
                (1 picture is not shown here: at most 4 MiB of pictures are; read the files)
                (a picture is not shown here: cannot read \(file.path)-gone: No such file or directory)
                exit status 0: success

                """)
    }

    private struct NoCall: Error {}

    @Test("Ping: an empty result at once, also before initialize; anything else has to wait")
    func ping() async throws {
        let answer = try #require(try await answer(#"{"jsonrpc":"2.0","id":"123","method":"ping"}"#))
        #expect(answer["id"] as? String == "123")
        #expect((answer["result"] as? [String: Any])?.isEmpty == true)
        #expect(try await code(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#) == -32600)
    }

    @Test("Tools: each is listed with a schema that describes every argument and allows no other")
    func list() async throws {
        _ = try await result(ContextExchange.initialize)
        let list = try await result(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}"#)
        let tools = try #require(list["tools"] as? [[String: Any]])
        #expect(
            tools.compactMap { $0["name"] as? String } == [
                "look", "tree", "explain", "render", "diff", "lint", "test", "accept", "page",
            ])
        #expect(list["nextCursor"] == nil)
        for tool in tools {
            #expect((tool["description"] as? String)?.isEmpty == false)
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object" && schema["additionalProperties"] as? Bool == false)
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            for (name, property) in properties {
                #expect(
                    ["string", "boolean", "array", "integer"].contains(property["type"] as? String ?? ""), "\(name)")
                #expect((property["description"] as? String)?.isEmpty == false, "\(name)")
            }
            for key in ["help", "allow-ci", "github", "font-dir", "open"] { #expect(properties[key] == nil) }
            let output = try #require(tool["outputSchema"] as? [String: Any])
            #expect(output["type"] as? String == "object" && output["anyOf"] != nil)
            #expect(Set(schema["required"] as? [String] ?? []).isSubset(of: properties.keys))
        }
        let look = try #require((tools[0]["inputSchema"] as? [String: Any])?["properties"] as? [String: [String: Any]])
        #expect(look["layouts"]?["type"] as? String == "array")
        #expect(look["format"]?["enum"] as? [String] == ["text", "json"])
        #expect(try await code(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"abc"}}"#) == -32602)
    }

    @Test(
        "JSON-RPC 2.0: what is no message is answered with the error that the specification has for it",
        arguments: [
            ("", -32700), ("{", -32700), (#"{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]"#, -32700),
            ("\u{FEFF}", -32700), ("[1,2", -32700), (String(repeating: "[", count: 100_000), -32700),
            ("1", -32600), ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":1}"#, -32600), (#"{"id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1e300,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"invalid_tool_name"}}"#, -32602),
            (ContextExchange.call(1, "record", "{}"), -32602), (ContextExchange.call(1, "mcp", "{}"), -32602),
            (ContextExchange.call(1, "look", "[]"), -32602),
        ])
    func errors(line: String, expected: Int) async throws {
        _ = try await result(ContextExchange.initialize)
        #expect(try await code(line) == expected)
        // The server continues afterwards.
        #expect(try await result(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#).isEmpty)
    }

    @Test(
        "Tools, error handling: wrong arguments are a result with isError, which whoever called can read (SEP-1303)",
        arguments: [
            ("look", "{}", "look needs \"layouts\""), ("look", #"{"layouts":[]}"#, "a list with at least one string"),
            ("look", #"{"layouts":[1]}"#, "must be a string, not 1"),
            ("look", #"{"layouts":["a.json"],"steps":"yes"}"#, "must be true or false, not \"yes\""),
            ("look", #"{"layouts":["a.json"],"format":"xml"}"#, "must be \"text\" or \"json\", not \"xml\""),
            ("look", #"{"layouts":["a.json"],"font-dir":["f"]}"#, "look takes no \"font-dir\""),
            ("look", #"{"layouts":["a\u0000b"]}"#, "without the character 0"),
            ("accept", #"{"allow-ci":true}"#, "accept takes no \"allow-ci\""),
            ("page", "{}", "page needs \"answer\""),
            ("page", #"{"answer":"answer-1","page":1}"#, "there is no answer \"answer-1\""),
        ])
    func wrongArguments(tool: String, arguments: String, words: String) async throws {
        _ = try await result(ContextExchange.initialize)
        let result = try await result(ContextExchange.call(1, tool, arguments))
        #expect(result["isError"] as? Bool == true)
        let content = try #require(result["content"] as? [[String: Any]])
        #expect((content[0]["text"] as? String)?.contains(words) == true, "\(content)")
    }

    @Test("Pages of a text are the text, each within its limit, and end with a line where they can")
    func pages() {
        for (text, first, others) in [
            ("a\nbb\nccc\ndddd\n", 5, 6), (String(repeating: "ü", count: 50), 7, 9),
            ("x\n" + String(repeating: "y", count: 40), 4, 5),
            ("", 5, 5), ("12345", 5, 5),
        ] {
            let pages = LongAnswers.pages(of: text, first: first, others: others)
            #expect(pages.joined() == text)
            #expect(pages[0].utf8.count <= first && pages.dropFirst().allSatisfy { $0.utf8.count <= others })
        }
        #expect(LongAnswers.pages(of: "a\nbb\nccc\ndddd\n", first: 5, others: 6) == ["a\nbb\n", "ccc\n", "dddd\n"])
    }

    @Test("Output schema: a page's structured content is its text")
    func structuredPage() {
        var (writer, answers) = (JSONWriter(), LongAnswers())
        writer.beginObject(isInline: true)
        ContextResult.page("two\n").write(to: &writer, keepingPagesIn: &answers)
        writer.end()
        #expect(
            writer.text == """
                { "content": [{ "type": "text", "text": "two\\n" }], "structuredContent": { "text": "two\\n" }, \
                "isError": false }

                """)
    }

    @Test("An answer that nobody waits for is passed over")
    func strayAnswer() async throws {
        #expect(try await answer(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    }

    @Test("Arguments become the command line that a person would type, and never an option by themselves")
    func commandLine() throws {
        let tools = ContextTool.all(of: Reflow.commands.commands.map(\.description))
        func line(_ name: String, _ json: String) throws -> [String] {
            let message = try #require(
                try ContextMessage.read(Data(#"{"jsonrpc":"2.0","method":"x","params":\#(json)}"#.utf8)))
            let tool = try #require(tools.first { $0.name == name })
            return try tool.commandLine(for: message.params)
        }
        #expect(
            try line("look", #"{"layouts":["a.json","--help"],"to":"landscape","steps":true,"more":null}"#) == [
                "look", "--to=landscape", "--steps", "--", "a.json", "--help",
            ])
        #expect(
            try line("lint", #"{"device":["iPhone 8","iPad"],"paths":"L"}"#) == [
                "lint", "--device=iPhone 8", "--device=iPad", "--", "L",
            ])
        #expect(try line("diff", #"{"a":"1.png","b":"2.png"}"#) == ["diff", "--", "1.png", "2.png"])
        #expect(try line("test", "{}") == ["test", "--"])
    }

    @Test("Lines end with line feeds, the last one need not; of a longer one than the limit nothing is kept")
    func lines() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let long = String(repeating: "x", count: 200_000)
        try Data("one\n\n\(long)\ntwo\nfivexx\nlast".utf8).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        var lines = InputLines(descriptor: handle.fileDescriptor, limit: 5)
        var found: [InputLines.Line] = []
        while let line = try lines.next() { found.append(line) }
        #expect(
            found == [
                .line(Data("one".utf8)), .line(Data()), .tooLong, .line(Data("two".utf8)), .tooLong,
                .line(Data("last".utf8)),
            ])
    }
}

extension ContextServer {
    /// Sends lines to the server without a pause, and returns the replies.
    fileprivate func replies(to lines: [String]) -> [Reply] { lines.map { receive(Data($0.utf8)) } }
}
