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
@Suite("Controllers of a layout file")
struct ControllerTests {
    @Test("Every property that a file may set on a controller reaches it")
    func setters() {
        for schema in DocumentClasses.kit.controllers {
            for key in schema.keys where schema.isSettable(key) && !ControllerSchema.isAnswer(key.name) {
                #expect(ClassCards.controller(schema.kitClass).key(key.name) != nil, "\(schema.name).\(key.name)")
            }
        }
    }

    private static let tabs = """
        { "root": { "class": "UITabBarController", "id": "tabs", "selectedIndex": 1, "viewControllers": [
            { "class": "UIViewController", "id": "first", "title": "First", "view": { "class": "UIView", "id": "one" } },
            { "class": "UINavigationController", "id": "stack", "isToolbarHidden": false,
              "navigationBar.prefersLargeTitles": true,
              "viewControllers": [
                { "class": "UIViewController", "id": "bottom", "title": "Bottom", "view": { "class": "UIView" } },
                { "class": "UIViewController", "id": "top", "title": "Top", "edgesForExtendedLayout": ["bottom"],
                  "tabBarItem": { "title": "Stack", "badgeValue": "3" },
                  "toolbarItems": [ { "systemItem": "flexibleSpace" }, { "title": "Edit", "style": "done" } ],
                  "navigationItem": { "prompt": "Choose", "leftItemsSupplementBackButton": true,
                    "rightBarButtonItems": [ { "title": "Done", "isEnabled": false, "tintColor": "red" } ] },
                  "view": { "class": "UIView", "id": "two", "frame": [0, 0, 393, 852] } } ] } ] } }
        """

