import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Visual effect views in files")
struct VisualEffectTests {
    /// A layout with one visual effect view.
    private func layout(_ effect: String) throws -> TemporaryLayout {
        try TemporaryLayout(
            """
            { "root": { "class": "UIView", "id": "root", "frame": [0, 0, 393, 852], "subviews": [
                { "class": "UIVisualEffectView", "id": "panel", "frame": [0, 652, 393, 200],
                  "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"], \(effect) } ] } }
            """)
    }

    private func drawing(_ view: UIVisualEffectView, as style: UIBlurEffect.Style?) -> Bool {
        let other = UIVisualEffectView(effect: style.map { UIBlurEffect(style: $0) })
        other.frame = view.frame
        return view.drawing() == other.drawing()
    }

    @Test("Subviews are in the content view, and keep their masks in it through a turn and back")
    func subviews() throws {
        let stage = try layout(
            """
            "effect": "systemMaterial", "subviews": [
              { "class": "UILabel", "id": "title", "frame": [16, 20, 361, 30], "autoresizingMask": ["flexibleWidth"] },
              { "class": "UIView", "id": "area", "fill": "safeArea" } ]
            """
        ).stage()
        let panel = try #require(stage.view("panel") as? UIVisualEffectView)
        let title = try #require(stage.view("title"))
        let area = try #require(stage.view("area"))
        #expect(title.superview === panel.contentView && area.superview === panel.contentView)
        #expect(title.frame == CGRect(x: 16, y: 20, width: 361, height: 30))
        #expect(area.frame == CGRect(x: 0, y: 0, width: 393, height: 166))
        _ = stage.turn(to: .landscape)
        #expect(panel.frame.width == 852 && panel.contentView.frame == panel.bounds)
        #expect(title.frame == CGRect(x: 16, y: 20, width: 820, height: 30))
        #expect(area.frame == CGRect(x: 59, y: 0, width: 734, height: 179))
        _ = stage.turn(to: .turn(.portrait))
        #expect(title.frame == CGRect(x: 16, y: 20, width: 361, height: 30))
    }

    @Test("The effect is the style of that name; without one there is none", arguments: 0..<21)
    func styles(rawValue: Int) throws {
        let names = [
            "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial",
            "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
            "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
            "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
            "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
        ]
        let stage = try layout("\"effect\": \"\(names[rawValue])\"").stage()
        let panel = try #require(stage.view("panel") as? UIVisualEffectView)
        stage.perform { #expect(drawing(panel, as: UIBlurEffect.Style(rawValue: rawValue))) }
        let without = try layout("\"effect\": null").stage()
        #expect((without.view("panel") as? UIVisualEffectView)?.effect == nil)
    }

    @Test("A variation sets another style, and none where the file has none")
    func variations() throws {
        let variation = #""variations": [{ "when": { "orientation": "landscape" }, "set": { "effect": "dark" } }]"#
        for (effect, style) in [("\"effect\": \"light\", ", UIBlurEffect.Style.light), ("", nil)]
            as [(String, UIBlurEffect.Style?)]
        {
            let stage = try layout(effect + variation).stage()
            let panel = try #require(stage.view("panel") as? UIVisualEffectView)
            stage.perform { #expect(drawing(panel, as: style)) }
            _ = stage.turn(to: .landscape)
            stage.perform { #expect(drawing(panel, as: .dark)) }
            _ = stage.turn(to: .turn(.portrait))
            stage.perform { #expect(drawing(panel, as: style)) }
        }
    }

    @Test("A style that does not exist is an error with the nearest one")
    func unknownStyle() throws {
        let layout = try layout(#""effect": "systemThinMateral""#)
        let parsed = try layout.source.parse(shownAs: "layout.json", classes: [:])
        let error = try #require(parsed.diagnostics.first)
        #expect(error.severity == .error && error.advice?.contains("\"systemThinMaterial\"") == true, "\(error)")
    }

    @Test("Constraints speak of the view and of what is in it")
    func constraints() throws {
        let stage = try layout(
            """
            "effect": "light", "subviews": [ { "class": "UIView", "id": "inner" } ],
            "constraints": [ "inner.leading == self.leading + 12", "inner.trailing == self.trailing - 12",
                             "inner.top == self.top + 10", "inner.height == 50" ]
            """
        ).stage()
        #expect(stage.view("inner")?.frame == CGRect(x: 12, y: 10, width: 369, height: 50))
    }

    @Test("The children of a controller with such a view are in its content view")
    func children() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController",
                "view": { "class": "UIVisualEffectView", "id": "panel", "frame": [0, 0, 393, 852] },
                "children": [{ "class": "UIViewController",
                               "view": { "class": "UIView", "id": "child", "frame": [0, 0, 393, 300] } }] } }
            """
        ).stage()
        let panel = try #require(stage.view("panel") as? UIVisualEffectView)
        #expect(stage.view("child")?.superview === panel.contentView)
    }

    // MARK: Interface Builder

    private func document(_ effect: String) throws -> LayoutStage {
        try TemporaryLayout(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                    <visualEffectView opaque="NO" contentMode="scaleToFill" \
            translatesAutoresizingMaskIntoConstraints="NO" id="panel">
                      <rect key="frame" x="10" y="20" width="116" height="58"/>
                      <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
            contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="116" height="58"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                            <rect key="frame" x="8" y="4" width="100" height="50"/>
                            <constraints>
                              <constraint firstAttribute="width" constant="100" id="c1"/>
                              <constraint firstAttribute="height" constant="50" id="c2"/>
                            </constraints>
                          </view>
                        </subviews>
                        <constraints>
                          <constraint firstItem="inner" firstAttribute="leading" secondItem="content" \
            secondAttribute="leading" constant="8" id="c3"/>
                          <constraint firstItem="inner" firstAttribute="top" secondItem="content" \
            secondAttribute="top" constant="4" id="c4"/>
                          <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" \
            constant="8" id="c5"/>
                          <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" \
            constant="4" id="c6"/>
                        </constraints>
                      </view>
                      \(effect)
                    </visualEffectView>
                  </subviews>
                  <constraints>
                    <constraint firstItem="panel" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="10" id="c7"/>
                    <constraint firstItem="panel" firstAttribute="top" secondItem="root" secondAttribute="top" \
            constant="20" id="c8"/>
                  </constraints>
                </view>
              </objects>
            </document>
            """, name: "panel.xib"
        ).stage()
    }

    @Test("format.md §3: the content view of a document is the view's own, with its id, properties and constraints")
    func contentView() throws {
        let stage = try document("<blurEffect style=\"systemThinMaterialDark\"/>")
        let panel = try #require(stage.view("panel") as? UIVisualEffectView)
        #expect(panel.contentView === stage.view("content") && panel.subviews.count == 1)
        #expect(panel.contentView.clipsToBounds && panel.contentView.contentMode == .center)
        #expect(panel.frame == CGRect(x: 10, y: 20, width: 116, height: 58))
        #expect(panel.contentView.frame == panel.bounds)
        #expect(stage.view("inner")?.frame == CGRect(x: 8, y: 4, width: 100, height: 50))
        stage.perform { #expect(drawing(panel, as: .systemThinMaterialDark)) }
    }

    @Test("A vibrancy effect leaves the content as it is")
    func vibrancy() throws {
        let stage = try document("<vibrancyEffect><blurEffect style=\"light\"/></vibrancyEffect>")
        let panel = try #require(stage.view("panel") as? UIVisualEffectView)
        #expect(panel.effect == nil && stage.view("inner")?.superview === panel.contentView)
    }
}
