import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("Colours, fonts and images that change together with a frame or a text")
struct LookChangeProcessTests {
    private static func layout(_ card: String, _ title: String, _ pay: String) -> String {
        """
        { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
          "backgroundColor": "white", "subviews": [
          { "class": "UIView", "id": "card", "frame": [\(card), 100, 200, 200], "backgroundColor": "gray", "subviews": [
            { "class": "UILabel", "id": "title", "frame": [10, 10, 180, 40], \(title) } ] },
          { "class": "UIButton", "id": "pay", "frame": [20, 400, 200, 44], "title": "Pay", "titleColor": "black" \(pay) }
        ] } }
        """
    }

    @Test("They are told beside the frame of the view or of its superview: terminal, results, Markdown and page")
    func together() throws {
        let workspace = try Workspace()
        try workspace.write(
            Self.layout("20", ##""text": "Hello", "textColor": "#000000""##, ""), to: "Layouts/a.json")
        #expect(try workspace.reflow("record").status == 0)
        try workspace.write(
            Self.layout("40", ##""text": "Hi", "textColor": "#FF0000", "font": { "size": 20 }"##, ""),
            to: "Layouts/a.json")
        let run = try workspace.reflow("test", "--markdown", "out.md")
        #expect(run.status == 1)
        for text in [
            run.output + run.error, try workspace.text("out.md"), try workspace.text("report/results.json"),
            try workspace.text("report/index.html"),
        ] {
            let plain = text.replacingOccurrences(of: "\\", with: "").replacingOccurrences(of: "`", with: "")
            #expect(plain.contains("20 → 40"), "\(text)")
            #expect(plain.contains("#FF0000"), "\(text)")
            #expect(plain.contains("system 20"), "\(text)")
        }
    }

    private func picture(_ color: UInt32) throws -> Data {
        try PNG.encode(Bitmap(width: 40, height: 40, pixels: [UInt32](repeating: color, count: 1600)))
    }

    private func page(_ x: Int) -> String {
        """
        { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
          "backgroundColor": "white", "subviews": [
          { "class": "UIImageView", "id": "photo", "frame": [\(x), 100, 40, 40], "image": "lake" } ] } }
        """
    }

    @Test("An image that is replaced under its name is told beside the frame: terminal, results, Markdown and page")
    func replacedImage() throws {
        let workspace = try Workspace()
        try workspace.write(page(20), to: "Layouts/a.json")
        try picture(0xFFFF_0000).write(to: workspace.url.appending(path: "Layouts/lake.png"))
        #expect(try workspace.reflow("record").status == 0)
        let golden = "Snapshots/a/a.iphone-8.portrait.txt"
        let tree = try workspace.text(golden)
        #expect(try workspace.reflow("tree", "Layouts/a.json").output == tree)
        let digest = try #require(tree.firstMatch(of: /image=lake imageDigest=([0-9a-f]{8})\n/)?.1)
        let json = try workspace.reflow("tree", "Layouts/a.json", "--format", "json")
        #expect(json.output.contains("\"image\": \"lake\",") && json.output.contains("\"imageDigest\": \"\(digest)\""))

        try picture(0xFF00_00FF).write(to: workspace.url.appending(path: "Layouts/lake.png"))
        try workspace.write(page(60), to: "Layouts/a.json")
        let change = "x 20 → 60, image lake → lake (other pixels)"
        let run = try workspace.reflow("test", "--markdown", "out.md")
        #expect(run.status == 1 && run.output.contains("    photo: \(change)\n"), "\(run.output)")
        for file in ["out.md", "report/results.json", "report/index.html"] {
            let plain = try workspace.text(file).replacing("\\", with: "").replacing("`", with: "")
            #expect(plain.contains(change), "\(file)")
        }
        // A single change is reported in the same words.
        try workspace.write(page(20), to: "Layouts/a.json")
        let alone = try workspace.reflow("test")
        #expect(alone.output.contains("    photo: image lake → lake (other pixels)\n"), "\(alone.output)")
        #expect(!alone.output.contains("x 20 →"))

        // An old tree without digests reports no change and passes.
        for path in workspace.files where path.hasPrefix("Snapshots/") && path.hasSuffix(".txt") {
            try workspace.write(try workspace.text(path).replacing(#/ imageDigest=[0-9a-f]+/#, with: ""), to: path)
        }
        try picture(0xFFFF_0000).write(to: workspace.url.appending(path: "Layouts/lake.png"))
        #expect(try workspace.reflow("test").status == 0)
        try workspace.write(page(60), to: "Layouts/a.json")
        let older = try workspace.reflow("test")
        #expect(older.output.contains("    photo: x 20 → 60\n"), "\(older.output)")
    }

    @Test(
        "No tolerance is suggested where a view is hidden, came or went",
        arguments: [#", "isHidden": true"#, #", "alpha": 0.2"#, #", "autoresizingMask": ["flexibleTopMargin"]"#])
    func noAdvice(pay: String) throws {
        let workspace = try Workspace()
        try workspace.write(Self.layout("20", #""text": "Hello""#, ""), to: "Layouts/a.json")
        #expect(try workspace.reflow("record").status == 0)
        try workspace.write(Self.layout("20", #""text": "Hello""#, pay), to: "Layouts/a.json")
        let run = try workspace.reflow("test")
        #expect(run.status == 1)
        #expect((run.output + run.error).contains("pay"))
        #expect(!(run.output + run.error).contains("would pass"))
        #expect(!(try workspace.text("report/results.json")).contains("passesWith"))
    }
}
