import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("A view by itself in a stated environment")
struct SizedEnvironmentTests {
    private func frames(
        _ environment: SizedEnvironment, size: CGSize = CGSize(width: 320, height: 480)
    ) throws -> [String: CGRect] {
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 320, 480], "constraints": [
                "safe.leading == self.safeArea.leading", "safe.trailing == self.safeArea.trailing",
                "safe.top == self.safeArea.top", "safe.bottom == self.safeArea.bottom",
                "margins.leading == self.layoutMargins.leading", "margins.trailing == self.layoutMargins.trailing",
                "margins.top == self.layoutMargins.top", "margins.bottom == self.layoutMargins.bottom" ],
              "subviews": [
                { "class": "UIView", "id": "safe" }, { "class": "UIView", "id": "margins" },
                { "class": "UIView", "id": "varied", "frame": [0, 0, 10, 10], "variations": [
                  { "when": { "horizontalSizeClass": "compact" }, "set": { "frame": [0, 0, 20, 10] } },
                  { "when": { "horizontalSizeClass": "regular" }, "set": { "frame": [0, 0, 30, 10] } },
                  { "when": { "verticalSizeClass": "compact" }, "set": { "frame": [0, 0, 40, 10] } } ] } ] } }
            """)
        let sized = try SizedView(
            layout.document(), root: nil, size: size, environment: environment, source: layout.source,
            settings: .init())
        return Dictionary(
            uniqueKeysWithValues: sized.screen().tree.nodes.compactMap { node in node.id.map { ($0, node.frame) } })
    }

    @Test("The safe area is part of the margins, as far as these are not stated (autolayout.md §11.1)")
    func insets() throws {
        let none = try frames(SizedEnvironment())
        #expect(none["safe"] == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(none["margins"] == CGRect(x: 8, y: 8, width: 304, height: 464))
        let safe = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let inset = try frames(SizedEnvironment(safeAreaInsets: safe))
        #expect(inset["safe"] == CGRect(x: 10, y: 44, width: 298, height: 402))
        #expect(inset["margins"] == CGRect(x: 18, y: 52, width: 282, height: 386))
        let stated = try frames(
            SizedEnvironment(
                safeAreaInsets: safe, layoutMargins: UIEdgeInsets(top: 44, left: 26, bottom: 34, right: 28)))
        #expect(stated["safe"] == inset["safe"])
        #expect(stated["margins"] == CGRect(x: 26, y: 44, width: 266, height: 402))
    }

    @Test(
        "Size classes decide which variations match; any matches none",
        arguments: [
            (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, 20.0), (.regular, .regular, 30),
            (.regular, .compact, 40), (.unspecified, .unspecified, 10),
        ])
    func sizeClasses(
        horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, width: Double
    ) throws {
        let classes = SizedEnvironment.SizeClasses(horizontal: horizontal, vertical: vertical)
        #expect(try frames(SizedEnvironment(sizeClasses: classes))["varied"]?.width == CGFloat(width))
    }

    private func sized(
        _ text: String, _ environment: SizedEnvironment = SizedEnvironment(), size: CGSize,
        semantics: RotationSemantics? = nil
    ) throws -> SizedView {
        let layout = try TemporaryLayout(text)
        return try SizedView(
            layout.document(), root: nil, size: size, environment: environment, source: layout.source,
            semantics: semantics, settings: .init())
    }

    @Test("Constraints that conflict, and places that they leave open, are told as on a device")
    func notes() throws {
        let page = try sized(
            """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 400, 800],
              "constraints": [ "a.left == self.left", "a.top == self.top", "a.height == 5", "a.width == 50",
                { "equation": "a.width == 60", "identifier": "again" }, "b.left == self.left", "b.top == self.top",
                "b.height == 20" ],
              "subviews": [ { "class": "UIView", "id": "a" }, { "class": "UIView", "id": "b" } ] } }
            """, size: CGSize(width: 400, height: 800))
        let tree = page.screen(StageRequest(openPlaces: true)).tree
        #expect(page.notes.map(\.code.rawValue) == ["constraintConflict", "ambiguousLayout"])
        let conflict = try #require(page.notes.first)
        #expect(conflict.line == 2)
        #expect(conflict.message.hasPrefix("Likely mistake: a has two widths, 50 and 60; remove one of them"))
        #expect(conflict.message.contains("Conflict at this size."))
        #expect(
            page.notes.last?.message
                == "the layout of b is ambiguous: its constraints do not determine width; add constraints for width")
        #expect(tree.nodes.first { $0.id == "b" }?.ambiguous == [.width])
        // Reading the notes again adds none.
        #expect(page.notes.count == 2)
    }

    @Test("A conflict at one size need not be one at another")
    func conflictAtSize() throws {
        let text = """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 400, 800],
              "constraints": [ "a.left == self.left", "a.width == 5", "a.top == self.top + 300",
                "a.bottom == self.bottom - 300" ],
              "subviews": [ { "class": "UIView", "id": "a" } ] } }
            """
        let high = try sized(text, size: CGSize(width: 400, height: 800))
        let low = try sized(text, size: CGSize(width: 800, height: 400))
        #expect(high.notes.isEmpty)
        #expect(low.notes.map(\.code.rawValue) == ["constraintConflict"])
    }

    @Test("The generation is the one that was asked for, or the layout's")
    func semantics() throws {
        let text = """
            { "semantics": "iOS6", "root": { "class": "UIView", "frame": [0, 0, 20, 20] } }
            """
        let size = CGSize(width: 20, height: 20)
        #expect(try sized(text, size: size).screen().tree.semantics == "iOS6")
        #expect(try sized(text, size: size, semantics: .iOS16).screen().tree.semantics == "iOS16")
    }

    @Test(
        "Readable content is 664 points wide where there is room, but not in a compact width (autolayout.md §11.3)",
        arguments: [
            (1024.0, UIUserInterfaceSizeClass?.none, CGRect(x: 180, y: 8, width: 664, height: 484)),
            (1024, .regular, CGRect(x: 180, y: 8, width: 664, height: 484)),
            (1024, .compact, CGRect(x: 8, y: 8, width: 1008, height: 484)),
            (600, nil, CGRect(x: 8, y: 8, width: 584, height: 484)),
        ])
    func readableContent(width: Double, sizeClass: UIUserInterfaceSizeClass?, frame: CGRect) throws {
        var environment = SizedEnvironment()
        environment.sizeClasses = sizeClass.map { .init(horizontal: $0, vertical: .regular) }
        let page = try sized(
            """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 320, 480], "constraints": [
                "text.leading == self.readableContent.leading", "text.trailing == self.readableContent.trailing",
                "text.top == self.readableContent.top", "text.bottom == self.readableContent.bottom" ],
              "subviews": [ { "class": "UIView", "id": "text" } ] } }
            """, environment, size: CGSize(width: width, height: 500))
        #expect(page.screen().tree.nodes.first { $0.id == "text" }?.frame == frame)
    }

    @Test("The old guides have the stated lengths (autolayout.md §11.3)")
    func guides() throws {
        let layout = try TemporaryLayout(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="10117" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
              <scenes><scene sceneID="s"><objects>
                <viewController id="vc" sceneMemberID="viewController">
                  <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/>
                  </layoutGuides>
                  <view key="view" contentMode="scaleToFill" id="page">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="body">
                        <rect key="frame" x="0.0" y="20" width="320" height="460"/>
                      </view>
                    </subviews>
                    <constraints>
                      <constraint firstItem="body" firstAttribute="top" secondItem="tg" secondAttribute="bottom" id="1"/>
                      <constraint firstItem="body" firstAttribute="bottom" secondItem="bg" secondAttribute="top" id="2"/>
                      <constraint firstItem="body" firstAttribute="leading" secondItem="page" \
            secondAttribute="leading" id="3"/>
                      <constraint firstItem="body" firstAttribute="width" constant="100" id="4"/>
                    </constraints>
                  </view>
                </viewController>
              </objects></scene></scenes>
            </document>
            """, name: "Main.storyboard")
        let sized = try SizedView(
            layout.document(), root: nil, size: CGSize(width: 320, height: 480),
            environment: SizedEnvironment(layoutGuides: SizedEnvironment.GuideLengths(top: 64, bottom: 49)),
            source: layout.source, settings: .init())
        #expect(sized.view.subviews.first?.frame == CGRect(x: 0, y: 64, width: 100, height: 367))
    }
}
