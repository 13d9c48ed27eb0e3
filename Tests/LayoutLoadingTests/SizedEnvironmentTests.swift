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
