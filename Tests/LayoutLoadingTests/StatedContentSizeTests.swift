import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Content sizes that a file states")
struct StatedContentSizeTests {
    private func frames(_ text: String, name: String = "layout.json", _ size: CGSize) throws -> [String: CGRect] {
        let layout = try TemporaryLayout(text, name: name)
        var settings = StageSettings()
        settings.scale = 2
        settings.textSizes = .stored
        let sized = try SizedView(
            layout.document(), root: nil, size: size, source: layout.source, settings: settings)
        return Dictionary(
            uniqueKeysWithValues: sized.screen().tree.nodes.compactMap { node in node.id.map { ($0, node.frame) } })
    }

    private func row(_ options: String, _ arranged: [String], _ more: String = "") -> String {
        """
        { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 400, 300], "subviews": [
            { "class": "UIStackView", "id": "row", \(options), "arrangedSubviews": [ \(arranged.joined(separator: ", ")) ] }
            \(more) ],
          "constraints": [ "row.leading == self.leading", "row.top == self.top", "row.width == 280" ] } }
        """
    }

    private func view(_ id: String, _ width: Int, _ height: Int) -> String {
        "{ \"class\": \"UIView\", \"id\": \"\(id)\", \"intrinsicContentSize\": [\(width), \(height)] }"
    }

    @Test("fillProportionally shares a row by them (autolayout.md §12.4)")
    func proportions() throws {
        let found = try frames(
            row(
                "\"distribution\": \"fillProportionally\"", [view("a", 160, 20), view("b", 80, 20), view("c", 40, 20)]),
            CGSize(width: 400, height: 300))
        // The 280 points are divided in the ratio 4 : 2 : 1.
        #expect(found["a"] == CGRect(x: 0, y: 0, width: 160, height: 20))
        #expect(found["b"] == CGRect(x: 160, y: 0, width: 80, height: 20))
        #expect(found["c"] == CGRect(x: 240, y: 0, width: 40, height: 20))
    }

    @Test("The tallest of a row by them has the row's baseline (autolayout.md §10, §12.8)")
    func baselineOfRow() throws {
        // A view without text has its last baseline at the bottom, and the first at the top.
        let text = row(
            "\"alignment\": \"center\"", [view("low", 40, 20), view("tall", 40, 60)],
            ", { \"class\": \"UIView\", \"id\": \"mark\" }"
        ).replacingOccurrences(
            of: "\"row.width == 280\"",
            with: """
                "row.width == 280", "mark.top == row.firstBaseline", "mark.leading == self.leading",
                "mark.width == 5", "mark.bottom == row.lastBaseline"
                """)
        let found = try frames(text, CGSize(width: 400, height: 300))
        #expect(found["tall"]?.height == 60)
        #expect(found["mark"] == CGRect(x: 0, y: 0, width: 5, height: 60))
    }

    /// A label with a text longer than two lines of 100 points, stored with two lines, and a mark at each baseline.
    private func document(_ attributes: String, storedHeight: String) -> String {
        func mark(_ id: String, _ attribute: String) -> (view: String, constraints: String) {
            (
                """
                <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="0" width="5" height="5"/></view>
                """,
                """
                <constraint firstItem="\(id)" firstAttribute="top" secondItem="it" secondAttribute="\(attribute)" id="\(id)t"/>
                <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\(id)l"/>
                <constraint firstItem="\(id)" firstAttribute="width" constant="5" id="\(id)w"/>
                <constraint firstItem="\(id)" firstAttribute="height" constant="5" id="\(id)h"/>
                """
            )
        }
        let marks = [mark("first", "firstBaseline"), mark("last", "baseline")]
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label id="it" text="A text that takes more lines here than the canvas gave it" \(attributes) \
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="100" width="100" height="\(storedHeight)"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\(marks.map(\.view).joined())
            </subviews><constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="y"/>
            \(marks.map(\.constraints).joined())</constraints></view></objects></document>
            """
    }

    @Test("With stored sizes, baselines are those of the lines that were stored (autolayout.md §10, behaviour.md §12)")
    func storedBaselines() throws {
        // Two lines of 20.287 are 41 high with two pixels per point. A line of 20.5 has its baseline 16.5 below its top
        // and 4 above its bottom.
        let found = try frames(
            document("numberOfLines=\"0\"", storedHeight: "41"), name: "a.xib", CGSize(width: 375, height: 667))
        #expect(found["it"] == CGRect(x: 20, y: 100, width: 100, height: 41))
        #expect(found["first"]?.minY == 116.5)
        #expect(found["last"]?.minY == 137)
    }

    @Test("A single line lies in the middle of the stored height (autolayout.md §10)")
    func storedLine() throws {
        let found = try frames(document("", storedHeight: "40"), name: "a.xib", CGSize(width: 375, height: 667))
        // The middle is at 100 + 40 / 2, and the baseline is 16.5 - 20.5 / 2 = 6.25 below it: 126.25, on the pixel
        // 126.5.
        #expect(found["first"]?.minY == 126.5)
        #expect(found["last"]?.minY == 126.5)
    }
}
