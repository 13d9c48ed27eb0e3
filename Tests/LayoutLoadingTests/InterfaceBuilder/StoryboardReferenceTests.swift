import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("References to other storyboards, and containers that code fills")
struct StoryboardReferenceTests {
    private let source = LayoutSource(
        url: FileManager.default.temporaryDirectory.appendingPathComponent("a.storyboard"))

    private func document(
        _ scenes: [String], entry: String, system: String = "CocoaTouch"
    ) throws -> InterfaceBuilderDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.\(system).Storyboard.XIB" version="3.0" \
            initialViewController="\(entry)"><scenes>
            \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))</scenes></document>
            """
        return try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.storyboard", options: ParseOptions()).document)
    }

    private func stage(_ document: InterfaceBuilderDocument, root: String? = nil) throws -> LayoutStage {
        try LayoutStage(
            document.layout(root: root), on: DeviceCatalogue.standard.require(named: "iPhone 8"), source: source)
    }

    private func container(_ element: String, _ id: String, _ relationship: String, _ children: [String]) -> String {
        let segues = children.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\($0)\"/>"
        }
        return "<\(element) id=\"\(id)\"><connections>\(segues.joined())</connections></\(element)>"
    }

    private func reference(_ id: String, _ storyboard: String, _ attributes: String = "", _ items: String = "")
        -> String
    {
        """
        <viewControllerPlaceholder storyboardName="\(storyboard)" id="\(id)" \(attributes) \
        sceneMemberID="viewController">\(items)</viewControllerPlaceholder>
        """
    }

    /// The text in the box that replaces a screen.
    private func label(_ stage: LayoutStage) -> String? {
        func find(_ view: UIView) -> PlaceholderStandIn? {
            if let box = view as? PlaceholderStandIn { return box }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        return find(stage.window)?.subviews.compactMap { $0 as? UILabel }.first?.text
    }

    @Test("As tabs, they are labelled screens with their tabs")
    func tabs() throws {
        let document = try document(
            [
                container("tabBarController", "tabs", "viewControllers", ["before", "after"]),
                reference(
                    "before", "Before", "referencedIdentifier=\"BeforeTab\"",
                    "<tabBarItem key=\"tabBarItem\" title=\"Item\" id=\"i\"/>"),
                reference("after", "After"),
            ], entry: "tabs")
        let stage = try stage(document)
        let tabs = try #require(stage.window.rootViewController as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Item", "After"])
        #expect(label(stage) == "Before: BeforeTab")
        let view = try #require(tabs.selectedViewController?.view)
        #expect(view.frame == stage.window.bounds)
        #expect(view.backgroundColor == .systemBackground)
        let warnings = try document.warnings(shownIn: document.layout())
        #expect(warnings.map(\.code) == [.placeholder, .placeholder])
        #expect(
            warnings.first?.message
                == "the screen \"Before: BeforeTab\" is in another storyboard, which is not read; a box with its name is shown"
        )
    }

    @Test("In a navigation controller, they have a bar with the storyboard's name, or the title of their item")
    func navigation() throws {
        for (item, title) in [
            ("", "Settings"), ("<navigationItem key=\"navigationItem\" title=\"Hi\" id=\"n\"/>", "Hi"),
        ] {
            let stage = try stage(
                document(
                    [
                        container("navigationController", "nav", "rootViewController", ["settings"]),
                        reference("settings", "Settings", "", item),
                    ], entry: "nav"))
            let stack = try #require(stage.window.rootViewController as? UINavigationController)
            #expect(stack.topViewController?.navigationItem.title == title)
            #expect(label(stage) == "Settings")
        }
    }

    @Test("As the first column, in a container view, and as the entry, they are labelled screens")
    func otherPlaces() throws {
        let columns = container("splitViewController", "split", "masterViewController", ["list"])
        #expect(try label(stage(document([columns, reference("list", "List")], entry: "split"))) == "List")
        #expect(try label(stage(document([reference("list", "List")], entry: "list"))) == "List")
        let host = """
            <viewController id="host"><view key="view" id="page"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><containerView id="box"><rect key="frame" x="10" y="20" width="100" height="50"/><connections>
            <segue destination="list" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>
            """
        let stage = try stage(document([host, reference("list", "List")], entry: "host"))
        #expect(label(stage) == "List")
        #expect(stage.view("box")?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("As both columns, in whatever order the file has them, they are beside each other where there is room")
    func columns() throws {
        let segue = { (id: String, column: String) in
            "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(column)ViewController\" id=\"s\(id)\"/>"
        }
        let split = """
            <splitViewController id="split"><connections>\(segue("article", "detail"))\(segue("list", "master"))
            </connections></splitViewController>
            """
        let document = try document(
            [split, reference("article", "Article"), reference("list", "List")], entry: "split")
        #expect(try document.warnings(shownIn: document.layout()).map(\.code) == [.placeholder, .placeholder])
        let pad = try LayoutStage(
            document.layout(), on: DeviceCatalogue.standard.require(named: "iPad Pro 11 (1st-4th)"), source: source)
        let shown = try #require(pad.window.rootViewController as? UISplitViewController)
        #expect(shown.viewControllers.map(\.title) == ["List", "Article"])
        #expect(pad.turn(to: .landscape) == .shown(.landscapeRight))
        // Behaviour.md §7.1: in landscape, the first column is beside the second one, 0.4 of 1194 but at most 320 wide.
        let frames = shown.viewControllers.map { $0.view.convert($0.view.bounds, to: pad.window) }
        #expect(frames.map(\.height) == [834, 834])
        #expect(frames[0].minX == 0 && frames[0].width == 320)
        #expect(frames[1].minX >= 320 && frames[1].maxX == 1194)
        // A phone shows only one of them.
        #expect(try ["List", "Article"].contains(label(stage(document)) ?? ""))
    }

    /// A split view controller with references named after their columns.
    private func split(_ columns: String..., more: String = "") throws -> InterfaceBuilderDocument {
        let segues = columns.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\($0)ViewController\" id=\"s\($0)\"/>"
        }
        let split = """
            <splitViewController id="split" \(more)><connections>\(segues.joined())</connections></splitViewController>
            """
        return try document([split] + columns.map { reference($0, $0) }, entry: "split")
    }

    private func onPad(_ document: InterfaceBuilderDocument) throws -> LayoutStage {
        try LayoutStage(
            document.layout(), on: DeviceCatalogue.standard.require(named: "iPad Pro 11 (1st-4th)"), source: source)
    }

    @Test("Each column of a split view is the one that its relationship names, also where others are missing")
    func namedColumns() throws {
        let single = try onPad(split("detail"))
        #expect(single.turn(to: .landscape) == .shown(.landscapeRight))
        let shown = try #require(single.window.rootViewController as? UISplitViewController)
        #expect(shown.viewController(for: .primary) == nil)
        #expect(shown.viewController(for: .secondary)?.title == "detail")
        #expect(shown.viewController(for: .secondary)?.view.frame == CGRect(x: 0, y: 0, width: 1194, height: 834))

        let three = try split(
            "compact", "detail", "master", "supplementary", more: "preferredDisplayMode=\"twoBeside\"")
        #expect(try three.warnings(shownIn: three.layout()).map(\.code) == Array(repeating: .placeholder, count: 4))
        let pad = try #require(try onPad(three).window.rootViewController as? UISplitViewController)
        #expect(pad.style == .tripleColumn && pad.displayMode == .twoBesideSecondary)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        #expect(
            columns.map { pad.viewController(for: $0)?.title } == ["master", "supplementary", "detail", "compact"])
        // A phone shows the column for compact width.
        #expect(try label(stage(three)) == "compact")
    }

    @Test("As the entry of a document for another system, they fill the window")
    func otherSystem() throws {
        let television = try stage(document([reference("list", "List")], entry: "list", system: "AppleTV"))
        #expect(label(television) == "List")
        let box = try #require(television.window.rootViewController?.view)
        #expect(box.frame == television.window.bounds)
    }

    @Test("They are no scenes of their own")
    func roots() throws {
        let page = """
            <viewController id="page"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            </view></viewController>
            """
        let document = try document([reference("list", "List"), page], entry: "page")
        #expect(document.rootIDs == ["page"])
        #expect(document.warnings(shownIn: try document.layout()).isEmpty)
    }

    @Test("A navigation controller that code fills has a bar over an empty screen")
    func emptyStack() throws {
        let bar = """
            <navigationController id="nav" customClass="Flow"><navigationBar key="navigationBar" id="bar">
            <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar></navigationController>
            """
        for root in [nil, "nav"] {
            let stage = try stage(document([bar], entry: "nav"), root: root)
            let stack = try #require(stage.window.rootViewController as? UINavigationController)
            #expect(stack.viewControllers.isEmpty)
            #expect(stage.window.backgroundColor == .systemBackground)
            #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        }
    }
}
