import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("reflow render --size")
struct RenderSizeProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
              "backgroundColor": "#FF0000", "subviews": [
                { "class": "UIView", "id": "card", "frame": [0, 0, 375, 50], "autoresizingMask": ["flexibleWidth"],
                  "backgroundColor": "#00FF00" },
                { "class": "UIView", "id": "safe", "frame": [10, 20, 30, 40], "fill": "safeArea",
                  "backgroundColor": "#0000FF" } ] } }
            """, to: "page.json")
    }

    private func bitmap(_ file: String) throws -> Bitmap {
        try workspace.picture(file)
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

    @Test("The root view gets the size, at scale 2 unless told, and the picture is named after it")
    func size() throws {
        let run = try workspace.reflow("render", "page.json", "--size", "200x120", "-o", "out")
        #expect(run.status == 0 && run.error == "", "\(run.error)")
        #expect(run.output == "out/page.200x120.png\n")
        let picture = try bitmap("out/page.200x120.png")
        #expect(picture.width == 400 && picture.height == 240)
        // Nothing is covered, so the safe area is the whole screen.
        #expect(pixel(picture, 399, 239) == pixel(picture, 0, 0))
        #expect(
            try workspace.reflow("render", "page.json", "--size", "200x120", "--scale", "1", "-o", "a.png").status == 0)
        #expect(try bitmap("a.png").width == 200)
        let dark = try workspace.reflow(
            "render", "page.json", "--size", "200x120.5", "--appearance", "dark", "--contrast", "high",
            "--layout-direction", "rightToLeft")
        #expect(dark.output == "page.200x120-5.dark.high-contrast.rtl.png\n", "\(dark.output)")
    }

    @Test(
        "A size that no picture has is refused with those that are allowed",
        arguments: [
            ("0.1x0.1", "2", "0.1 × 0.1", "0.25 to 8192"), ("10x0", "2", "10 × 0", "0.25 to 8192"),
            ("10000x10000", "1", "10000 × 10000", "0.5 to 10000"), ("0.1x5", "3", "0.1 × 5", "0.167 to 5461"),
        ])
    func sizes(size: String, scale: String, told: String, range: String) throws {
        let run = try workspace.reflow("render", "page.json", "--size", size, "--scale", scale)
        #expect(run.status == 2 && run.output == "")
        #expect(
            run.error
                == "reflow render: a picture of \(told) points cannot be drawn; at scale \(scale), each side of --size "
                + "may be from \(range) points, and the picture may have at most 67108864 pixels\n")
        let smallest = range.prefix { $0 != " " }
        let least = try workspace.reflow("render", "page.json", "--size", "\(smallest)x\(smallest)", "--scale", scale)
        #expect(least.status == 0, "\(least.error)")
    }

    @Test("Of several pictures for one file, what tells them apart is to be chosen")
    func several() throws {
        func advice(_ arguments: String...) throws -> String {
            let run = try ReflowProcess(["render", "page.json", "-o", "one.png"] + arguments, in: workspace.url)
            #expect(run.status == 2 && !workspace.files.contains("one.png"))
            return run.error.replacing(
                "reflow render: one.png is one file, but there are several pictures; ", with: "")
        }
        let settings =
            "name one --appearance, one --contrast, one --content-size and one --layout-direction, "
            + "or write to a folder\n"
        let dark = ["--appearance", "light", "--appearance", "dark"]
        #expect(try advice("--size", "20x20", dark[0], dark[1], dark[2], dark[3]) == settings)
        #expect(try advice("--orientation", "portrait", dark[0], dark[1], dark[2], dark[3]) == settings)
        #expect(try advice() == "choose one with --device and --orientation, or write to a folder\n")
        try workspace.write(workspace.text("page.json"), to: "other.json")
        #expect(try advice("other.json", "--size", "20x20") == "name one layout, or write to a folder\n")
        try workspace.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <view id="one"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
            <view id="two"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
            </objects></document>
            """, to: "page.json")
        try FileManager.default.moveItem(
            at: workspace.url.appending(path: "page.json"), to: workspace.url.appending(path: "page.xib"))
        let roots = try workspace.reflow(
            "render", "page.xib", "--root", "all", "--size", "20x20", "-o", "one.png")
        #expect(
            roots.error.hasSuffix("several pictures; choose one root with --root, or write to a folder\n"),
            "\(roots.error)")
    }

    @Test("The environment is stated, as for tree; a view of the layout can be drawn alone")
    func environment() throws {
        _ = try workspace.reflow(
            "render", "page.json", "--size", "200x120", "--scale", "1", "--safe-area", "60,0,10,0", "-o", "a.png")
        let picture = try bitmap("a.png")
        // The colours are green up to 50, red up to 60, blue up to 110, then red.
        let colors = [40, 55, 100, 115].map { pixel(picture, 100, $0) }
        #expect(Set(colors).count == 3 && colors[1] == colors[3], "\(colors)")
        let tree = try workspace.reflow("tree", "page.json", "--size", "200x120", "--safe-area", "60,0,10,0")
        #expect(tree.output.contains("(0 60; 200 50)"), "\(tree.output)")
        let card = try workspace.reflow("render", "page.json", "--root", "card", "--size", "80x30", "--scale", "1")
        #expect(card.output == "page.card.80x30.png\n", "\(card.error)")
        let alone = try bitmap("page.card.80x30.png")
        #expect(Set(alone.pixels) == [colors[0]])
    }

    @Test("What has no effect is said, what cannot be is an error")
    func errors() throws {
        let idle = try workspace.reflow("render", "page.json", "--size", "20x20", "--device", "iPhone 15")
        #expect(idle.status == 0)
        #expect(
            idle.error == "--device, --orientation and --steps have no effect with --size, which uses no device\n")
        let without = try workspace.reflow("render", "page.json", "--safe-area", "1,2,3,4")
        #expect(without.error.contains("have no effect without --size"))
        let unknown = try workspace.reflow("render", "page.json", "--size", "20x20", "--root", "cart")
        #expect(unknown.status == 2 && unknown.error.contains("cart"), "\(unknown.error)")
        #expect(try workspace.reflow("render", "page.json", "--size", "20").status == 2)
        #expect(try workspace.reflow("watch", "page.json", "--size", "20x20").status == 2)
    }
}
