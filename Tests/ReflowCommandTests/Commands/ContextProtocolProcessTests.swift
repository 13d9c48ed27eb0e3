import Foundation
import TestSupport
import Testing

@testable import ReflowCommand

@Suite("reflow mcp: a process")
struct ContextProtocolProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    private func call(_ tool: String, _ arguments: String, id: Int = 2) -> String {
        ContextExchange.call(id, tool, arguments)
    }

    @Test("A look is what the command prints, with its exit status; the server ends with its input")
    func look() throws {
        try workspace.layout("Layouts/page.json", x: 360)
        let look = try workspace.reflow("look", "Layouts/page.json")
        try workspace.remove("report")
        let exchange = try ContextExchange(call("look", #"{"layouts":["Layouts/page.json"]}"#), in: workspace)
        #expect(exchange.status == 0)
        #expect(try exchange.text() == look.output + "exit status 1: \(ExitCode.differences.meaning)\n")
        #expect(try exchange.result()["isError"] as? Bool == false)
        #expect(exchange.answers[0]["id"] as? Int == 2)
    }

    @Test("Every tool answers; one after the other, in the order of the calls")
    func tools() throws {
        try workspace.layout("Layouts/page.json")
        _ = try workspace.reflow("record")
        try workspace.layout("Layouts/page.json", x: 20)
        let exchange = try ContextExchange(
            ContextExchange.call(10, "look", #"{"layouts":["Layouts/page.json"],"picture":"page.png"}"#),
            ContextExchange.call(11, "tree", #"{"layouts":["Layouts/page.json"],"frames":true}"#),
            ContextExchange.call(12, "explain", #"{"layout":"Layouts/page.json","view":"title"}"#),
            ContextExchange.call(13, "render", #"{"layouts":["Layouts/page.json"],"output":"out"}"#),
            ContextExchange.call(14, "diff", #"{"a":"out","b":"out"}"#), ContextExchange.call(15, "lint", "{}"),
            ContextExchange.call(16, "test", "{}"), ContextExchange.call(17, "accept", #"{"all":true}"#),
            ContextExchange.call(18, "test", "{}"), in: workspace)
        #expect(exchange.answers.compactMap { $0["id"] as? Int } == Array(10...18))
        let words = [
            "rotates: ", "#title (20 40; 200 30)", "x = 20", "out/page.iphone-8.landscapeRight.png",
            "2 pictures: 2 the same",
            "no issues", "2 changed", "2 goldens accepted", "2 passed",
        ]
        for (index, words) in words.enumerated() {
            let text = try exchange.text(index)
            #expect(text.contains(words), "\(text)")
        }
        let content = try #require(try exchange.result()["content"] as? [[String: Any]])
        #expect(content[1]["type"] as? String == "image" && content[1]["mimeType"] as? String == "image/png")
        let picture = try #require((content[1]["data"] as? String).flatMap { Data(base64Encoded: $0) })
        #expect(try picture == workspace.data("page.png"))
    }

    @Test("No layout is read from the stream of messages; a picture that was not written now is not shown")
    func streams() throws {
        try workspace.write("hello", to: "secret.png")
        let exchange = try ContextExchange(
            ContextExchange.call(1, "tree", #"{"layouts":["-"]}"#),
            ContextExchange.call(2, "look", #"{"layouts":["missing.json"],"picture":"secret.png"}"#),
            ContextExchange.call(3, "lint", "{}"), in: workspace)
        #expect(exchange.answers.compactMap { $0["id"] as? Int } == [1, 2, 3])
        #expect(try exchange.text(0).contains("exit status 2"))
        let content = try #require((exchange.answers[1]["result"] as? [String: Any])?["content"] as? [[String: Any]])
        #expect(content.count == 1 && content[0]["type"] as? String == "text")
    }

    @Test("Nothing above the folder is read or removed: no commit of a repository there, no file behind a link")
    func above() throws {
        try workspace.layout("inner/Layouts/page.json")
        try workspace.write("old", to: "outside/.reflow-zz-1-1.part")
        let stale = workspace.url.appending(path: "outside/.reflow-zz-1-1.part")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1_000_000)], ofItemAtPath: stale.path)
        let inner = workspace.url.appending(path: "inner")
        try FileManager.default.createDirectory(
            at: inner.appending(path: "report"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: inner.appending(path: "report/evil").path,
            withDestinationPath: workspace.url.appending(path: "outside").path)
        _ = try ContextExchange(call("test", "{}"), in: workspace, folder: "inner")
        #expect(FileManager.default.fileExists(atPath: stale.path))
        let results = try? workspace.text("inner/report/results.json")
        #expect(results?.contains("\"commit\"") != true)
    }

    @Test("A command that fails is an answer with isError, not an error of the protocol")
    func failure() throws {
        let exchange = try ContextExchange(call("tree", #"{"layouts":["missing.json"]}"#), in: workspace)
        #expect(try exchange.result()["isError"] as? Bool == true)
        #expect(try exchange.text().contains("there is no file or folder missing.json"))
    }

    @Test("Where CI is set, nothing is accepted")
    func continuousIntegration() throws {
        let exchange = try ContextExchange(
            call("accept", #"{"all":true}"#), in: workspace, environment: ["CI": "true"])
        #expect(try exchange.result()["isError"] as? Bool == true)
    }

    /// Writes a layout whose tree does not fit into one response.
    private func writeLongLayout() throws {
        let views = (0..<2_000).map { #"{ "class": "UILabel", "frame": [0, \#($0), 10, 10], "text": "“\#($0)”" }"# }
        try workspace.write(
            #"{ "root": { "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [\#(views.joined(separator: ","))] } }"#,
            to: "many.json")
    }

    @Test("A long answer has pages, which together are what the command prints", arguments: ["text", "json"])
    func pages(format: String) throws {
        try writeLongLayout()
        let whole = try workspace.reflow("tree", "many.json", "--format", format).output
        let first = try ContextExchange(
            call("tree", #"{"layouts":["many.json"],"format":"\#(format)"}"#), in: workspace)
        #expect(try first.text().utf8.count <= ContextServer.answerLimit)
        let content = try #require(try first.result()["content"] as? [[String: Any]])
        let last = try #require(content.last?["text"] as? String)
        #expect(last.contains("(page 1 of ") && last.hasSuffix("exit status 0: success\n"), "\(last.suffix(200))")
        let structured = try #require(try first.result()["structuredContent"] as? [String: String])
        #expect(structured == ["text": content.compactMap { $0["text"] as? String }.joined()])
        #expect(try whole.hasPrefix(first.text().components(separatedBy: "\n(page 1 of ")[0]))
    }

    @Test("Structured content: JSON is sent as text and as an object; nothing else is in its text")
    func structured() throws {
        try workspace.layout("page.json")
        let exchange = try ContextExchange(
            call("tree", #"{"layouts":["page.json"],"format":"json"}"#), in: workspace)
        let tree = try workspace.reflow("tree", "page.json", "--format", "json").output
        #expect(try exchange.text() == tree)
        let structured = try #require(try exchange.result()["structuredContent"] as? NSDictionary)
        #expect(try structured == JSONSerialization.jsonObject(with: Data(tree.utf8)) as? NSDictionary)
        let text = try ContextExchange(call("tree", #"{"layouts":["page.json"]}"#), in: workspace)
        #expect(try text.result()["structuredContent"] as? [String: String] == ["text": text.text()])
    }

    @Test("Output schema: whatever a tool answers, its structured content follows the schema that is listed for it")
    func outputSchemas() throws {
        try workspace.layout("Layouts/page.json")
        try writeLongLayout()
        _ = try workspace.reflow("record")
        try workspace.layout("Layouts/page.json", x: 20)
        var calls: [(tool: String, arguments: String)] = [
            ("explain", #"{"layout":"Layouts/page.json","to":"landscape","format":"json"}"#),
            ("explain", #"{"layout":"Layouts/page.json","view":"bar","to":"landscape","format":"json"}"#),
            ("tree", #"{"layouts":["many.json"],"format":"json"}"#),
        ]
        for format in ["text", "json"] {
            calls += [
                ("look", #"{"layouts":["Layouts/page.json"],"format":"\#(format)"}"#),
                ("tree", #"{"layouts":["Layouts/page.json"],"format":"\#(format)"}"#),
                ("explain", #"{"layout":"Layouts/page.json","view":"title","format":"\#(format)"}"#),
                ("render", #"{"layouts":["Layouts/page.json"],"output":"out","format":"\#(format)"}"#),
                ("diff", #"{"a":"out","b":"out","format":"\#(format)"}"#), ("lint", #"{"format":"\#(format)"}"#),
                ("test", #"{"format":"\#(format)"}"#), ("accept", #"{"all":true,"format":"\#(format)"}"#),
            ]
        }
        let messages =
            [#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#]
            + calls.enumerated().map { ContextExchange.call($0 + 3, $1.tool, $1.arguments) }
        let exchange = try ContextExchange(messages.joined(separator: "\n"), in: workspace)
        let tools = try #require(try exchange.result()["tools"] as? [[String: Any]])
        func text(_ json: Any?) throws -> String {
            String(decoding: try JSONSerialization.data(withJSONObject: try #require(json)), as: UTF8.self)
        }
        for (index, call) in calls.enumerated() {
            let tool = try #require(tools.first { $0["name"] as? String == call.tool })
            let checker = try JSONSchemaChecker(try text(tool["outputSchema"]))
            let result = try exchange.result(index + 1)
            #expect(result["isError"] as? Bool == false, "\(call): \(result)")
            let content = try text(result["structuredContent"])
            #expect(try checker.problems(in: content) == [], "\(call): \(content)")
        }
    }

    @Test("Pictures that render has written are in its answer, if that is asked for", arguments: ["text", "json"])
    func pictures(format: String) throws {
        try workspace.layout("page.json")
        let exchange = try ContextExchange(
            call("render", #"{"layouts":["page.json"],"output":"out","format":"\#(format)","pictures":true}"#),
            call("render", #"{"layouts":["page.json"],"output":"out","format":"\#(format)"}"#, id: 3), in: workspace)
        func images(_ index: Int) throws -> [Data] {
            try #require(try exchange.result(index)["content"] as? [[String: Any]]).compactMap { content in
                content["type"] as? String == "image"
                    ? (content["data"] as? String).flatMap { Data(base64Encoded: $0) } : nil
            }
        }
        let names = ["portrait", "landscapeRight"].map { "out/page.iphone-8.\($0).png" }
        #expect(try images(0) == names.map { try workspace.data($0) })
        #expect(try images(1) == [])
    }

    @Test("Progress: it is told under the client's token, grows, and ends with the answer")
    func progress() throws {
        for index in 0..<5 { try workspace.layout("Layouts/l\(index).json") }
        for token in ["\"abc\"", "7"] {
            let exchange = try ContextExchange(
                #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"test","arguments":{},"#
                    + #""_meta":{"progressToken":\#(token)}}}"#, in: workspace)
            let told = exchange.answers.dropLast().compactMap { $0["params"] as? [String: Any] }
            #expect(exchange.answers.dropLast().allSatisfy { $0["method"] as? String == "notifications/progress" })
            #expect(told.compactMap { $0["progress"] as? Int } == [1, 2, 3, 4, 5])
            #expect(told.allSatisfy { $0["total"] as? Int == 5 && $0["message"] as? String != nil })
            #expect(told.allSatisfy { "\($0["progressToken"] ?? "")" == token.replacing("\"", with: "") })
            #expect(exchange.answers.last?["id"] as? Int == 2)
        }
    }

    @Test("Cancellation: a call that is cancelled writes no goldens and is not answered; the next one is")
    func cancellation() throws {
        for index in 0..<20 { try workspace.layout("Layouts/l\(index).json") }
        let exchange = try ContextExchange(
            call("test", #"{"update":true}"#),
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2,"reason":"no"}}"#,
            ContextExchange.call(3, "tree", #"{"layouts":["Layouts/l0.json"]}"#), in: workspace)
        #expect(exchange.answers.compactMap { $0["id"] as? Int } == [3])
        // The run may have drawn its first layouts.
        #expect(workspace.files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }.count < 20)
        #expect(!workspace.files.contains("report/results.json"))
    }

    @Test("A message that is too long is refused, and the next one is answered")
    func longMessage() throws {
        let exchange = try ContextExchange(
            String(repeating: " ", count: ContextMessage.byteLimit + 1), #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
            in: workspace)
        #expect(try exchange.error().code == -32600)
        #expect(exchange.answers[1]["id"] as? Int == 3)
    }

    // MARK: The folder

    /// A folder beside the workspace with a layout and a property list.
    private func outside() throws -> TemporaryFolder {
        let outside = try TemporaryFolder("outside")
        try workspace.layout("page.json")
        try outside.write(workspace.text("page.json"), to: "page.json")
        try outside.write(
            """
            <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
            <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
            """, to: "Info.plist")
        return outside
    }

    @Test("Paths that lead out of the folder are refused: named outright, by dots, or by links")
    func paths() throws {
        let outside = try outside()
        let path = outside.url.path
        let inner = workspace.url
        try FileManager.default.createSymbolicLink(
            at: inner.appending(path: "link.json"), withDestinationURL: outside.url.appending(path: "page.json"))
        try FileManager.default.createSymbolicLink(at: inner.appending(path: "folder"), withDestinationURL: outside.url)
        try FileManager.default.createSymbolicLink(
            at: inner.appending(path: "nothing.png"), withDestinationURL: outside.url.appending(path: "new.png"))
        let calls = [
            call("tree", #"{"layouts":["\#(path)/page.json"]}"#), call("tree", #"{"layouts":["link.json"]}"#),
            call("tree", #"{"layouts":["folder/page.json"]}"#), call("tree", #"{"layouts":["folder"]}"#),
            call("tree", #"{"layouts":["../\#(outside.url.lastPathComponent)/page.json"]}"#),
            call("tree", #"{"layouts":["page.json"],"device-file":["\#(path)/page.json"]}"#),
            call("look", #"{"layouts":["page.json"],"since":"\#(path)/page.json"}"#),
            call("look", #"{"layouts":["page.json"],"picture":"\#(path)/new.png"}"#),
            call("look", #"{"layouts":["page.json"],"picture":"folder/new.png"}"#),
            call("look", #"{"layouts":["page.json"],"picture":"nothing.png"}"#),
            call("render", #"{"layouts":["page.json"],"output":"\#(path)/new"}"#),
            call("test", #"{"report":"\#(path)/report"}"#), call("test", #"{"snapshots":"/"}"#),
            call("test", #"{"junit":"../new.xml"}"#), call("diff", #"{"a":"/etc","b":"page.json"}"#),
        ]
        for call in calls {
            let exchange = try ContextExchange(call, in: workspace)
            #expect(try exchange.result()["isError"] as? Bool == true, "\(call)")
            #expect(try exchange.text().contains("is outside the folder"), "\(call): \(exchange.answers)")
        }
        #expect(outside.files == ["Info.plist", "page.json"])
    }

    @Test("Folders that commands use by themselves may not be links that lead out")
    func standardFolders() throws {
        let outside = try outside()
        try FileManager.default.createSymbolicLink(
            at: workspace.url.appending(path: "report"), withDestinationURL: outside.url)
        let exchange = try ContextExchange(call("look", #"{"layouts":["page.json"]}"#), in: workspace)
        #expect(try exchange.text().contains("\"report\" is outside the folder"))
        #expect(outside.files == ["Info.plist", "page.json"])
    }

    @Test("What a layout names outside the folder is not read: property lists, and layouts behind links in a folder")
    func contents() throws {
        let outside = try outside()
        let layout = try workspace.text("page.json")
        try workspace.write(
            layout.replacingOccurrences(
                of: "{ \"devices\"",
                with:
                    "{ \"application\": { \"infoPlist\": \"../\(outside.url.lastPathComponent)/Info.plist\" }, \"devices\""
            ),
            to: "plist.json")
        try workspace.layout("Layouts/page.json")
        try FileManager.default.createSymbolicLink(
            at: workspace.url.appending(path: "Layouts/secret.json"),
            withDestinationURL: outside.url.appending(path: "page.json"))
        let exchange = try ContextExchange(
            call("tree", #"{"layouts":["plist.json"]}"#), call("tree", #"{"layouts":["Layouts"]}"#, id: 3),
            call("lint", #"{"paths":["Layouts"]}"#, id: 4), in: workspace)
        for index in 0..<3 {
            #expect(try exchange.text(index).contains("it points outside"), "\(exchange.answers)")
            #expect(try exchange.result(index)["isError"] as? Bool == true)
        }
        // Without the server, both files are read.
        #expect(try workspace.reflow("tree", "plist.json", "Layouts").status == 0)
    }

    @Test("A suite file above the folder does not count")
    func suiteFile() throws {
        try workspace.write("no suite file", to: "reflow.json")
        try workspace.layout("inner/Layouts/page.json")
        let inner = workspace.url.appending(path: "inner")
        let lines = [ContextExchange.initialize, call("lint", #"{"paths":["Layouts"]}"#)]
        let run = try ReflowProcess(["mcp"], in: inner, input: Data(lines.joined(separator: "\n").utf8))
        #expect(run.output.contains("no issues"), "\(run.output)")
        #expect(try ReflowProcess(["lint"], in: inner).status == 2)
    }
}
