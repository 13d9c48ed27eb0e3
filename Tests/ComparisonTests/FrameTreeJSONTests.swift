import Comparison
import Foundation
import KitValues
import LayoutRules
import Screens
import TestSupport
import Testing

@Suite("A tree as JSON")
struct FrameTreeJSONTests {
    @Test("Keys stand as the contract has them, defaults are left out, numbers are shortest")
    func everyField() {
        var tree = FrameTree(
            device: "iPhone 15", orientation: "portrait", semantics: "iOS15", size: CGSize(width: 393, height: 852),
            scale: 3, root: FrameNode("UIWindow", frame: CGRect(0, 0, 393, 852)))
        tree.append(
            FrameNode(
                "UILabel", customClass: "PriceLabel", id: "price", frame: CGRect(16, 0.1, 1000.0 / 3, 44),
                bounds: CGRect(0, 0, 1000.0 / 3, 44),
                safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5),
                autoresizingMask: [.flexibleBottomMargin, .flexibleWidth], text: "\"€\"\n",
                looks: [
                    .textColor: "#FF3B30", .backgroundColor: "#00000080", .ofClass: "#FF9500", .tintColor: "#007AFF",
                ], isHidden: true, alpha: 0.25),
            depth: 1)
        tree.append(FrameNode("UIView", frame: .zero), depth: 1)
        let warning = OutputWarning(code: "font.missing", message: "No “Foo”.", file: "a.json", line: 3, id: "price")
        #expect(
            TreeReport(of: tree, warnings: [warning]).json == """
                {
                  "device": "iPhone 15",
                  "orientation": "portrait",
                  "semantics": "iOS15",
                  "size": [393, 852],
                  "scale": 3,
                  "root": {
                    "class": "UIWindow",
                    "frame": [0, 0, 393, 852],
                    "bounds": [0, 0, 393, 852],
                    "subviews": [
                      {
                        "class": "UILabel",
                        "customClass": "PriceLabel",
                        "id": "price",
                        "frame": [16, 0.1, 333.3333333333333, 44],
                        "bounds": [0, 0, 333.3333333333333, 44],
                        "safeAreaInsets": [1, 2, 3, 4.5],
                        "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"],
                        "text": "\\"€\\"\\n",
                        "backgroundColor": "#00000080",
                        "textColor": "#FF3B30",
                        "tintColor": "#007AFF",
                        "levelTintColor": "#FF9500",
                        "hidden": true,
                        "alpha": 0.25,
                        "subviews": []
                      },
                      {
                        "class": "UIView",
                        "frame": [0, 0, 0, 0],
                        "bounds": [0, 0, 0, 0],
                        "subviews": []
                      }
                    ]
                  },
                  "warnings": [
                    {
                      "code": "font.missing",
                      "message": "No “Foo”.",
                      "file": "a.json",
                      "line": 3,
                      "id": "price"
                    }
                  ]
                }

                """)
    }

    @Test("Of several trees each says where it comes from, and with frames in the window where they are")
    func several() {
        let tree = FrameTree.sample([(1, FrameNode("UIView", frame: CGRect(5, 6, 7, 8)))])
        let json = [
            TreeReport(of: tree, file: "a.json"),
            TreeReport(of: tree, file: "b.xib", object: "i5M", hasFramesInWindow: true),
        ].json
        #expect(json.hasPrefix("[\n  {\n    \"file\": \"a.json\",\n    \"device\""))
        #expect(json.contains("\"file\": \"b.xib\",\n    \"object\": \"i5M\",\n"))
        #expect(json.components(separatedBy: "\"frameInWindow\": [5, 6, 7, 8]").count == 2)
    }

    @Test("Without a device and warnings: null and an empty array")
    func empty() {
        let tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: .zero, scale: 2,
            root: FrameNode("UIView", frame: .zero))
        let json = TreeReport(of: tree).json
        #expect(json.contains("\"device\": null,\n  \"orientation\": null,"))
        #expect(json.hasSuffix("\"warnings\": []\n}\n"))
    }

    @Test("Law: Foundation reads every tree's JSON and finds what was put in", arguments: 0..<100 as Range<UInt64>)
    func readBack(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let tree = FrameTree.random(using: &generator, number: hundredths)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(TreeReport(of: tree).json.utf8)) as? [String: Any])
        var pending = [try #require(object["root"] as? [String: Any])]
        for node in tree.nodes {
            let member = pending.removeLast()
            #expect(member["class"] as? String == node.className)
            #expect(member["id"] as? String == node.id)
            #expect(member["customClass"] as? String == node.customClass)
            #expect(member["text"] as? String == node.text)
            #expect((member["hidden"] as? Bool ?? false) == node.isHidden)
            #expect((member["alpha"] as? Double ?? 1) == Double(node.alpha))
            #expect((member["autoresizingMask"] as? [String] ?? []) == node.autoresizingMask.names)
            let frame = [node.frame.origin.x, node.frame.origin.y, node.frame.size.width, node.frame.size.height]
            #expect(member["frame"] as? [Double] == frame.map { Double($0) })
            pending += (try #require(member["subviews"] as? [[String: Any]])).reversed()
        }
        #expect(pending.isEmpty)
    }

    @Test("What is no number in JSON is null")
    func notFinite() {
        let tree = FrameTree.sample([(1, FrameNode("UIView", frame: CGRect(.nan, .infinity, 1, -0.0)))])
        #expect(TreeReport(of: tree).json.contains("\"frame\": [null, null, 1, 0]"))
    }
}
