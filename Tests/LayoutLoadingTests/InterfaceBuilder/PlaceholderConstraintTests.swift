import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("What Xcode leaves out of the application (autolayout.md §16)")
struct PlaceholderConstraintTests {
    private let source = LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib"))

    private func layout(_ subviews: String, _ constraints: String, guides: String = "") throws -> LayoutDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects><view id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><color key="backgroundColor" white="1" alpha="1"/>
            <subviews>\(subviews)</subviews>\(guides)<constraints>\(constraints)</constraints></view></objects></document>
            """
        let parsed = InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions())
        #expect(parsed.diagnostics.isEmpty)
        return try #require(parsed.document).layout()
    }

    private func stage(_ layout: LayoutDocument, on device: String = "iPhone 8") throws -> LayoutStage {
        try LayoutStage(layout, on: DeviceCatalogue.standard.require(named: device), source: source)
    }

    private func view(_ id: String, _ attributes: String = "", element: String = "view") -> String {
        """
        <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="0" y="0" width="1" height="1"/></\(element)>
        """
    }

    private func pin(_ id: String, _ item: String, _ attribute: String, _ constant: Double = 0, _ more: String = "")
        -> String
    {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
        constant="\(constant)" id="\(id)" \(more)/>
        """
    }

    private func size(_ id: String, _ item: String, _ attribute: String, _ constant: Double, _ more: String = "")
        -> String
    {
        "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\" \(more)/>"
    }

    @Test("Placeholder constraints hold a view with priority 1, and a note says so once; with a size they are left out")
    func constraints() throws {
        let layout = try layout(
            view("a"),
            pin("x", "a", "leading", 10) + pin("y", "a", "top", 20)
                + size("w", "a", "width", 100, "placeholder=\"YES\"")
                + size("h", "a", "height", 50, "placeholder=\"YES\" priority=\"750\""))
        let stage = try stage(layout)
        #expect(stage.view("a")?.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(stage.openViews.isEmpty)
        #expect(
            stage.notes.map(\.message) == [
                "Xcode removes placeholder constraints when it builds the application; they have priority 1 here"
            ])
        #expect(stage.notes.first?.line == 4)
        let sized = try SizedView(
            layout, root: nil, size: CGSize(width: 375, height: 667), source: source, settings: .init())
        #expect(sized.view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 0, height: 0))
        #expect(sized.notes.map(\.code.rawValue) == ["ambiguousLayout"])
    }

    @Test("They give way to everything that the document says")
    func priorities() throws {
        let stage = try stage(
            layout(
                view("a"),
                pin("x", "a", "leading") + pin("y", "a", "top") + size("w", "a", "width", 100, "placeholder=\"YES\"")
                    + size("w2", "a", "width", 60, "priority=\"2\"") + size("h", "a", "height", 50)))
        #expect(stage.view("a")?.frame.width == 60)
        #expect(stage.conflicts.isEmpty)
    }

    @Test("A placeholder size holds a view of UIKit where nothing else does")
    func sizes() throws {
        let stack = """
            <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" \
            placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="44">
            <rect key="frame" x="0" y="0" width="1" height="1"/></stackView>
            """
        let found = try stage(
            layout(
                view("l") + stack,
                pin("lx", "l", "leading") + pin("lt", "l", "trailing") + pin("ly", "l", "top")
                    + pin("sx", "s", "leading") + pin("st", "s", "trailing") + pin("sb", "s", "bottom")
                        + """
                        <constraint firstItem="s" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="sl"/>
                        """))
        // Neither view has content; without the size, each could have all the space.
        #expect(found.view("s")?.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect(found.view("l")?.frame == CGRect(x: 0, y: 0, width: 375, height: 623))
        #expect(
            found.notes.map(\.message) == [
                "placeholder sizes are those of Interface Builder's canvas; they have priority 1 here"
            ])
    }

    @Test(
        "<keyboardLayoutGuide> is the keyboard's guide: its top is the end of the safe area while there is no keyboard")
    func keyboardGuide() throws {
        for key in ["key=\"keyboard\"", ""] {
            let stage = try stage(
                layout(
                    view("a"),
                    pin("x", "a", "leading") + pin("t", "a", "trailing") + size("h", "a", "height", 50)
                        + """
                        <constraint firstItem="k" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="b"/>
                        """, guides: "<keyboardLayoutGuide \(key) id=\"k\"/>"), on: "iPhone 15")
            // The position is 852 less 34, 8 and 50.
            #expect(stage.view("a")?.frame == CGRect(x: 0, y: 760, width: 393, height: 50))
            #expect(stage.notes.isEmpty)
        }
    }
}
