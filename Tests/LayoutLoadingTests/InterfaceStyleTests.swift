import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Testing

@testable import LayoutLoading

@MainActor
@Suite("overrideUserInterfaceStyle in layout files")
struct InterfaceStyleTests {
    private func style(_ id: String, in stage: LayoutStage) -> UIUserInterfaceStyle? {
        stage.view(id)?.traitCollection.userInterfaceStyle
    }

    @Test("A controller's holds for its view, a view's for what is in it")
    func values() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "id": "root", "overrideUserInterfaceStyle": "dark",
                "view": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
                  { "class": "UILabel", "id": "title", "frame": [0, 0, 10, 10], "text": "a" },
                  { "class": "UIView", "frame": [0, 0, 10, 10], "overrideUserInterfaceStyle": "light", "subviews": [
                    { "class": "UIView", "id": "inner", "frame": [0, 0, 10, 10] } ] } ] } } }
            """
        ).stage()
        #expect(style("title", in: stage) == .dark)
        #expect(style("inner", in: stage) == .light)
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Of a variation it ends with the variation")
    func variation() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
                { "class": "UIView", "id": "view", "frame": [0, 0, 10, 10], "variations": [
                  { "when": { "orientation": "landscape" }, "set": { "overrideUserInterfaceStyle": "dark" } } ] } ] } }
            """
        ).stage()
        #expect(style("view", in: stage) == .light)
        _ = stage.turn(to: .landscape)
        #expect(style("view", in: stage) == .dark)
        _ = stage.turn(to: .turn(.portrait))
        #expect(style("view", in: stage) == .light)
    }

    @Test("A word that is no style is an error that names those that are")
    func unknown() throws {
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "overrideUserInterfaceStyle": "drak" } }
            """)
        let parsed = try layout.source.parse(shownAs: "layout.json", classes: [:])
        #expect(parsed.diagnostics.contains { $0.description.contains("dark") })
    }
}
