import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("The ground of documents: what has no background is not black")
struct RootGroundTests {
    private let source = LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib"))

    private func layout(_ objects: String, attributes: String = "") throws -> LayoutDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" \(attributes)><objects>\(objects)</objects></document>
            """
        return try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document
        ).layout()
    }

    private func stage(_ layout: LayoutDocument, _ style: UIUserInterfaceStyle = .light) throws -> LayoutStage {
        var settings = StageSettings()
        settings.userInterfaceStyle = style
        return try LayoutStage(
            layout, on: DeviceCatalogue.standard.require(named: "iPhone 8"), source: source, settings: settings)
    }

    private func view(_ size: CGSize, _ inside: String = "", element: String = "view") -> String {
        """
        <\(element) id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>\(inside)
        </\(element)>
        """
    }

    private static let screen = CGSize(width: 375, height: 667)
    private static let banner = CGSize(width: 320, height: 50)

    private func hexadecimal(_ color: UIColor?, _ stage: LayoutStage) -> String? {
        color?.hexadecimal(in: stage.window.traitCollection)
    }

    @Test(
        "A root without an opaque background stands on the system's, with a note",
        arguments: [
            ("", "no"), ("<color key=\"backgroundColor\" white=\"1\" alpha=\"0.0\"/>", "no"),
            ("<nil key=\"backgroundColor\"/>", "no"),
            ("<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.5\"/>", "a translucent"),
        ])
    func clearRoots(inside: String, words: String) throws {
        for (style, color) in [(UIUserInterfaceStyle.light, "#FFFFFF"), (.dark, "#000000")] {
            let stage = try stage(layout(view(Self.screen, inside)), style)
            #expect(hexadecimal(stage.window.backgroundColor, stage) == color)
            let notes = stage.warnings.filter { $0.code == .noBackground }
            #expect(
                notes.map(\.message) == [
                    "the root view has \(words) background; it is shown on the system's background"
                ])
            #expect(notes.first?.id == "root")
        }
    }

    @Test("An opaque root, and one that paints by itself, need none")
    func opaqueRoots() throws {
        let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
        let blur = "<blurEffect style=\"light\"/>"
        for (inside, element) in [(white, "view"), (blur, "visualEffectView"), ("", "toolbar"), ("", "tableView")] {
            let stage = try stage(layout(view(Self.screen, inside, element: element)))
            #expect(stage.warnings.filter { $0.code == .noBackground }.isEmpty, "\(element)")
            #expect(stage.window.backgroundColor == nil)
        }
    }

    @Test("Pictures of a view alone have the ground behind it, on a device and at a size")
    func alone() throws {
        let document = try layout(view(Self.banner))
        let stage = try stage(document)
        #expect(stage.shownView.accessibilityIdentifier == "root")
        #expect(stage.shownView.sheetColor == .systemBackground)
        #expect(stage.shownView.backgroundColor == nil)
        let sized = try SizedView(document, root: nil, size: Self.banner, source: source, settings: .init())
        #expect(sized.notes.map(\.code) == [.noBackground])
        #expect(sized.view.sheetColor == .systemBackground)
    }

    @Test(
        "Tables and collections without a background have their class's (format.md §7)",
        arguments: [
            ("tableView", "style=\"plain\"", "#FFFFFF", "#000000"),
            ("tableView", "style=\"grouped\"", "#F2F2F7", "#000000"),
            ("tableView", "style=\"insetGrouped\"", "#F2F2F7", "#000000"), ("collectionView", "", "#FFFFFF", "#000000"),
        ])
    func tables(element: String, attributes: String, light: String, dark: String) throws {
        func table(_ inside: String) -> String {
            view(
                Self.screen,
                """
                <color key="backgroundColor" white="1" alpha="1"/><subviews><\(element) id="it" \(attributes)>
                <rect key="frame" x="0" y="0" width="375" height="667"/>\(inside)</\(element)></subviews>
                """)
        }
        for (style, color) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            let stage = try stage(layout(table("")), style)
            #expect(hexadecimal(stage.view("it")?.backgroundColor, stage) == color)
        }
        let own = try stage(
            layout(table("<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")))
        #expect(hexadecimal(own.view("it")?.backgroundColor, own) == "#FF0000")
    }

    @Test("Layout files stay on black")
    func layoutFiles() throws {
        let layout = try TemporaryLayout("{ \"root\": { \"class\": \"UIView\", \"frame\": [0, 0, 393, 852] } }")
        let stage = try layout.stage()
        #expect(stage.window.backgroundColor == nil)
        #expect(stage.warnings.isEmpty)
    }
}