    @Test("A container holds what the file says, each with its properties and items")
    func containers() throws {
        let stage = try TemporaryLayout(Self.tabs).stage()
        let tabs = try #require(stage.window.rootViewController as? UITabBarController)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.viewControllers?.map(\.identifier) == ["first", "stack"])
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["Bottom", "Top"])
        #expect(!stack.isToolbarHidden && stack.navigationBar.prefersLargeTitles)
        let top = try #require(stack.topViewController)
        #expect(top.edgesForExtendedLayout == .bottom)
        #expect(top.tabBarItem.title == "Stack" && top.tabBarItem.badgeValue == "3")
        #expect(top.navigationItem.prompt == "Choose" && top.navigationItem.leftItemsSupplementBackButton)
        let button = try #require(top.navigationItem.rightBarButtonItems?.first)
        #expect(button.title == "Done" && !button.isEnabled && button.tintColor == .red)
        #expect(top.toolbarItems?.map(\.title) == [nil, "Edit"])
        #expect(stage.view("two")?.window === stage.window)
        #expect(stage.view("one") == nil, "the tab that is not selected has not loaded its view")
        #expect(stage.diagnostics == [])
    }

    @Test("The appearances of a container's bar: the background first, whatever the order; none where no key names it")
    func barAppearances() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UITabBarController", "tabBar.scrollEdgeAppearance.background": "transparent",
              "viewControllers": [ { "class": "UINavigationController",
                "navigationBar.standardAppearance.backgroundColor": "red",
                "navigationBar.standardAppearance.background": "opaque",
                "navigationBar.standardAppearance.shadowColor": null,
                "navigationBar.standardAppearance.titleTextAttributes.foregroundColor": "green",
                "navigationBar.compactAppearance.buttonAppearance.normal.titleTextAttributes.foregroundColor": "blue",
                "viewControllers": [ { "class": "UIViewController", "view": { "class": "UIView" } } ] } ] } }
            """
        ).stage()
        let tabs = try #require(stage.window.rootViewController as? UITabBarController)
        let edge = try #require(tabs.tabBar.scrollEdgeAppearance)
        #expect(edge.backgroundEffect == nil && edge.backgroundColor == nil && edge.shadowColor == nil)
        let bar = try #require((tabs.selectedViewController as? UINavigationController)?.navigationBar)
        let standard = bar.standardAppearance
        #expect(standard.backgroundEffect == nil && standard.backgroundColor == .red && standard.shadowColor == nil)
        #expect(standard.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(standard.largeTitleTextAttributes.isEmpty)
        let button = try #require(bar.compactAppearance).buttonAppearance
        #expect(button.normal.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
        #expect(bar.scrollEdgeAppearance == nil && bar.compactScrollEdgeAppearance == nil)
        #expect(stage.diagnostics == [])
    }

    @Test("A navigation controller's toolbar has the appearances and colours of its keys")
    func toolbarAppearances() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UINavigationController", "isToolbarHidden": false,
              "toolbar.tintColor": "green", "toolbar.barTintColor": "yellow", "toolbar.isTranslucent": false,
              "toolbar.standardAppearance.backgroundColor": "red",
              "toolbar.scrollEdgeAppearance.background": "opaque",
              "toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes.foregroundColor": "blue",
              "viewControllers": [ { "class": "UIViewController", "view": { "class": "UIView" } } ] } }
            """
        ).stage()
        let bar = try #require((stage.window.rootViewController as? UINavigationController)?.toolbar)
        #expect(bar.tintColor == .green && bar.barTintColor == .yellow && !bar.isTranslucent)
        #expect(bar.standardAppearance.backgroundColor == .red)
        let colors = bar.standardAppearance.buttonAppearance.normal.titleTextAttributes
        #expect(colors[.foregroundColor] as? UIColor == .blue)
        #expect(try #require(bar.scrollEdgeAppearance).backgroundEffect == nil)
        #expect(bar.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil)
        #expect(stage.diagnostics == [])
    }

    @Test("Children are added as applications do it: the view placed by its frame, or filling the parent's")
    func children() throws {
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "id": "parent", "view": { "class": "UIView", "frame": [0, 0, 393, 852] },
                "children": [
                  { "class": "UIView", "id": "whole" },
                  { "class": "UIViewController", "id": "card",
                    "view": { "class": "UIView", "id": "placed", "frame": [0, 700, 393, 152],
                              "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"] } } ] } }
            """
        ).stage()
        let parent = try #require(stage.window.rootViewController)
        #expect(parent.children.count == 2 && parent.children.allSatisfy { $0.parent === parent })
        #expect(stage.view("whole")?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("whole")?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(stage.view("placed")?.frame == CGRect(x: 0, y: 241, width: 852, height: 152))
    }

    @Test("§5.1: a container answers for itself; its delegate, and a mask that the file gives it, answer in its place")
    func answers() throws {
        let inner = "{ \"class\": \"UIViewController\", \"supportedInterfaceOrientations\": [\"portrait\"] }"
        for (keys, turns) in [
            ("", true), ("\"supportedInterfaceOrientations\": [\"portrait\"],", false),
            ("\"delegate\": { \"supportedInterfaceOrientations\": [\"portrait\"] },", false),
        ] {
            for name in ["UINavigationController", "UITabBarController", "UIPageViewController"] {
                let stage = try TemporaryLayout(
                    "{ \"root\": { \"class\": \"\(name)\", \(keys) \"viewControllers\": [\(inner)] } }"
                ).stage()
                _ = stage.turn(to: .landscape)
                #expect(stage.interfaceOrientation.isLandscape == turns, "\(name) \(keys)")
            }
        }
    }

    final class Viewer: UIViewController {
        private(set) var hasLoaded = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
        override func viewDidLoad() { hasLoaded = true }
    }

    @Test("A registered controller class answers itself, and gets its view from the file")
    func customControllers() throws {
        var classes = ClassRegistry()
        classes.register("Viewer", makeController: Viewer.init)
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "Viewer", "title": "Mine", "view": { "class": "UIView", "id": "page", "tag": 7 } } }
            """
        ).stage(classes: classes)
        let viewer = try #require(stage.window.rootViewController as? Viewer)
        #expect(viewer.hasLoaded && viewer.title == "Mine" && viewer.view.tag == 7)
        #expect(stage.interfaceOrientation == .landscapeLeft)
    }

    @Test(
        "All five semantics are those of the simulation; told otherwise, the file's are not",
        arguments: RotationSemantics.allCases)
    func semantics(semantics: RotationSemantics) throws {
        let layout = try TemporaryLayout(
            "{ \"semantics\": \"\(semantics.rawValue)\", \"root\": { \"class\": \"UIView\", \"frame\": [0, 0, 1, 1] } }"
        )
        #expect(try layout.stage().simulation.semantics == semantics)
        let told = try LayoutStage(
            layout.document(), on: .default, source: layout.source, semantics: .iOS8)
        #expect(told.simulation.semantics == .iOS8)
    }

    @Test("§5.5: the list of iOS 5's method answers per orientation, and alone makes the mask of iOS 6")
    func orientationList() throws {
        for semantics in ["iOS5", "iOS6"] {
            let stage = try TemporaryLayout(
                """
                { "semantics": "\(semantics)",
                  "root": { "class": "UIViewController",
                    "shouldAutorotateToInterfaceOrientation": ["portrait", "landscapeLeft"], "view": { "class": "UIView" } } }
                """
            ).stage(on: "iPhone 5")
            #expect(stage.turn(to: .landscape) == .shown(.landscapeLeft), "\(semantics)")
            _ = stage.turn(to: .turn(.landscapeLeft))
            #expect(stage.interfaceOrientation == .landscapeLeft, "\(semantics)")
        }
    }
}
