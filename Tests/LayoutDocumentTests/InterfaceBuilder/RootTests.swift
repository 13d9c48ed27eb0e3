import Foundation
import KitSchema
import LayoutDocument
import LayoutRules
import Testing

@Suite("Which object of a document is shown, and how")
struct RootTests {
    private func view(
        _ id: String, _ width: Int = 320, _ height: Int = 480, mask: String = "", content: String = ""
    ) -> String {
        """
        <view id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" \(mask)/><subviews>\(content)</subviews></view>
        """
    }

    private func owner(view id: String) -> String {
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        <connections><outlet property="view" destination="\(id)" id="o"/></connections></placeholder>
        """
    }

    private func document(_ text: String) throws -> InterfaceBuilderDocument {
        try #require(parseNib(text).document)
    }

    @Test("A nib shows what holds its owner's view, else the first view")
    func ownersView() throws {
        let owned = try document(nib(owner(view: "b1") + view("a") + view("b", content: view("b1"))))
        #expect(try owned.layout().root.view?.id == "b")
        let direct = try document(nib(owner(view: "b") + view("a") + view("b", 50, 50)))
        #expect(try direct.layout().root.view?.id == "b")
        #expect(try direct.layout().root.className == "Owner")
        // A controller's view fills the window, whatever its size in the document.
        #expect(try direct.layout().rootPlacement == .fillsWindow)
        #expect(try document(nib(view("a") + view("b"))).layout().root.view?.id == "a")
    }

    @Test("A storyboard shows its initial controller, else the first; containers show what they contain")
    func entry() throws {
        let first = "<viewController id=\"c1\"><view key=\"view\" id=\"a\"/></viewController>"
        let second = "<viewController id=\"c2\"><view key=\"view\" id=\"b\"/></viewController>"
        let container = """
            <navigationController id="n"><navigationBar key="navigationBar" id="bar"/><connections>
            <segue destination="c2" kind="relationship" relationship="rootViewController" id="s"/></connections>
            </navigationController>
            """
        #expect(try document(storyboard(first, second)).layout().root.id == "c1")
        let chosen = try document(storyboard(first, second, attributes: "initialViewController=\"c2\""))
        #expect(try chosen.layout().root.view?.id == "b")
        let contained = try document(
            storyboard(container, first, second, attributes: "initialViewController=\"n\""))
        #expect(try contained.layout().root.id == "n")
        #expect(try contained.layout().root.viewControllers.map(\.id) == ["c2"])
        #expect(contained.rootIDs == ["c1", "c2"])
        let lost = try document(storyboard(first, attributes: "initialViewController=\"x\""))
        #expect(throws: Diagnostic.self) { try lost.layout() }
    }

    @Test("Containers that contain each other end")
    func containersInCircles() throws {
        func container(_ id: String, _ other: String) -> String {
            """
            <tabBarController id="\(id)"><connections>
            <segue destination="\(other)" kind="relationship" id="s"/></connections></tabBarController>
            """
        }
        let circle = try document(storyboard(container("a", "b"), container("b", "a")))
        #expect(try circle.layout().root.view == nil)
    }

    @Test("A controller whose view lies elsewhere shows an empty one, and says so")
    func viewElsewhere() throws {
        let result = parseNib(nib("<viewController id=\"c\" nibName=\"Other\" customClass=\"Player\"/>"))
        #expect(result.diagnostics.map(\.code) == [.nothingToShow])
        #expect(result.diagnostics.first?.severity == .warning)
        let document = try #require(result.document)
        #expect(document.rootIDs == ["c"])
        #expect(try document.layout().root.view == nil)
        #expect(try document.layout().root.className == "Player")
        let empty = try #require(parseNib(storyboard()).document)
        #expect(empty.rootIDs.isEmpty)
        #expect(throws: Diagnostic.self) { try empty.layout() }
    }

    @Test("Any object with a view can be chosen by its id")
    func chosen() throws {
        let document = try document(
            storyboard(
                "<viewController id=\"c\">\(view("v", content: view("inner")).replacingOccurrences(of: "<view id=\"v\"", with: "<view key=\"view\" id=\"v\""))</viewController>"
            ))
        for id in ["c", "v"] {
            #expect(try document.layout(root: id).root.view?.id == "v")
            #expect(try document.layout(root: id).rootPlacement == .fillsWindow)
        }
        #expect(try document.layout(root: "inner").root.view?.id == "inner")
        #expect(throws: Diagnostic.self) { try document.layout(root: "nobody") }
    }

    @Test(
        "A top-level view of at least 320 × 372 points fills the window, a smaller one stands on its own bounds",
        arguments: [
            (320, 372, "", RootPlacement.fillsWindow), (319, 372, "", .ownBounds(followsWidth: false)),
            (320, 371, "widthSizable=\"YES\"", .ownBounds(followsWidth: true)),
            (320, 44, "heightSizable=\"YES\"", .ownBounds(followsWidth: false)),
        ])
    func placement(width: Int, height: Int, mask: String, placement: RootPlacement) throws {
        #expect(try document(nib(view("a", width, height, mask: mask))).layout().rootPlacement == placement)
    }

    @Test(
        "The device is the document's, else an iPad for an iPad document",
        arguments: [
            ("", "<device id=\"retina4_7\" orientation=\"portrait\"/>", ["iphone-8"]), ("", "", []),
            ("iPad.", "", ["ipad-9.7"]), ("iPad.", "<device id=\"ipad10_5\"/>", ["ipad-10.5"]),
            ("", "<device id=\"retina99\"/>", []),
        ])
    func device(type: String, element: String, devices: [String]) throws {
        let document = try document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)XIB">\(element)<objects>\(view("a"))</objects>
            </document>
            """)
        #expect(try document.layout().devices.map(\.value) == devices)
    }

    @Test("Views outside `subviews` are found: headers, cells, contents of cells, views in the items of bars")
    func contained() throws {
        let table = """
            <tableView id="t"><view key="tableHeaderView" id="header"/><sections><tableViewSection id="s"><cells>
            <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"><subviews>
            <label id="label"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
            </sections></tableView>
            <toolbar id="bar"><items><barButtonItem id="item"><button key="customView" id="button"/></barButtonItem>
            </items></toolbar>
            """
        let document = try document(nib(view("a", content: table)))
        let tableNode = try #require(document.objects.first?.view?.subviews.first)
        #expect(tableNode.subviews.map(\.id) == ["header"])
        #expect(tableNode.subviews.map(\.heldAs) == ["tableHeaderView"])
        let cell = try #require(tableNode.table?.rows.first?.cell)
        #expect(cell.id == "cell" && cell.follows == .width)
        let content = try #require(cell.subviews.first)
        #expect(content.id == "content")
        #expect(content.follows == .size && content.isContentView)
        #expect(content.baseClass == .tableViewCellContentView)
        #expect(content.subviews.map(\.id) == ["label"])
        let bar = try #require(document.objects.first?.view?.subviews.last)
        #expect(bar.subviews.isEmpty)
        #expect(bar.node(withID: "button")?.baseClass == .button)
    }
}
