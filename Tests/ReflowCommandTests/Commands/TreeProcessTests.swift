import Foundation
import Testing

@Suite("reflow tree")
struct TreeProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("a.json")
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("JSON after a rotation holds what its schema says")
    func json() throws {
        let tree = try workspace.reflow("tree", "a.json", "--orientation", "landscape", "--format", "json")
        #expect(tree.status == 0)
        #expect(tree.error == "")
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "tree").output).problems(in: tree.output) == [])
        let object = try object(tree.output)
        #expect(object["device"] as? String == "iPhone 8")
        #expect(object["orientation"] as? String == "landscapeRight")
        #expect(object["semantics"] as? String == "iOS15")
        #expect(object["size"] as? [Double] == [667, 375])
        #expect(object["scale"] as? Double == 2)
        let window = try #require(object["root"] as? [String: Any])
        #expect(window["class"] as? String == "UIWindow")
        let page = try #require((window["subviews"] as? [[String: Any]])?.first)
        let frames = (page["subviews"] as? [[String: Any]])?.map { $0["frame"] as? [Double] }
        #expect(frames == [[16, 40, 200, 30], [0, 308, 667, 67]])
    }

    @Test("--size has no device, no orientation and scale 2, and says that it heeds none")
    func size() throws {
        let tree = try workspace.reflow(
            "tree", "a.json", "--root", "bar", "--size", "100x20.5", "--format", "json", "--device", "iPhone 8")
        #expect(tree.status == 0)
        #expect(tree.error == "with --size there is no device: --device, --orientation and --steps do nothing\n")
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "tree").output).problems(in: tree.output) == [])
        let object = try object(tree.output)
        #expect(object["device"] is NSNull && object["orientation"] is NSNull)
        #expect(object["scale"] as? Double == 2)
        #expect((object["root"] as? [String: Any])?["id"] as? String == "bar")
        #expect((object["root"] as? [String: Any])?["frame"] as? [Double] == [0, 0, 100, 20.5])
    }

    @Test("A refusal prints no tree and exits 1; a wrong name, file or folder exits 2")
    func refused() throws {
        try workspace.layout("upright.json", supported: "portrait")
        let refused = try workspace.reflow("tree", "upright.json", "--orientation", "landscape")
        #expect(refused.output == "")
        #expect(
            refused.error.hasPrefix(
                "upright.json: iPhone 8: controller (UIViewController) supports portrait, not landscapeRight"))
        #expect(refused.status == 1)

        try workspace.write("[", to: "open.json")
        let lines: [([String], String)] = [
            (["a.json", "--root", "nope"], "reflow tree: no view of a.json has the id \"nope\"\n"),
            (["a.json", "--root", "nope", "--size", "1x1"], "a.json: error: no view has the id \"nope\"\n"),
            (["."], "reflow tree: . is a folder, not a layout file\n"),
            (["b.json"], "reflow tree: there is no file or folder b.json\n"),
            (["/dev/zero"], "/dev/zero: error: cannot read the file: it is not a file"),
            (["open.json"], "open.json:1:2: error: "),
        ]
        for (arguments, message) in lines {
            let process = try ReflowProcess(["tree"] + arguments, in: workspace.url)
            #expect(process.error.hasPrefix(message), "\(process.error)")
            #expect(process.output == "")
            #expect(process.status == 2)
        }
    }
}
