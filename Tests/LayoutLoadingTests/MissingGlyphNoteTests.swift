import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Testing

@MainActor
@Suite("Characters that no font has")
struct MissingGlyphNoteTests {
    @Test("They are the warning missingGlyphs, once for each text, with the text, the characters and the script")
    func warning() throws {
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
                { "class": "UILabel", "frame": [20, 40, 280, 30], "text": "a \\u0378" },
                { "class": "UILabel", "frame": [20, 80, 280, 30], "text": "a \\u0378" },
                { "class": "UILabel", "frame": [20, 120, 280, 30], "text": "plain" } ] } }
            """)
        let stage = try layout.stage()
        _ = stage.screen(StageRequest(drawing: true))
        _ = stage.screen(StageRequest(drawing: true))
        let notes = stage.notes.filter { $0.code.rawValue == "missingGlyphs" }
        #expect(notes.count == 1)
        #expect(
            notes.first?.message
                == "\"a \\u0378\" is shown with boxes for some characters: no font contains \"\\u0378\" (symbols): "
                + "add one with --font-dir")
        // The log does not depend on the installed fonts.
        #expect(!stage.eventLog.contains("boxes"))
    }
}
