import Testing

@testable import Adoption

/// Where a project's documents have its controllers.
@Suite struct SceneTests {
    private let scenes = DocumentScenes(documents: [
        (
            "/App/Base.lproj/Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
            <view key="view" customClass="Badge"/>
            </viewController>
            <tableViewController storyboardIdentifier="the &quot;list&quot;" id="b" customClass="List"/>
            <viewController id="c" customClass="Detail"/>
            <viewController id="d" storyboardIdentifier="d" customClass="Detail"/>
            <viewController id="e" customClass="Hidden"/>
            </document>
            """
        ),
        (
            "/App/Card.xib",
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"CardController\"/>"
        ),
        (
            "/App/Sheet.xib",
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Note\"/>"
        ),
    ])

    @Test(
        "A controller is made from its scene, as the app makes it",
        arguments: [
            ("First", "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!"),
            (
                "List",
                "UIStoryboard(name: \"Main\", bundle: nil)"
                    + ".instantiateViewController(withIdentifier: \"the \\\"list\\\"\")"
            ),
            ("Detail", "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"d\")"),
            ("CardController", "CardController()"), ("App.CardController", "App.CardController()"),
            ("Note", "Note(nibName: \"Sheet\", bundle: nil)"),
        ])
    func makers(name: String, maker: String) {
        #expect(scenes.scene(of: name)?.maker(of: name) == maker)
    }

    @Test("A scene that only segues reach makes nothing; views have no scenes")
    func hidden() {
        #expect(scenes.scene(of: "Hidden")?.kind == .hidden && scenes.scene(of: "Hidden")?.maker(of: "Hidden") == nil)
        #expect(scenes.scene(of: "Badge") == nil && scenes.scene(of: "Other") == nil)
    }
}
