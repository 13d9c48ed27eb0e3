import Foundation
import TestSupport
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
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "tree").output).problems(in: tree.output) == [])
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

    @Test("A text size that is asked for holds in documents, whatever size their frames were stored at")
    func documentTextSize() throws {
        func tree(height: Double, _ size: String) throws -> String {
            try workspace.write(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
                  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                  <objects>
                    <view contentMode="scaleToFill" id="page">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                      <subviews>
                        <label text="Hello subheadline" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                          <rect key="frame" x="10" y="10" width="42" height="\(height)"/>
                          <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>
                        </label>
                      </subviews>
                      <constraints>
                        <constraint firstItem="label" firstAttribute="top" secondItem="page" secondAttribute="top" id="c1"/>
                        <constraint firstItem="label" firstAttribute="leading" secondItem="page"
                          secondAttribute="leading" id="c2"/>
                      </constraints>
                    </view>
                  </objects>
                </document>
                """, to: "page.xib")
            return try workspace.reflow("tree", "page.xib", "--size", "300x200", "--content-size", size).output
        }
        // A subheadline is 18 points high at the default size, and 20.5 at extraLarge.
        #expect(try tree(height: 18, "accessibilityLarge") == tree(height: 20.5, "accessibilityLarge"))
        #expect(try tree(height: 18, "accessibilityLarge") != tree(height: 18, "large"))
        #expect(try tree(height: 20.5, "large") != tree(height: 18, "large"), "the canvas stood at another size")
    }

    @Test("--size has no device, no orientation and scale 2, and says that it heeds none")
    func size() throws {
        let tree = try workspace.reflow(
            "tree", "a.json", "--root", "bar", "--size", "100x20.5", "--format", "json", "--device", "iPhone 8")
        #expect(tree.status == 0)
        #expect(tree.error == "--device, --orientation and --steps have no effect with --size, which uses no device\n")
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "tree").output).problems(in: tree.output) == [])
        let object = try object(tree.output)
        #expect(object["device"] is NSNull && object["orientation"] is NSNull)
        #expect(object["scale"] as? Double == 2)
        #expect((object["root"] as? [String: Any])?["id"] as? String == "bar")
        #expect((object["root"] as? [String: Any])?["frame"] as? [Double] == [0, 0, 100, 20.5])
    }

    @Test("Several layouts, or a folder of them, are printed below their names; what cannot be shown is passed over")
    func several() throws {
        try workspace.layout("more/a.json", text: "Other")
        let both = try workspace.reflow("tree", "a.json", "more/a.json", "--frames")
        let one = try workspace.reflow("tree", "a.json", "--frames").output
        #expect(both.status == 0)
        #expect(both.output == "a.json:\n\(one)\nmore/a.json:\n" + one.replacing("\"Hello\"", with: "\"Other\""))
        try workspace.write("[", to: "more/open.json")
        let folder = try workspace.reflow("tree", "more", "--format", "json")
        #expect(folder.status == 2 && folder.error.hasPrefix("more/open.json:1:2: error: "))
        let trees = try JSONSerialization.jsonObject(with: Data(folder.output.utf8)) as? [[String: Any]]
        #expect(trees?.map { $0["file"] as? String } == ["more/a.json"])
        // A layout file has one root, so "all" names the file.
        let all = try workspace.reflow("tree", "a.json", "--root", "all", "--frames")
        #expect(all.status == 0 && all.output == "a.json:\n\(one)")
    }

    @Test("Every root of a document is printed with --root all")
    func allRoots() throws {
        try workspace.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="10117" \
            targetRuntime="iOS.CocoaTouch">
              <objects>
                <view contentMode="scaleToFill" id="one"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></view>
                <view contentMode="scaleToFill" id="two"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/></view>
              </objects>
            </document>
            """, to: "Cells.xib")
        let trees = try workspace.reflow("tree", "Cells.xib", "--root", "all", "--size", "100x50")
        #expect(trees.status == 0)
        #expect(
            trees.output == """
                Cells.xib, root one:
                tree semantics=iOS15 size=(100 50) scale=2
                UIView #one (0 0; 100 50)

                Cells.xib, root two:
                tree semantics=iOS15 size=(100 50) scale=2
                UIView #two (0 0; 100 50)

                """)
    }

    @Test("Looks are printed by default, frames in the window on request, and appearance, size and direction count")
    func shapes() throws {
        let tree = try workspace.reflow("tree", "a.json", "--absolute", "--appearance", "dark")
        #expect(tree.output.contains("window=(0 600; 375 67) mask=W+TM backgroundColor=#0A84FF\n"))
        let frames = try workspace.reflow("tree", "a.json", "--frames", "--content-size", "extraSmall")
        #expect(frames.status == 0 && !frames.output.contains("#0A84FF") && !frames.output.contains("window="))
        let idle = try workspace.reflow("tree", "a.json", "--safe-area", "1,2,3,4")
        #expect(idle.status == 0 && idle.error.hasSuffix("have no effect without --size: the device determines them\n"))
        let sized = try workspace.reflow("tree", "a.json", "--size", "100x100", "--safe-area", "1,2,3,4")
        #expect(sized.output.contains("UIView #page (0 0; 100 100) safe=(1 2 3 4)"))
    }

    @Test("A refusal prints no tree and exits 1; a wrong name, file or folder exits 2")
    func refused() throws {
        try workspace.layout("upright.json", supported: "portrait")
        let refused = try workspace.reflow("tree", "upright.json", "--orientation", "landscape")
        #expect(refused.output == "")
        #expect(
            refused.error.hasPrefix(
                "upright.json: iPhone 8: controller (UIViewController) supports portrait, but not landscapeRight"))
        #expect(refused.status == 1)

        try workspace.write("[", to: "open.json")
        let lines: [([String], String)] = [
            (["a.json", "--root", "nope"], "reflow tree: no view of a.json has the id \"nope\"\n"),
            (["a.json", "--root", "nope", "--size", "1x1"], "a.json: error: no view has the id \"nope\"\n"),
            (["b.json"], "reflow tree: there is no file or folder b.json\n"),
            (["/dev/zero"], "/dev/zero: error: cannot read the file: it is not a regular file"),
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
