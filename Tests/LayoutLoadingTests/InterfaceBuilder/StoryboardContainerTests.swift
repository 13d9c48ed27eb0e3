import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Navigation and tab bar controllers of storyboards")
struct StoryboardContainerTests {
    private func screen(_ id: String, _ extra: String = "", content: String = "") -> String {
        """
        <viewController id="\(id)" title="Title of \(id)"><view key="view" id="\(id)-view">
        <rect key="frame" x="0" y="0" width="320" height="568"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <label id="\(id)-label" text="\(id)"><rect key="frame" x="20" y="500" width="280" height="20"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></label></subviews></view>
        \(extra)</viewController>
        """
    }

    private func navigation(_ id: String, _ root: String, attributes: String = "", _ extra: String = "") -> String {
        """
        <navigationController id="\(id)" \(attributes)>\(extra)<connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-s"/></connections>
        </navigationController>
        """
    }

    private func tabs(_ id: String, _ children: [String]) -> String {
        let segues = children.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)-\($0)\"/>"
        }
        return "<tabBarController id=\"\(id)\"><connections>\(segues.joined())</connections></tabBarController>"
    }

    private let source = LayoutSource(
        url: FileManager.default.temporaryDirectory.appendingPathComponent("a.storyboard"))

    private func document(_ scenes: [String], entry: String, attributes: String = "") throws -> InterfaceBuilderDocument
    {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)
            initialViewController="\(entry)"><scenes>
            \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
            """
        return try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.storyboard", options: ParseOptions()).document)
    }

    private func stage(_ scenes: [String], entry: String) throws -> LayoutStage {
        try LayoutStage(
            document(scenes, entry: entry).layout(), on: DeviceCatalogue.standard.require(named: "iPhone 8"),
            source: source)
    }

    @Test("A navigation controller comes up with its bar over what it shows, which has its title and items")
    func navigation() throws {
        let item = """
            <navigationItem key="navigationItem" title="Photos"><barButtonItem key="leftBarButtonItem" title="Edit"/>
            <rightBarButtonItems><barButtonItem systemItem="add"/><barButtonItem title="Share"/></rightBarButtonItems>
            </navigationItem>
            """
        let stage = try stage([navigation("nav", "list"), screen("list", item)], entry: "nav")
        let container = try #require(stage.window.rootViewController as? UINavigationController)
        #expect(container.viewControllers.map(\.identifier) == ["list"])
        let shown = try #require(container.topViewController?.navigationItem)
        #expect(shown.title == "Photos")
        #expect(shown.leftBarButtonItems?.map(\.title) == ["Edit"])
        #expect(shown.rightBarButtonItems?.map(\.title) == [nil, "Share"])
        // Behaviour.md §9: an iPhone 8 has its bar from 20 to 64, and in landscape from 0 to 32.
        #expect(container.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        #expect(stage.view("list-view")?.frame == stage.window.bounds)
        #expect(stage.view("list-view")?.safeAreaInsets.top == 64)
        #expect(stage.view("list-label")?.frame == CGRect(x: 20, y: 599, width: 335, height: 20))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(container.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
        #expect(stage.view("list-label")?.frame == CGRect(x: 20, y: 307, width: 627, height: 20))
        #expect(stage.diagnostics.isEmpty)
    }

    @Test("A tab bar controller comes up with a tab for each relationship, in order, containers in it followed")
    func tabs() throws {
        let item = "<tabBarItem key=\"tabBarItem\" title=\"Here\"/>"
        let system = "<tabBarItem key=\"tabBarItem\" systemItem=\"mostRecent\"/>"
        let stage = try stage(
            [
                tabs("tabs", ["nav", "second"]), navigation("nav", "first", item), screen("first"),
                screen("second", system),
            ], entry: "tabs")
        let container = try #require(stage.window.rootViewController as? UITabBarController)
        #expect(container.viewControllers?.map(\.identifier) == ["nav", "second"])
        #expect(container.tabBar.items?.map(\.title) == ["Here", "Most Recent"])
        #expect(container.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(stage.view("first-view")?.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
        stage.perform { container.selectedIndex = 1 }
        #expect(stage.view("second-view")?.window != nil)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.diagnostics.isEmpty)
    }

    @Test("What the document sets on containers and on what they hold")
    func properties() throws {
        let bar = """
            <navigationBar key="navigationBar" translucent="NO" largeTitles="YES">
            <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <navigationBarAppearance key="scrollEdgeAppearance">
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </navigationBarAppearance><navigationBarAppearance key="compactAppearance"/>
            </navigationBar>
            """
        let edges =
            "<extendedEdge key=\"edgesForExtendedLayout\"/><toolbarItems><barButtonItem title=\"Go\"/></toolbarItems>"
        let stage = try stage(
            [navigation("nav", "list", attributes: "toolbarHidden=\"NO\"", bar), screen("list", edges)], entry: "nav")
        let container = try #require(stage.window.rootViewController as? UINavigationController)
        #expect(!container.isToolbarHidden && !container.navigationBar.isTranslucent)
        #expect(container.navigationBar.prefersLargeTitles)
        #expect(container.navigationBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let edge = container.navigationBar.scrollEdgeAppearance
        #expect(edge?.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1) && edge?.backgroundEffect != nil)
        #expect(container.navigationBar.compactAppearance != nil)
        #expect(container.navigationBar.compactScrollEdgeAppearance == nil)
        #expect(container.topViewController?.edgesForExtendedLayout == [])
        #expect(container.topViewController?.toolbarItems?.map(\.title) == ["Go"])
        #expect(container.topViewController?.title == "Title of list")
        let hidden = try self.stage(
            [navigation("nav", "list", attributes: "navigationBarHidden=\"YES\""), screen("list")], entry: "nav")
        #expect((hidden.window.rootViewController as? UINavigationController)?.isNavigationBarHidden == true)
    }

    @Test("By --root and --size the first screen stands for its container, at its stored frames")
    func sized() throws {
        let document = try document([tabs("tabs", ["nav"]), navigation("nav", "list"), screen("list")], entry: "tabs")
        for root in [nil, "tabs", "nav", "list", "list-view"] {
            let sized = try SizedView(
                document.layout(root: root), root: nil, size: CGSize(width: 320, height: 568), source: source,
                settings: .init())
            #expect(sized.view.accessibilityIdentifier == "list-view")
            #expect(sized.view.subviews.map(\.frame) == [CGRect(x: 20, y: 500, width: 280, height: 20)])
        }
        #expect(try document.layout(root: "nav").root.baseClass == .navigationController)
        #expect(try document.layout(root: "list").root.baseClass == .viewController)
    }

    @Test("Rows that were drawn below the bars of an old canvas begin below the bars of the device")
    func rows() throws {
        func table(_ top: Int) -> String {
            """
            <tableViewController id="list"><tableView key="view" id="table" style="plain">
            <rect key="frame" x="0" y="0" width="320" height="568"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="\(top)" width="320" height="44"/>
            </tableViewCell></prototypes></tableView></tableViewController>
            """
        }
        for top in [22, 86] {
            let stage = try stage([navigation("nav", "list"), table(top)], entry: "nav")
            let cell = try #require(stage.view("cell"))
            let shown: CGRect = stage.perform { cell.convert(cell.bounds, to: nil) }
            #expect(shown.minY == 64, "the bar ends at 64, and a table has no header without a title")
            let sized = try SizedView(
                stage.document, root: nil, size: CGSize(width: 320, height: 568), source: source, settings: .init())
            #expect(sized.view.subviews.first?.frame.minY == CGFloat(top), "at the stored size the stored frame")
        }
    }

    @Test("With Auto Layout a screen stands in its container, too")
    func autoLayout() throws {
        let document = try document(
            [navigation("nav", "list"), screen("list")], entry: "nav", attributes: "useAutolayout=\"YES\"")
        #expect(try document.layout().root.id == "nav")
    }

    @Test("Two thousand tabs come to an end")
    func manyTabs() throws {
        let ids = (0..<2_000).map { "c\($0)" }
        let stage = try stage([tabs("tabs", ids)] + ids.map { screen($0) }, entry: "tabs")
        let tabs = try #require(stage.window.rootViewController as? UITabBarController)
        #expect(tabs.viewControllers?.first?.identifier == "c0")
        #expect((tabs.viewControllers?.count ?? 0) < 100)
    }

    @Test("Relationships that cannot be are passed over: circles, stacks in stacks, one screen in two tabs, nobody")
    func impossible() throws {
        let twice = try stage([tabs("tabs", ["a", "b", "a", "nobody"]), screen("a"), screen("b")], entry: "tabs")
        #expect((twice.window.rootViewController as? UITabBarController)?.viewControllers?.count == 2)
        let nested = try stage([navigation("outer", "inner"), navigation("inner", "a"), screen("a")], entry: "outer")
        let stack = try #require(nested.window.rootViewController as? UINavigationController)
        #expect(stack.viewControllers.map(\.identifier) == ["a"])
        let circle = try stage([tabs("one", ["two"]), tabs("two", ["one"])], entry: "one")
        #expect(!(circle.window.rootViewController is UITabBarController))
        for stage in [twice, nested, circle] { #expect(stage.diagnostics.isEmpty) }
    }
}
