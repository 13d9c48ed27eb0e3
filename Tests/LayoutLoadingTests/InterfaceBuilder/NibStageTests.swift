import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("An Interface Builder document on a device")
struct NibStageTests {
    private func nib(_ objects: String, attributes: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
        <objects>\(objects)</objects></document>
        """
    }

    private func view(
        _ id: String, _ frame: [Int], element: String = "view", mask: String = "", attributes: String = "",
        content: String = "", subviews: String = ""
    ) -> String {
        """
        <\(element) id="\(id)" \(attributes)>
        <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
        <autoresizingMask key="autoresizingMask" \(mask)/>\(content)<subviews>\(subviews)</subviews></\(element)>
        """
    }

    private func stage(_ text: String, root: String? = nil, on device: String = "iPhone 8") throws -> LayoutStage {
        let document = try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document)
        return try LayoutStage(
            document.layout(root: root), on: DeviceCatalogue.standard.require(named: device),
            source: LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib")))
    }

    @Test("A screen fills the window and follows it by its masks")
    func screen() throws {
        let corner = view("corner", [280, 440, 30, 30], mask: "flexibleMinX=\"YES\" flexibleMinY=\"YES\"")
        let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: corner)))
        #expect(stage.view("root")?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(stage.view("corner")?.frame == CGRect(x: 335, y: 627, width: 30, height: 30))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("corner")?.frame == CGRect(x: 627, y: 335, width: 30, height: 30))
        #expect(stage.shownView === stage.window)
    }

    @Test("A banner keeps its height, takes the window's width and is shown alone")
    func banner() throws {
        let mask = "widthSizable=\"YES\" heightSizable=\"YES\""
        let button = view("close", [280, 10, 30, 30], element: "button", mask: "flexibleMinX=\"YES\"")
        let stage = try stage(nib(view("banner", [0, 0, 320, 50], mask: mask, subviews: button)))
        #expect(stage.view("banner")?.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
        #expect(stage.view("close")?.frame == CGRect(x: 335, y: 10, width: 30, height: 30))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("banner")?.frame == CGRect(x: 0, y: 0, width: 667, height: 50))
        #expect(stage.shownView === stage.view("banner"))
    }

    @Test("Rows take their table's width, and contents their cell's size")
    func table() throws {
        let label = view("label", [10, 10, 300, 20], element: "label", mask: "widthSizable=\"YES\"")
        let cell = """
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="320" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="290" height="43"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes>
            """
        let table = view(
            "table", [0, 0, 320, 480], element: "tableView", mask: "widthSizable=\"YES\" heightSizable=\"YES\"",
            content: cell)
        let stage = try stage(nib(table))
        #expect(stage.view("cell")?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(stage.view("content")?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        // The stored content is 290 wide, so the label gets 85 more.
        #expect(stage.view("label")?.frame == CGRect(x: 10, y: 10, width: 385, height: 20))
        #expect(stage.view("cell")?.classNames.kit == "UITableViewCell")
        #expect(stage.view("cell") is UITableViewCell && stage.view("table") is UITableView)
    }

    @Test("Turned, what is in a row keeps clear of the notch, and in an inset group the row itself")
    func rowsBesideTheNotch() throws {
        func table(_ style: String) -> String {
            let cell = """
                <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyleValue1" textLabel="text"
                detailTextLabel="value"><rect key="frame" x="0" y="28" width="393" height="44"/>
                <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(view("text", [16, 10, 100, 24], element: "label"))
                \(view("value", [300, 10, 77, 24], element: "label"))</subviews></tableViewCellContentView>
                </tableViewCell></prototypes>
                """
            return nib(
                view(
                    "table", [0, 0, 393, 852], element: "tableView", mask: "widthSizable=\"YES\" heightSizable=\"YES\"",
                    attributes: "style=\"\(style)\"", content: cell))
        }
        // An iPhone 15 covers 59 points on either side in landscape (devices.json), where it is 852 wide.
        // Inset groups are 20 from the sides, and from the notch (tables.md §1); the first one is 35 from the top.
        for (style, upright, cell, content) in [
            (
                "plain", CGRect(x: 0, y: 0, width: 393, height: 44), CGRect(x: 0, y: 0, width: 852, height: 44),
                CGRect(x: 59, y: 0, width: 734, height: 44)
            ),
            (
                "insetGrouped", CGRect(x: 20, y: 35, width: 353, height: 44),
                CGRect(x: 79, y: 35, width: 694, height: 44), CGRect(x: 0, y: 0, width: 694, height: 44)
            ),
        ] {
            let stage = try stage(table(style), on: "iPhone 15")
            #expect(stage.view("cell")?.frame == upright, "\(style)")
            #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
            #expect(stage.view("cell")?.frame == cell, "\(style)")
            #expect(stage.view("content")?.frame == content, "\(style)")
            #expect(stage.turn(to: .turn(.portrait)) == .shown(.portrait))
            #expect(stage.view("cell")?.frame == upright, "\(style)")
        }
    }

    @Test("The labels of a cell of one of UIKit's styles get the room that their texts need")
    func labelsOfStyledCells() throws {
        func label(_ id: String, _ text: String, _ frame: [Double]) -> String {
            """
            <label text="\(text)" id="\(id)"><rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])"
            height="\(frame[3])"/><autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        func cell(_ style: String, _ labels: String) -> String {
            let cell = """
                <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="text"
                detailTextLabel="value"><rect key="frame" x="0" y="28" width="393" height="44"/>
                <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(labels)</subviews>
                </tableViewCellContentView></tableViewCell></prototypes>
                """
            return nib(
                view(
                    "table", [0, 0, 393, 852], element: "tableView", mask: "widthSizable=\"YES\" heightSizable=\"YES\"",
                    content: cell))
        }
        // The frames are as Xcode 5 stored them, in whole points and with another font. At @3x, "Title" needs 33 and
        // "Detail" 44 with the system font of 17 points (behaviour.md §12).
        let (text, value) = (label("text", "Title", [16, 11, 20, 21]), label("value", "Detail", [337, 11, 41, 21]))
        let stage = try stage(cell("Value1", text + value), on: "iPhone 15")
        let shownText = try #require(stage.view("text")?.frame)
        let shownValue = try #require(stage.view("value")?.frame)
        #expect(shownText.minX == 16 && abs(shownText.width - 33) < 0.5)
        #expect(abs(shownValue.maxX - 377) < 0.001 && abs(shownValue.width - 43.67) < 0.5)
        // Texts have the widths that they need, and none leaves its cell.
        let wide = try self.stage(
            cell(
                "Subtitle",
                label("text", "Title", [16, 6, 60, 21])
                    + label("value", String(repeating: "Detail ", count: 20), [16, 26, 41, 15])),
            on: "iPhone 15")
        #expect(wide.view("text")?.frame.width == shownText.width)
        #expect(wide.view("value")?.frame.minX == 16 && wide.view("value")?.frame.width == 361)
        // A long value does not overlap the title; a long title leaves nothing.
        let long = String(repeating: "Detail ", count: 20)
        let values = try self.stage(
            cell("Value1", label("text", "Title", [16, 11, 60, 21]) + label("value", long, [140, 11, 238, 21])),
            on: "iPhone 15")
        let title = try #require(values.view("text")?.frame)
        #expect(title.minX == 16 && title.width == shownText.width)
        #expect(values.view("value")?.frame.minX == title.maxX + 8 && values.view("value")?.frame.maxX == 377)
        let titles = try self.stage(
            cell("Value1", label("text", long, [16, 11, 250, 21]) + label("value", "Detail", [296, 11, 82, 21])),
            on: "iPhone 15")
        #expect(titles.view("text")?.frame.minX == 16 && titles.view("text")?.frame.width == 361)
        #expect(titles.view("value")?.frame.width == 0)
    }

    @Test("Classes, the app's and UIKit's, and texts are those of the document")
    func names() throws {
        let field = view("f", [0, 0, 100, 30], element: "textField", attributes: "customClass=\"NameField\"")
        let toggle = view("s", [0, 0, 51, 31], element: "switch")
        let text = view("t", [0, 40, 100, 100], element: "textView", attributes: "text=\"Long text\"")
        let unknown = view("u", [0, 0, 10, 10], element: "novelView")
        let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: field + toggle + text + unknown)))
        #expect(try #require(stage.view("f")).classNames == ("UITextField", "NameField"))
        #expect(stage.view("f") is UITextField)
        #expect(try #require(stage.view("s")).classNames == ("UISwitch", nil))
        #expect(try #require(stage.view("t")).classNames == ("UITextView", nil))
        #expect(stage.view("t")?.portrait.text == "Long text")
        #expect(try #require(stage.view("u")).classNames == ("UIView", nil))
        #expect(try #require(stage.view("root")).classNames == ("UIView", nil))
    }

    @Test("What is shown alone has no safe area: a scroll view in it begins where it was drawn")
    func aloneWithoutSafeArea() throws {
        let scroller = view(
            "scroller", [0, 0, 320, 100], element: "scrollView",
            content: "<size key=\"contentSize\" width=\"320\" height=\"400\"/>",
            subviews: view("inner", [0, 0, 320, 400]))
        let text = nib(view("banner", [0, 0, 320, 100], subviews: scroller))
        for text in [text, text.replacingOccurrences(of: "version=", with: "useAutolayout=\"YES\" version=")] {
            let stage = try stage(text, on: "iPhone 15")
            #expect(stage.view("scroller")?.safeAreaInsets == .zero)
            #expect(stage.view("scroller")?.bounds.origin == .zero)
        }
        let screen = try self.stage(nib(view("root", [0, 0, 320, 480], subviews: scroller)), on: "iPhone 15")
        #expect(screen.view("scroller")?.safeAreaInsets.top == 59)
    }

    @Test("What is drawn in outline is laid out in any size, and raises nothing")
    func smallStandIns() throws {
        let items =
            "<items><navigationItem title=\"Title\"><barButtonItem key=\"leftBarButtonItem\" title=\"L\"/></navigationItem></items>"
        let tabs = "<items><tabBarItem title=\"One\" image=\"x\"/></items>"
        let tools = "<items><barButtonItem systemItem=\"add\"/><barButtonItem systemItem=\"flexibleSpace\"/></items>"
        let cells =
            "<sections><tableViewSection headerTitle=\"H\" footerTitle=\"F\"><cells><tableViewCell accessoryType=\"checkmark\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></tableViewCell></cells></tableViewSection></sections>"
        for size in [0, 1, 7, 40] {
            let frame = [0, 0, size, size]
            let views = [
                view("a", frame, element: "navigationBar", content: items),
                view("b", frame, element: "toolbar", content: tools),
                view("c", frame, element: "tabBar", content: tabs),
                view("d", frame, element: "tableView", attributes: "style=\"insetGrouped\"", content: cells),
                view("e", frame, element: "searchBar"), view("f", frame, element: "textView", attributes: "text=\"x\""),
                view("g", frame, element: "mapView"),
            ]
            let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: views.joined())), on: "iPhone 15")
            _ = stage.perform { stage.shownView.drawing() }
            #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
            _ = stage.perform { stage.shownView.drawing() }
            #expect(stage.diagnostics.isEmpty, "\(size)")
        }
    }

    @Test("A bar is UIKit's own, with its look and its items; at the bottom of the screen its content keeps its height")
    func bars() throws {
        let tools = """
            <items><barButtonItem systemItem="flexibleSpace"/><barButtonItem>
            <view key="customView" id="own"><rect key="frame" x="0" y="0" width="60" height="20"/></view>
            </barButtonItem></items>
            """
        let title = """
            <color key="barTintColor" white="0" alpha="1"/><textAttributes key="titleTextAttributes">
            <color key="textColor" white="1" alpha="1"/></textAttributes>
            <items><navigationItem title="Before"/><navigationItem title="Title"/></items>
            """
        let views = [
            view("n", [0, 20, 320, 44], element: "navigationBar", attributes: "barStyle=\"black\"", content: title),
            view(
                "t", [0, 436, 320, 44], element: "toolbar", mask: "widthSizable=\"YES\" flexibleMinY=\"YES\"",
                content: tools),
        ]
        let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: views.joined())), on: "iPhone 15")
        let bar = try #require(stage.view("n") as? UINavigationBar)
        #expect(bar.items?.map(\.title) == ["Before", "Title"])
        #expect(bar.barStyle == .black)
        #expect(bar.barTintColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let toolbar = try #require(stage.view("t") as? UIToolbar)
        // The home indicator covers 34 points, and 16 are the screen's margin.
        #expect(toolbar.frame == CGRect(x: 0, y: 808, width: 393, height: 44))
        #expect(toolbar.safeAreaInsets.bottom == 34)
        #expect(stage.view("own")?.superview === toolbar)
        #expect(stage.view("own")?.frame == CGRect(x: 317, y: 12, width: 60, height: 20))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(toolbar.frame == CGRect(x: 0, y: 349, width: 852, height: 44))
        #expect(stage.view("own")?.frame.minY == 12)
    }

    @Test("A document for tvOS says why it does not turn")
    func television() throws {
        let text = nib(view("root", [0, 0, 1920, 1080])).replacingOccurrences(
            of: "InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder.AppleTV")
        let layout = try stage(text).document
        try layout.checkTurn(to: .turn(.portrait))
        let refusal = #expect(throws: LayoutLoadingError.self) { try layout.checkTurn(to: .landscape) }
        #expect(refusal?.diagnostics.map(\.code) == [.otherSystem])
        #expect(refusal?.description.contains("an Apple TV has no orientations") == true)
    }

    @Test("A font or an image that is not there is a warning, and something else is shown")
    func substitutes() throws {
        let image = view("i", [0, 0, 100, 30], element: "imageView", attributes: "image=\"nowhere.png\"")
        let label = view(
            "l", [0, 0, 100, 30], element: "label", attributes: "text=\"x\"",
            content: "<fontDescription key=\"fontDescription\" name=\"Nofont-Bold\" pointSize=\"20\"/>")
        let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: image + label)))
        #expect(stage.warnings.map(\.code) == [.noBackground, .missingImage, .missingFont])
        #expect((stage.view("i") as? UIImageView)?.image?.size == CGSize(width: 16, height: 16))
        #expect((stage.view("l") as? UILabel)?.font == .systemFont(ofSize: 20, weight: .bold))
    }

    @Test("Runs of an attributed text that have the same attributes stand side by side")
    func attributedRuns() throws {
        let attributes = "<attributes><font key=\"NSFont\" size=\"24\" metaFont=\"system\"/></attributes>"
        let fragments = ["", "a", "b", "c"].map { "<fragment content=\"\($0)\">\(attributes)</fragment>" }.joined()
        let label = view(
            "l", [0, 0, 100, 30], element: "label",
            content: "<attributedString key=\"attributedText\">\(fragments)</attributedString>")
        let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: label)))
        #expect(stage.view("l")?.portrait.text == "abc")
    }

    @Test("With Auto Layout constraints place views in every size, and turning back restores every frame")
    func constraints() throws {
        let label = """
            <label id="label" text="Hi" translatesAutoresizingMaskIntoConstraints="NO">\
            <rect key="frame" x="10" y="20" width="300" height="30"/></label>
            """
        let constraints = """
            <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="10" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="10" id="c2"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" \
            id="c3"/>
            <constraint firstItem="label" firstAttribute="height" constant="30" id="c4">\
            <variation key="heightClass=compact" constant="44"/></constraint>
            </constraints>
            """
        let text = nib(
            view("root", [0, 0, 320, 480], content: constraints, subviews: label), attributes: "useAutolayout=\"YES\"")
        let stage = try stage(text, on: "iPhone 15")
        let frame = CGRect(x: 10, y: 20, width: 373, height: 30)
        #expect(stage.view("label")?.frame == frame)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("label")?.frame == CGRect(x: 10, y: 20, width: 832, height: 44))
        _ = stage.turn(to: .turn(.portrait))
        #expect(stage.view("label")?.frame == frame)
        let source = LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib"))
        let sized = try SizedView(
            stage.document, root: nil, size: CGSize(width: 480, height: 320), source: source, settings: .init())
        #expect(sized.view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 460, height: 30))
    }

    @Test("Views are called by their labels in the outline, or by what they show; ids that were made up are no names")
    func spokenNames() throws {
        let label = view("K9T-7b-K3O", [0, 0, 90, 20], element: "label", attributes: "text=\"Lamp\"")
        let lamp = view("G74-Jg-Lue", [100, 0, 50, 30], element: "switch", attributes: "userLabel=\"Lamp Switch\"")
        let own = view("top-to-end", [200, 0, 50, 30], attributes: "userLabel=\"Own Name\"")
        let old = view("12", [0, 40, 90, 20])
        let kept = view("light icon", [0, 80, 90, 20])
        let stage = try stage(nib(view("root", [0, 0, 320, 480], subviews: label + lamp + own + old + kept)))
        let names = stage.view("root")?.subviews.map { $0.spokenName() }
        #expect(names == ["UILabel \"Lamp\"", "Lamp Switch", "Own Name", "second UIView of root", "light icon"])
        // The views are still found by their ids.
        #expect(stage.view("K9T-7b-K3O") != nil)
    }
}
