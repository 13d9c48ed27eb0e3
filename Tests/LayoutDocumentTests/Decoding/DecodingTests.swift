import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@Suite("Layout files that are read")
struct DecodingTests {
    @Test("application, devices and launch, with places")
    func document() throws {
        let document = try #require(parse(richLayout).document)
        #expect(document.file == testFile)
        #expect(document.semantics == .iOS15)
        #expect(document.devices.map(\.value) == ["iPhone 15", "iPad Pro 11 (1st-4th)"])
        #expect(document.devices.map(\.position.description) == ["13:15", "13:28"])
        #expect(document.launchOrientation?.value == [.landscapeRight, .landscapeLeft])
        let application = try #require(document.application)
        #expect(application.position.description == "5:18")
        #expect(application.infoPlist?.value == "Info.plist")
        #expect(application.infoPlist?.position.description == "6:18")
        #expect(
            application.supportedInterfaceOrientations?.value
                == [.landscapeRight, .portrait, .portraitUpsideDown, .landscapeLeft])
        #expect(application.supportedInterfaceOrientationsForPad?.value == [.portrait])
        #expect(
            application.supportedInterfaceOrientationsForPhone?.value == [.portrait, .landscapeLeft, .landscapeRight])
        #expect(application.requiresFullScreen?.value == true)
        #expect(application.delegateSupportedInterfaceOrientations?.value == [])
        #expect(application.delegateSupportedInterfaceOrientations?.position.description == "11:53")
    }

    @Test("a controller with its view")
    func controller() throws {
        let root = try #require(parse(richLayout).document).root
        #expect(!root.isImplicit)
        #expect(root.className == "UIViewController")
        #expect(root.id == "profile")
        #expect(root.title == "Pröfile 😀")
        #expect(root.supportedInterfaceOrientations?.value == [.portrait, .landscapeLeft, .landscapeRight])
        #expect(root.shouldAutorotate?.value == false)
        #expect(root.shouldAutorotate?.position.description == "17:86")
        #expect(root.position.description == "15:11")
        let view = try #require(root.view)
        #expect(view.subviews.map(\.className) == ["UIImageView", "UILabel", "UIButton", "UIScrollView"])
        #expect(view.subviews.map(\.fill?.value) == [nil, nil, nil, .safeArea])
        #expect(view.subviews[0].frame?.value == CGRect(x: 16, y: 80.5, width: 96, height: 96))
        #expect(view.subviews[0].property(named: "layer.cornerRadius")?.value == .number(48))
        #expect(
            view.subviews[0].variations.map(\.designedSize) == [
                CGSize(width: 852, height: 393), CGSize(width: 1024, height: 768),
            ])
        #expect(
            view.subviews[3].subviews.first?.property(named: "borderStyle")?.value
                == .choice(Choice("roundedRect", rawValue: 3)))
    }

    @Test("a plain view gets a plain controller")
    func plainView() throws {
        let document = try #require(parse("{\"root\": {\"class\": \"UILabel\", \"text\": \"x\", \"tag\": 1}}").document)
        #expect(document.semantics == nil)
        #expect(document.application == nil)
        #expect(document.devices == [])
        #expect(document.launchOrientation == nil)
        #expect(document.root.isImplicit)
        #expect(document.root.className == "UIViewController")
        #expect(document.root.view?.className == "UILabel")
        #expect(document.root.view?.frame == nil)
        #expect(document.root.view?.properties.map(\.name) == ["text", "tag"])
        #expect(document.root.view?.properties.map(\.position.description) == ["1:31", "1:44"])
        #expect(document.root.view?.properties.map(\.valuePosition.description) == ["1:39", "1:51"])
        #expect(document.root.position.description == "1:10")
    }

    @Test("a controller may leave its view to its class")
    func controllerWithoutView() throws {
        let document = try #require(parse("{\"root\": {\"class\": \"UIViewController\"}}").document)
        #expect(document.root.view == nil)
    }

    @Test(
        "orientations at launch",
        arguments: [
            ("portrait", [UIInterfaceOrientation.portrait]), ("portraitUpsideDown", [.portraitUpsideDown]),
            ("landscapeLeft", [.landscapeLeft]), ("landscapeRight", [.landscapeRight]),
            ("landscape", [.landscapeRight, .landscapeLeft]),
        ])
    func launch(name: String, expected: [UIInterfaceOrientation]) {
        let text = "{\"root\": {\"class\": \"UIView\"}, \"launchOrientation\": \"\(name)\"}"
        #expect(parse(text).document?.launchOrientation?.value == expected)
    }

    @Test("registered classes have their base's properties, and only those")
    func customClasses() throws {
        let options = ParseOptions(customClasses: [
            "Badge": .view(.label), "Page": .controller(.viewController), "Odd": .view(KitClass("UIWebView")),
            "Later": .view(.collectionView),
        ])
        let text = "{\"root\": {\"class\": \"Page\", \"view\": {\"class\": \"Badge\", \"text\": \"x\", \"fill\": 1}}}"
        #expect(
            diagnostics(text, options: options) == [
                "1:76: error: \"fill\" must be a name such as \"safeArea\", not 1"
            ])
        let root = try #require(parse(text.replacing(", \"fill\": 1", with: ""), options: options).document).root
        #expect(root.className == "Page")
        #expect(root.baseClass == .viewController)
        #expect(root.view?.className == "Badge")
        #expect(root.view?.baseClass == .label)
        #expect(
            diagnostics(rootView("Badge", "\"imge\": 1"), options: options)
                == ["1:29: error: unknown key \"imge\" in Badge"])
        #expect(
            diagnostics("{\"root\": {\"class\": \"Bagde\"}}", options: options)
                == ["1:20: error: unknown class \"Bagde\"; did you mean \"Badge\"?"])
        for name in ["Odd", "Later"] {
            #expect(
                diagnostics("{\"root\": {\"class\": \"\(name)\"}}", options: options).first
                    .map { $0.hasPrefix("1:20: error: unknown class \"\(name)\"") } == true)
        }
    }

    @Test(
        "names of views' classes that a later version takes", arguments: ["UITextView", "UICollectionView"])
    func laterClasses(name: String) {
        #expect(
            diagnostics(rootView("UIView", "\"subviews\": [{\"class\": \"\(name)\"}]"))
                == ["1:53: error: \(name) is not supported yet; use a UIView in its place"])
    }

    @Test("a controller among subviews is no view")
    func controllerAsSubview() {
        #expect(
            diagnostics(rootView("UIView", "\"subviews\": [{\"class\": \"UINavigationController\"}]"))
                == ["1:53: error: UINavigationController is a controller, not a view"])
    }

    @Test("the same file gives the same value")
    func deterministic() {
        #expect(parse(richLayout) == parse(richLayout))
    }
}
