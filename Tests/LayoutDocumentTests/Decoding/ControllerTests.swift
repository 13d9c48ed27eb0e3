import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@Suite("Controllers in a layout file")
struct ControllerTests {
    @Test("the contract's own example is read whole")
    func contractExample() throws {
        #expect(diagnostics(contractLayout) == [])
        let document = try #require(parse(contractLayout).document)
        #expect(document.root.className == "UINavigationController")
        #expect(document.root.viewControllers.map(\.id) == ["list"])
        #expect(document.root.viewControllers[0].title == "Photos")
        #expect(document.root.viewControllers[0].supportedInterfaceOrientations?.value == [.portrait])
        #expect(document.root.viewControllers[0].view?.subviews.map(\.id) == ["title"])
        #expect(document.controllers.map(\.name.value) == ["viewer"])
        #expect(document.controllers[0].controller.id == "viewer")
        #expect(document.landscapeAlternative?.value == "viewer")
        #expect(document.allControllers.map(\.id) == [nil, "list", "viewer"])
        #expect(document.snapshotNames == ["turned"])
        #expect(
            document.steps.map(\.text) == [
                "present viewer style=fullScreen", "turn landscapeRight (device landscapeLeft)", "snapshot turned",
                "dismiss",
            ])
    }

    @Test("A split view has three columns; a fourth controller is a mistake")
    func columns() {
        func file(_ count: Int) -> String {
            let columns = Array(repeating: #"{ "class": "UIView" }"#, count: count).joined(separator: ",\n")
            return "{ \"root\": { \"class\": \"UISplitViewController\", \"viewControllers\": [\n\(columns)] } }"
        }
        #expect(diagnostics(file(3)) == [])
        #expect(
            diagnostics(file(4)) == [
                "5:1: error: \"viewControllers\" of a UISplitViewController must have at most 3 controllers"
            ])
    }

    @Test("every kind of controller, item and step is read")
    func busy() throws {
        #expect(diagnostics(busyLayout) == [])
        let document = try #require(parse(busyLayout).document)
        #expect(document.semantics == .iOS16)
        let tabs = document.root
        #expect(tabs.properties.map(\.name) == ["selectedIndex", "tabBar.tintColor"])
        #expect(tabs.delegate?.property(named: "supportedInterfaceOrientations")?.orientations?.value == [.portrait])
        #expect(
            tabs.viewControllers.map(\.className) == [
                "UINavigationController", "UISplitViewController", "UIPageViewController",
            ])
        let list = try #require(tabs.viewControllers[0].viewControllers.first)
        #expect(list.navigationItem?.properties.map(\.name) == ["prompt", "largeTitleDisplayMode"])
        #expect(list.navigationItem?.leftBarButtonItems?.count == 1)
        #expect(list.navigationItem?.rightBarButtonItems?.count == 2)
        #expect(list.navigationItem?.titleView?.className == "UILabel")
        #expect(list.tabBarItem?.properties.map(\.name) == ["title", "badgeValue", "image"])
        #expect(list.toolbarItems?.count == 2)
        #expect(list.children.map(\.isImplicit) == [true])
        #expect(
            list.property(named: "edgesForExtendedLayout")?.value
                == .options(ChoiceSet(["top", "bottom"], rawValue: 5)))
        let presented = try #require(tabs.viewControllers[2].presentedViewController)
        #expect(presented.property(named: "modalPresentationStyle")?.value == .choice(Choice("formSheet", rawValue: 2)))
        #expect(
            presented.property(named: "shouldAutorotateToInterfaceOrientation")?.orientations?.value
                == [.portrait, .landscapeLeft])
        #expect(document.steps.count == 18)
        #expect(
            document.steps.map(\.text) == [
                "turn faceUp", "present viewer style=overFullScreen animated=false from=list", "dismiss list",
                "push viewer from=stack", "pop", "selectTab 0", "selectTab split from=tabs",
                "set list supportedInterfaceOrientations, title", "set hello text, frame",
                "set application.delegate supportedInterfaceOrientations",
                "setNeedsUpdateOfSupportedInterfaceOrientations",
                "requestGeometryUpdate landscapeLeft, landscapeRight", "attemptRotationToDeviceOrientation",
                "setStatusBarOrientation landscapeLeft", "keyboard true", "keyboard 300.5", "keyboard false",
                "snapshot the end",
            ])
    }

    @Test("all five semantics", arguments: RotationSemantics.allCases)
    func semantics(semantics: RotationSemantics) {
        let text = "{\"root\": {\"class\": \"UIView\"}, \"semantics\": \"\(semantics.rawValue)\"}"
        #expect(parse(text).document?.semantics == semantics)
    }

    @Test(
        "mistakes in a controller, at their place",
        arguments: [
            (
                "UINavigationController", "\"viewController\": []",
                "unknown key \"viewController\" in UINavigationController; did you mean \"viewControllers\"?"
            ),
            (
                "UIViewController", "\"viewControllers\": []",
                "unknown key \"viewControllers\" in UIViewController; write \"children\", or name the class of a container"
            ),
            (
                "UITabBarController", "\"children\": []",
                "unknown key \"children\" in UITabBarController; write \"viewControllers\""
            ),
            (
                "UITabBarController", "\"view\": {\"class\": \"UIView\"}",
                "unknown key \"view\" in UITabBarController; it creates its own view; put this view into one of its "
                    + "\"viewControllers\""
            ),
            (
                "UIViewController", "\"selectedIndex\": 1",
                "unknown key \"selectedIndex\" in UIViewController"
            ),
        ])
    func keys(className: String, members: String, expected: String) {
        let text = "{\"root\": {\"class\": \"\(className)\",\n\(members)}}"
        #expect(diagnostics(text) == ["2:1: error: \(expected)"])
    }

    @Test(
        "wrong values of a controller's keys, at their place",
        arguments: [
            ("\"children\": {}", "2:13: error: \"children\" must be a list of objects, not an object"),
            ("\"children\": [1]", "2:14: error: a controller in \"children\" must be an object, not 1"),
            (
                "\"children\": [{}]",
                "2:14: error: a controller in \"children\" has no \"class\"; for a view, write a class such as \"UIView\""
            ),
            (
                "\"presentedViewController\": \"x\"",
                "2:28: error: \"presentedViewController\" must be an object, not \"x\""
            ),
            (
                "\"modalPresentationStyle\": \"fullscreen\"",
                "2:27: error: unknown value \"fullscreen\" for \"modalPresentationStyle\"; did you mean \"fullScreen\"?"
            ),
            (
                "\"preferredInterfaceOrientationForPresentation\": \"landscape\"",
                "2:49: error: unknown value \"landscape\" for \"preferredInterfaceOrientationForPresentation\"; "
                    + "did you mean \"landscapeLeft\"?"
            ),
            (
                "\"preferredContentSize\": [1]",
                "2:25: error: \"preferredContentSize\" must be [width, height], not a list with 1 item"
            ),
            (
                "\"navigationItem\": {\"rightBarButton\": {}}",
                "2:20: error: unknown key \"rightBarButton\" in \"navigationItem\"; did you mean \"rightBarButtonItem\"?"
            ),
            (
                "\"navigationItem\": {\"leftBarButtonItem\": {}, \"leftBarButtonItems\": []}",
                "2:45: error: \"leftBarButtonItem\" and \"leftBarButtonItems\" are two forms of the same key; "
                    + "remove one of them"
            ),
            (
                "\"toolbarItems\": [{\"titel\": \"x\"}]",
                "2:19: error: unknown key \"titel\" in a bar button item; did you mean \"title\"?"
            ),
            ("\"id\": \"application\"", "2:7: error: \"application\" is reserved for the application"),
            (
                "\"preferredInterfaceOrientationForPresentation\": \"landscapeLeft\", \"supportedInterfaceOrientations\": [\"portrait\"]",
                "2:49: warning: \"preferredInterfaceOrientationForPresentation\" is landscapeLeft, which is not among "
                    + "\"supportedInterfaceOrientations\": presenting this controller full screen raises an exception"
            ),
        ])
    func values(members: String, expected: String) {
        #expect(diagnostics("{\"root\": {\"class\": \"UIViewController\",\n\(members)}}") == [expected])
    }

    @Test("ids are unique among views, controllers and the names in controllers; a controller's own name is its own")
    func ids() {
        let text = """
            { "root": { "class": "UIViewController", "id": "a", "view": { "class": "UIView", "id": "b" } },
              "controllers": {
                "a": { "class": "UIView" },
                "c": { "class": "UIViewController", "id": "c" },
                "d": { "class": "UIViewController", "id": "b" },
                "": { "class": "UIView" } } }
            """
        #expect(
            diagnostics(text) == [
                "3:5: error: duplicate id \"a\"; the first is at 1:48",
                "5:47: error: duplicate id \"b\"; the first is at 1:88",
                "6:5: error: a name in \"controllers\" must not be empty",
            ])
    }

    @Test("a class of the user's own answers itself")
    func customControllers() {
        let options = ParseOptions(customClasses: [
            "Viewer": .controller(.viewController), "Stack": .controller(.navigationController),
        ])
        let text = """
            { "root": { "class": "Stack", "viewControllers": [
              { "class": "Viewer", "title": "x", "shouldAutorotate": true } ] } }
            """
        #expect(
            diagnostics(text, options: options) == [
                "2:38: error: \"shouldAutorotate\" has no effect: your class Viewer decides this"
            ])
        let root = parse(text.replacing(", \"shouldAutorotate\": true", with: ""), options: options).document?.root
        #expect(root?.baseClass == .navigationController)
        #expect(root?.isCustom == true)
    }

    @Test("more controllers than anybody has are refused once")
    func limit() {
        var limits = LayoutLimits.standard
        limits.controllers = 3
        let views = Array(repeating: "{ \"class\": \"UIView\" }", count: 5).joined(separator: ", ")
        let text = "{\"root\": {\"class\": \"UITabBarController\", \"viewControllers\": [\(views)]}}"
        #expect(
            diagnostics(text, options: ParseOptions(limits: limits)).map { $0.suffix(23) } == [
                "more than 3 controllers"
            ])
    }
}
