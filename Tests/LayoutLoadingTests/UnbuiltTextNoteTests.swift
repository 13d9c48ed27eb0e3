import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Testing

@MainActor
@Suite("What texts ask for and do not get")
struct UnbuiltTextNoteTests {
    @Test("Hyphenation, serif and rounded designs are warnings with names, each once for a screen")
    func warnings() throws {
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
                { "class": "UILabel", "frame": [20, 40, 280, 30],
                  "attributedText": [{ "text": "a", "paragraphStyle": { "hyphenationFactor": 1 } }] },
                { "class": "UILabel", "frame": [20, 80, 280, 30], "text": "b",
                  "font": { "size": 17, "design": "rounded" } },
                { "class": "UILabel", "frame": [20, 120, 280, 30], "text": "c",
                  "font": { "size": 20, "design": "rounded" } },
                { "class": "UILabel", "frame": [20, 160, 280, 30], "text": "d",
                  "font": { "size": 17, "design": "serif" } },
                { "class": "UILabel", "frame": [20, 200, 280, 30], "text": "e",
                  "font": { "size": 17, "design": "monospaced" } } ] } }
            """)
        let stage = try layout.stage()
        _ = stage.screen(StageRequest(drawing: true))
        _ = stage.screen(StageRequest(drawing: true))
        #expect(
            stage.notes.map(\.code.rawValue).sorted() == ["hyphenation", "roundedDesign", "serifDesign"])
        #expect(
            stage.notes.first { $0.code.rawValue == "serifDesign" }?.message
                == "the serif design of the system font is not supported; its standard design is used instead")
    }
}
