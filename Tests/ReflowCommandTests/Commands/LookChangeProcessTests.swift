import Foundation
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
