import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

/// Views to which the canvas of the document's Xcode gave other sizes than today's iOS.
@MainActor
@Suite("Content on Interface Builder's canvas (autolayout.md §9.2, frames.md)")
struct CanvasContentTests {
    /// A document with one view in a root, pinned at its leading and top edges.
    private func document(_ element: String, tools: Int) throws -> InterfaceBuilderDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(element)</subviews>
            <constraints><constraint id="x" firstItem="it" firstAttribute="leading" secondItem="root"
            secondAttribute="leading"/><constraint id="y" firstItem="it" firstAttribute="top" secondItem="root"
            secondAttribute="top"/></constraints></view></objects>
            <resources><image name="play.png" width="23" height="15"/></resources></document>
            """
        return try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document)
    }

    private func element(
        _ name: String, _ attributes: String = "", stored: CGSize = CGSize(width: 10, height: 10), more: String = ""
    ) -> String {
        """
        <\(name) id="it" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="0" y="0" width="\(stored.width)" height="\(stored.height)"/>\(more)</\(name)>
        """
    }

    private let source = LayoutSource(
        url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib"))

    /// The size of the element with its content size on the canvas.
    private func size(_ element: String, tools: Int) throws -> CGSize? {
        var settings = StageSettings()
        settings.scale = 2
        settings.textSizes = .measured
        let sized = try SizedView(
            document(element, tools: tools).layout(), root: nil, size: CGSize(width: 375, height: 667),
            source: source, settings: settings)
        return sized.view.subviews.first?.frame.size
    }

    private func deviceSize(_ element: String, tools: Int) throws -> CGSize? {
        try LayoutStage(
            document(element, tools: tools).layout(), on: DeviceCatalogue.standard.require(named: "iPhone 8"),
            source: source
        ).view("it")?.frame.size
    }

    @Test(
        "Wheels are 162 points high in the betas of Xcode 11 alone",
        arguments: [(14_092, 216.0), (14_845, 162), (15_100, 216), (16_097, 216), (17_147, 216)])
    func wheels(tools: Int, height: Double) throws {
        for name in ["pickerView", "datePicker"] {
            let wheels = element(name, stored: CGSize(width: 320, height: 216))
            #expect(try size(wheels, tools: tools) == CGSize(width: 320, height: height))
            #expect(try deviceSize(wheels, tools: tools)?.height == 216)
        }
    }

    @Test(
        "Fields with round corners are 30 points high until iOS 12, and then 34",
        arguments: [(11_762, 30.0), (14_460, 30), (14_868, 30), (15_100, 34), (16_097, 34), (17_147, 34)])
    func fields(tools: Int, height: Double) throws {
        let field = element("textField", "borderStyle=\"roundedRect\" text=\"Name\"")
        #expect(try size(field, tools: tools)?.height == CGFloat(height))
        #expect(try deviceSize(field, tools: tools)?.height == 34)
    }

    @Test(
        "§0a.20: a search bar is 56 points high from iOS 11 on, and 44 on the canvas before",
        arguments: [(10_117, 44.0), (11_762, 44), (13_196, 56), (16_097, 56), (21_701, 56)])
    func searchBars(tools: Int, height: Double) throws {
        let bar = element("searchBar")
        #expect(try size(bar, tools: tools)?.height == CGFloat(height))
        #expect(try deviceSize(bar, tools: tools)?.height == 56)
    }

    @Test("An empty label keeps the height of a line before Xcode 10", arguments: [(13_196, 21.0), (14_868, 0)])
    func emptyLabels(tools: Int, height: Double) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        let label = element("label", "text=\"\"", more: font)
        #expect(try size(label, tools: tools) == CGSize(width: 0, height: height))
        #expect(try deviceSize(label, tools: tools)?.height == 0)
    }

    @Test(
        "Segments of the betas of Xcode 11 are a point lower", arguments: [(14_490, 29.0), (14_803, 28), (16_097, 32)])
    func segments(tools: Int, height: Double) throws {
        let control = element("segmentedControl", more: "<segments><segment title=\"A\"/></segments>")
        #expect(try size(control, tools: tools)?.height == CGFloat(height))
    }

    @Test("§16: the placeholder size of a class of UIKit holds on the canvas, and on a device where nothing else does")
    func placeholderSizes() throws {
        let picture = element("imageView", "placeholderIntrinsicWidth=\"48\" placeholderIntrinsicHeight=\"28\"")
        #expect(try size(picture, tools: 21_000) == CGSize(width: 48, height: 28))
        #expect(try deviceSize(picture, tools: 21_000) == CGSize(width: 48, height: 28))
        let label = element(
            "label", "text=\"\" placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"21\"")
        #expect(try size(label, tools: 21_000)?.height == 21)
        #expect(try deviceSize(label, tools: 21_000)?.height == 0)
    }

    @Test("A button with a picture alone is as high as a line of its font, in whole points")
    func pictureButtons() throws {
        let button = element("button", more: "<state key=\"normal\" image=\"play.png\"/>")
        #expect(try size(button, tools: 16_097) == CGSize(width: 23, height: 22))
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"11\"/>"
        let small = element("button", more: font + "<state key=\"normal\" image=\"play.png\"/>")
        #expect(try size(small, tools: 16_097) == CGSize(width: 23, height: 15))
    }

    @Test("§12.7: a stopped indicator that hides keeps its room in a stack view, and other hidden views do not")
    func stoppedIndicators() throws {
        func stack(_ attributes: String) -> String {
            element(
                "stackView", "axis=\"vertical\"",
                more: """
                    <subviews><activityIndicatorView id="wheel" hidden="YES" \(attributes) style="gray" \
                    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="20" height="20"/>
                    </activityIndicatorView><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="0" y="20" width="40" height="30"/><constraints>
                    <constraint id="w" firstAttribute="width" constant="40"/>
                    <constraint id="h" firstAttribute="height" constant="30"/></constraints></view></subviews>
                    """)
        }
        let stopped = stack("hidesWhenStopped=\"YES\"")
        // The height is 20 for the wheel and 30 for the view below it.
        #expect(try size(stopped, tools: 18_122) == CGSize(width: 40, height: 50))
        #expect(try deviceSize(stopped, tools: 18_122) == CGSize(width: 40, height: 30))
        #expect(try size(stack(""), tools: 18_122) == CGSize(width: 40, height: 30))
        #expect(
            try size(stack("hidesWhenStopped=\"YES\" animating=\"YES\""), tools: 18_122)
                == CGSize(width: 40, height: 30))
    }

    private func label(_ text: String, _ stored: Double, lines: Int = 1) -> String {
        element(
            "label", "text=\"\(text)\" numberOfLines=\"\(lines)\"", stored: CGSize(width: 200, height: stored),
            more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }

    private func renamed(_ element: String, _ id: String) -> String {
        element.replacingOccurrences(of: "\"it\"", with: "\"\(id)\"")
    }

    @Test(
        "Labels of one line are as high as their line in whole points where more are stored so than lower",
        arguments: [(21.0, 21.0), (20.5, 20.5), (20.333, 20.5), (77, 20.5)])
    func wholePoints(stored: Double, height: Double) throws {
        // A line of 17 points is 20.287 high, 20.5 on pixels.
        #expect(try size(label("Label", stored), tools: 14_490)?.height == CGFloat(height))
        #expect(try deviceSize(label("Label", stored), tools: 14_490)?.height == 20.5)
        // Labels of several lines are ignored and say nothing about the canvas.
        #expect(try size(label("Label", stored, lines: 0), tools: 14_490)?.height == 20.5)
    }

    @Test("Where as many labels are stored on pixels as in whole points, none is rounded")
    func mixedPoints() throws {
        let lower = renamed(label("Label", 20.5), "lower")
        #expect(try size(label("Label", 21) + lower, tools: 14_490)?.height == 20.5)
        let higher = renamed(label("Label", 21), "higher")
        #expect(try size(label("Label", 21) + lower + higher, tools: 14_490)?.height == 21)
    }

    @Test("Lines that a label breaks into at its stored width tell the content size of the canvas, too")
    func brokenLines() throws {
        // The font has 26 points at the content size small, 28 at the default one; its line is 31.03 or 33.41 high.
        let title = styled("Title1", "Label", 300, 31.5)
        #expect(try size(title, tools: 14_460)?.height == 31.5)
        // Two lines of 17 points with a leading of 22 are 42.29 high. One label is for the content size small, one for
        // the default.
        let body = renamed(
            styled("Body", "Apple Banana", 60, 42.5).replacingOccurrences(
                of: "text=", with: "numberOfLines=\"0\" text="), "body")
        #expect(try size(title + body, tools: 14_460)?.height == 33.5)
    }

    @Test("§9.2: up to Xcode 11 a field with round corners has 21 points beside its text", arguments: [14_490, 21_000])
    func fieldWidths(tools: Int) throws {
        let field = element(
            "textField", "borderStyle=\"roundedRect\" placeholder=\"password\"",
            more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>")
        // The placeholder is 61.95 wide, 62 on pixels.
        #expect(try size(field, tools: tools)?.width == (tools < 17_000 ? 83 : 76))
        #expect(try deviceSize(field, tools: tools)?.width == 76)
    }

    @Test("behaviour.md §12.4: what stands in for a font has its line height, on the canvas and on a device")
    func standIns() throws {
        func font(_ name: String, _ size: Int) -> String {
            "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"Any\" pointSize=\"\(size)\"/>"
        }
        // 1.165 × 34 is 39.61.
        let title = element("label", "text=\"Simplenote\"", more: font("HelveticaNeue", 34))
        #expect(try size(title, tools: 17_154)?.height == 40)
        #expect(try deviceSize(title, tools: 17_154)?.height == 40)
        // 1.1641 × 14 is 16.3, and a field without a border adds 2 to whole points.
        let field = element("textField", "text=\"/bin/login\"", more: font("Menlo-Regular", 14))
        #expect(try size(field, tools: 17_506)?.height == 18)
        // The text is 173.93 wide, and a button adds 12 points above and below the line: 1.165 × 15 is 17.48, 18 in
        // whole points.
        let button = element(
            "button", "buttonType=\"roundedRect\" hasAttributedTitle=\"YES\"",
            more: """
                <state key="normal"><attributedString key="attributedTitle">
                <fragment content="I am a very special Button"><attributes>
                <font key="NSFont" size="15" name="HelveticaNeue"/></attributes></fragment>
                </attributedString></state>
                """)
        #expect(try size(button, tools: 15_400) == CGSize(width: 174, height: 30))
    }

    @Test(
        "behaviour.md §12.2: the betas of Xcode 11 show large titles at 30 points",
        arguments: [(14_490, 41.0), (14_800, 36), (16_097, 41)])
    func largeTitles(tools: Int, height: Double) throws {
        let label = styled("Title0", "Launch Screen", 390, height)
        #expect(try size(label, tools: tools)?.height == CGFloat(height))
        #expect(try deviceSize(label, tools: tools)?.height == 41)
    }

    private func styled(_ style: String, _ text: String, _ width: Double, _ height: Double, more: String = "") -> String
    {
        element(
            "label", "text=\"\(text)\"", stored: CGSize(width: width, height: height),
            more: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>" + more)
    }

    @Test(
        "The stored sizes of labels in text styles tell the content size of the canvas",
        arguments: [
            // The font has 17 points at the smallest size, 20 at the default one: behaviour.md §12.
            ("Title3", 41.5, 24.0, CGSize(width: 41.5, height: 20.5)),
            ("Title3", 200, 20.5, CGSize(width: 41.5, height: 20.5)),
            ("Title3", 48, 24, CGSize(width: 48, height: 24)), ("Title3", 200, 24, CGSize(width: 48, height: 24)),
            ("Title3", 200, 77, CGSize(width: 48, height: 24)),
        ])
    func contentSizes(style: String, width: Double, height: Double, expected: CGSize) throws {
        // The height of the first is fixed by a constraint, so it says nothing about the canvas.
        let fixed =
            width == 41.5
            ? "<constraints><constraint id=\"h\" firstAttribute=\"height\" constant=\"24\" priority=\"1\"/></constraints>"
            : ""
        let label = styled(style, "Label", width, height, more: fixed)
        #expect(try size(label, tools: 21_000) == expected)
        #expect(try deviceSize(label, tools: 21_000) == CGSize(width: 48, height: 24))
    }
}
