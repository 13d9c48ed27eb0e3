import Foundation
import TestSupport
import Testing

@Suite("reflow explain")
struct ExplainProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("free.json")
        try workspace.layout("upright.json", supported: "portrait")
    }

    private func explain(_ arguments: String...) throws -> (object: [String: Any], status: Int32) {
        let process = try ReflowProcess(["explain"] + arguments + ["--format", "json"], in: workspace.url)
        #expect(process.error == "")
        #expect(
            try JSONSchemaChecker(workspace.reflow("schema", "explain").output).problems(in: process.output) == [])
        let object = try JSONSerialization.jsonObject(with: Data(process.output.utf8))
        return (try #require(object as? [String: Any]), process.status)
    }

    private func asked(_ object: [String: Any]) -> [[String: Any]] { object["asked"] as? [[String: Any]] ?? [] }

    @Test("an interface that turns: everybody who was asked, both names of the orientation, no reason")
    func turns() throws {
        let (object, status) = try explain("free.json", "--to", "landscapeRight", "--expect-rotation")
        #expect(status == 0)
        #expect(object["device"] as? String == "iPhone 8")
        #expect(object["semantics"] as? String == "iOS15")
        #expect(object["deviceOrientation"] as? String == "landscapeLeft")
        #expect(object["from"] as? String == "portrait")
        #expect(object["requested"] as? String == "landscapeRight")
        #expect(object["decision"] as? String == "rotate")
        #expect(object["to"] as? String == "landscapeRight")
        #expect(object["reason"] is NSNull)
        #expect(object["events"] == nil)
        #expect((object["warnings"] as? [Any])?.isEmpty == true)
        #expect(
            asked(object).map { "\($0["who"] ?? "") \($0["question"] ?? "") \($0["source"] ?? "")" } == [
                "controller shouldAutorotate default", "UIApplication supportedInterfaceOrientations(for:) default",
                "controller supportedInterfaceOrientations default",
            ])
    }

    @Test("one that stays: the reason, the line of the file that is to blame, exit status 0 unless turning is expected")
    func stays() throws {
        let (object, status) = try explain("upright.json", "--to", "landscape")
        #expect(status == 0)
        #expect(object["decision"] as? String == "stay")
        #expect(object["to"] as? String == "portrait")
        #expect(object["reason"] as? String == "notInControllerMask")
        let answer = try #require(asked(object).last)
        #expect(answer["source"] as? String == "layout")
        #expect(answer["file"] as? String == "upright.json")
        #expect(answer["line"] as? Int == 1)
        #expect(answer["answer"] as? String == "portrait")
        #expect(try explain("upright.json", "--to", "landscape", "--expect-rotation").status == 1)
        #expect(try explain("upright.json", "--to", "faceUp").object["reason"] as? String == "deviceFlat")
    }

    @Test("text names both orientations, who was asked and where the answer stands")
    func text() throws {
        let process = try workspace.reflow("explain", "upright.json", "--to", "landscapeRight")
        #expect(process.status == 0)
        #expect(
            process.output.contains(
                "device:    portrait → landscapeLeft, which asks for the interface orientation landscapeRight"))
        #expect(process.output.contains("interface: portrait → portrait (stays)"))
        #expect(process.output.contains("stay: notInControllerMask"))
        #expect(process.output.contains("[upright.json:1]"))
    }

    @Test("--trace has every event, one a line; --from is how the device is held at launch")
    func trace() throws {
        let (object, _) = try explain("free.json", "--from", "landscapeLeft", "--to", "portrait", "--trace")
        #expect(object["from"] as? String == "landscapeLeft")
        #expect(object["to"] as? String == "portrait")
        let events = try #require(object["events"] as? [String])
        #expect(events.contains("controller.viewDidLoad"))
        #expect(events.contains("status bar orientation: landscapeLeft → portrait"))
        #expect(events.allSatisfy { !$0.contains("\n") })
        let text = try workspace.reflow("explain", "free.json", "--to", "landscape", "--trace").output
        #expect(text.contains("\nlaunch\n") && text.contains("\nturn landscapeRight (device landscapeLeft)\n"))
    }

    @Test("the lock: a controller that answers false to shouldAutorotate stays where it is, until iOS 16")
    func lock() throws {
        try workspace.write(
            """
            { "root": { "class": "UIViewController", "id": "locked",
                "shouldAutorotate": false,
                "view": { "class": "UIView", "frame": [0, 0, 393, 852] } } }
            """, to: "lock.json")
        let (object, _) = try explain("lock.json", "--from", "landscapeRight", "--to", "portrait")
        #expect(object["from"] as? String == "landscapeRight")
        #expect(object["decision"] as? String == "stay")
        #expect(object["reason"] as? String == "shouldAutorotateFalse")
        #expect(asked(object).first?["line"] as? Int == 2)
        let later = try explain("lock.json", "--from", "landscapeRight", "--to", "portrait", "--semantics", "iOS16")
        #expect(later.object["decision"] as? String == "rotate")
        #expect(later.object["semantics"] as? String == "iOS16")
    }

    @Test("a property list and a delegate are named with the line that brings them in")
    func application() throws {
        try workspace.write(
            """
            { "application": {
                "supportedInterfaceOrientations": ["portrait"]
              }, "root": { "class": "UIView", "frame": [0, 0, 393, 852] } }
            """, to: "list.json")
        let (list, _) = try explain("list.json", "--to", "landscape")
        #expect(list["reason"] as? String == "notInApplicationMask")
        let answer = try #require(asked(list).first { $0["class"] as? String == "UIApplication" })
        #expect(answer["source"] as? String == "plist")
        #expect(answer["line"] as? Int == 2)
        #expect(
            list["advice"] as? String == "Add landscapeRight to the orientations under \"application\" (list.json:2).")
    }

    @Test("an application whose orientations are in a property list is sent there")
    func propertyList() throws {
        try workspace.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
            <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
            """, to: "Info.plist")
        try workspace.write(
            #"{ "application": { "infoPlist": "Info.plist" }, "root": { "class": "UIView", "frame": [0, 0, 9, 9] } }"#,
            to: "plist.json")
        let (object, _) = try explain("plist.json", "--to", "landscape")
        #expect(
            object["advice"] as? String
                == "List UIInterfaceOrientationLandscapeRight under UISupportedInterfaceOrientations in the Info.plist."
        )
    }

    @Test("iOS 5: the child whose answer a container returned is named, and has to change")
    func refusingChild() throws {
        try workspace.write(
            """
            { "semantics": "iOS5", "root": { "class": "UINavigationController", "id": "stack", "viewControllers": [
                { "class": "UIViewController", "id": "list", "shouldAutorotateToInterfaceOrientation": ["portrait"],
                  "view": { "class": "UIView", "frame": [0, 0, 320, 480] } } ] } }
            """, to: "stack.json")
        let (object, _) = try explain("stack.json", "--to", "landscapeRight")
        let message = try #require(object["message"] as? String)
        #expect(
            message.hasPrefix("list (UIViewController) returned false from shouldAutorotateToInterfaceOrientation"),
            "\(message)")
        #expect(message.hasSuffix("stack (UINavigationController) returns the answer of its child."), "\(message)")
        let advice = try #require(object["advice"] as? String)
        #expect(
            advice.hasPrefix(
                "Return true for landscapeRight from shouldAutorotateToInterfaceOrientation in list (UIViewController);"
            ),
            "\(advice)")
    }

    @Test("masks that have nothing in common raise: decision raise, exit status 0")
    func raises() throws {
        try workspace.write(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"] },
              "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["landscape"],
                "view": { "class": "UIView", "frame": [0, 0, 393, 852] } } }
            """, to: "raise.json")
        let (object, status) = try explain("raise.json", "--to", "landscape")
        #expect(status == 0)
        #expect(object["decision"] as? String == "raise")
        #expect(object["reason"] as? String == "UIApplicationInvalidInterfaceOrientation")
    }

    @Test("a turn after as many steps as there can be is explained like the first")
    func longScript() throws {
        let steps = (0..<1_000).map { #"{ "turn": "\#($0 % 2 == 0 ? "landscapeRight" : "portrait")" }"# }
        try workspace.write(
            #"{ "root": { "class": "UIViewController" }, "steps": [\#(steps.joined(separator: ", "))] }"#,
            to: "long.json")
        let (object, _) = try explain("long.json", "--steps", "--to", "landscapeLeft")
        #expect(object["decision"] as? String == "rotate")
        #expect(object["to"] as? String == "landscapeLeft")
        #expect(asked(object).count == 3)
    }

    @Test("a step that names nobody ends in 2 with its line; so does a line without --to")
    func mistakes() throws {
        try workspace.write(
            """
            { "root": { "class": "UIViewController", "id": "list" },
              "steps": [
                { "present": "viewer" } ] }
            """, to: "nobody.json")
        let nobody = try workspace.reflow("explain", "nobody.json", "--to", "portrait", "--steps")
        #expect(nobody.error == "nobody.json:3:18: error: no controller has the id \"viewer\"\n")
        #expect(nobody.status == 2)
        let bare = try workspace.reflow("explain", "free.json")
        #expect(bare.error.hasPrefix("reflow explain: \"--to O\" is missing; expected an orientation"))
        #expect(bare.status == 2)
    }

    @Test("a step in which UIKit would raise: the step and UIKit's words, then the decision that raised, or nothing")
    func raisingStep() throws {
        // UIKit raises an exception for a controller that is already presented.
        try workspace.write(
            """
            { "root": { "class": "UIViewController", "id": "page" },
              "controllers": { "sheet": { "class": "UIViewController" } },
              "steps": [
                { "present": "sheet" },
                { "present": "sheet" }
              ] }
            """, to: "twice.json")
        let twice = try workspace.reflow("explain", "twice.json", "--to", "landscape", "--steps")
        #expect(twice.error.hasPrefix("twice.json:5:5: step 2, present sheet: NSInvalidArgumentException: "))
        // The exit status is 0 for every explanation, including this one.
        #expect(twice.output.contains("raises"), "\(twice.output)")
        #expect(twice.status == 0)
        let view = try workspace.reflow("explain", "twice.json", "--view", "page", "--steps")
        #expect(view.output == "" && view.error == twice.error && view.status == 1)
        // The controller has no orientation in common with the application: the decision itself raises an exception,
        // which is explained (behaviour.md §5.3).
        try workspace.write(
            """
            { "root": { "class": "UIViewController", "id": "page" },
              "steps": [
                { "set": { "id": "page", "supportedInterfaceOrientations": ["landscape"] } },
                { "set": { "id": "application.delegate", "supportedInterfaceOrientations": ["portrait"] } },
                { "turn": "landscapeRight" }
              ] }
            """, to: "masks.json")
        let masks = try workspace.reflow("explain", "masks.json", "--to", "landscape", "--steps", "--format", "json")
        #expect(
            masks.error.hasPrefix(
                "masks.json:5:5: step 3, turn landscapeRight (device landscapeLeft): UIApplicationInvalidInterface"))
        #expect(masks.output.contains(#""decision": "raise""#))
        #expect(masks.status == 0)
    }

    // MARK: --view

    private static let page = """
        { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
            "constraints": [
              "card.leading == self.leading", "card.top == self.top", "card.height == 40",
              "card.width == 0.5 * self.width", { "equation": "card.width <= 200 @750", "identifier": "narrow" }
            ],
            "subviews": [ { "class": "UIView", "id": "card" },
              { "class": "UIView", "id": "bar", "frame": [0, 600, 375, 67], "fill": "safeArea" } ] } }
        """

    private func explanation(of view: String, _ arguments: String...) throws -> [String: Any] {
        try workspace.write(Self.page, to: "page.json")
        let process = try ReflowProcess(
            ["explain", "page.json", "--view", view, "--format", "json"] + arguments, in: workspace.url)
        #expect(process.error == "" && process.status == 0)
        let schema = try JSONSchemaChecker(workspace.reflow("schema", "explain-view").output)
        #expect(try schema.problems(in: process.output) == [])
        let object = try JSONSerialization.jsonObject(with: Data(process.output.utf8))
        return try #require(object as? [String: Any])
    }

    @Test("--view has the constraint behind a number, with its line, and names the axis it was asked for")
    func view() throws {
        let object = try explanation(of: "card", "--axis", "width")
        #expect(Set(object.keys) == ["view", "device", "semantics", "orientation", "numbers", "warnings"])
        #expect(object["orientation"] as? String == "portrait")
        let numbers = try #require(object["numbers"] as? [String: [String: Any]])
        #expect(Set(numbers.keys) == ["width"])
        let width = try #require(numbers["width"])
        #expect(width["value"] as? Double == 187.5)
        #expect(width["ambiguous"] as? Bool == false)
        let causes = try #require(width["because"] as? [[String: Any]])
        #expect(causes.count == 1)
        #expect(causes[0]["kind"] as? String == "constraint")
        #expect(causes[0]["constraint"] as? String == "card.width == 0.5 * page.width")
        #expect(causes[0]["file"] as? String == "page.json")
        #expect(causes[0]["line"] as? Int == 4)
        #expect(causes[0]["priority"] as? Int == 1000)
        #expect(causes[0]["satisfied"] as? Bool == true)
        #expect(causes[0]["error"] == nil)
        let fill = try explanation(of: "bar", "--axis", "y")["numbers"] as? [String: [String: Any]]
        #expect((fill?["y"]?["because"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["fill"])
    }

    @Test("--view with --to says what the rotation changed, and which constraint lost by it")
    func viewTurned() throws {
        let object = try explanation(of: "card", "--to", "landscape")
        #expect(Set(object.keys) == ["view", "device", "semantics", "before", "after", "changed", "warnings"])
        #expect(object["changed"] as? [String] == ["width"])
        let after = try #require(object["after"] as? [String: Any])
        #expect(after["orientation"] as? String == "landscapeRight")
        let numbers = try #require(after["numbers"] as? [String: [String: Any]])
        let lost = try #require((numbers["width"]?["because"] as? [[String: Any]])?.last)
        #expect(lost["identifier"] as? String == "narrow")
        #expect(lost["satisfied"] as? Bool == false)
        // 667 / 2 - 200.
        #expect(lost["error"] as? Double == 133.5)
        let text = try workspace.reflow("explain", "page.json", "--view", "card", "--to", "landscape").output
        #expect(
            text.contains(
                "card.width 187.5 → 333.5 because card.width == 0.5 × page.width now wins over card.width ≤ 200 @750"))
    }

    @Test("--view where the interface stays has the decision in place of what came after")
    func viewStays() throws {
        let process = try workspace.reflow(
            "explain", "upright.json", "--view", "title", "--to", "landscape", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(process.output.utf8)) as? [String: Any]
        #expect(process.status == 0)
        #expect(object?["after"] is NSNull)
        #expect((object?["decision"] as? [String: Any])?["reason"] as? String == "notInControllerMask")
    }

    @Test("An unknown id names the nearest; neither --to nor --view is a usage error")
    func wrongView() throws {
        try workspace.write(Self.page, to: "page.json")
        let unknown = try workspace.reflow("explain", "page.json", "--view", "crad")
        #expect(unknown.status == 2)
        #expect(unknown.error.contains("no view of page.json has the id \"crad\"; did you mean \"card\"?"))
        let neither = try workspace.reflow("explain", "page.json")
        #expect(neither.status == 2)
        #expect(neither.error.contains("\"--to O\" is missing"))
    }

    /// Two scenes, each with a label.
    private static let board: String = {
        func scene(_ number: Int, _ name: String) -> String {
            """
                    <scene sceneID="s\(number)">
                        <objects>
                            <viewController id="c\(number)" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="v\(number)">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <subviews>
                                        <label opaque="NO" text="\(name)" translatesAutoresizingMaskIntoConstraints="NO" \
            id="\(name)">
                                            <rect key="frame" x="16" y="100" width="100" height="20"/>
                                        </label>
                                    </subviews>
                                    <viewLayoutGuide key="safeArea" id="g\(number)"/>
                                    <constraints>
                                        <constraint firstItem="\(name)" firstAttribute="leading" secondItem="v\(number)" \
            secondAttribute="leading" constant="16" id="l\(number)"/>
                                        <constraint firstItem="\(name)" firstAttribute="top" secondItem="v\(number)" \
            secondAttribute="top" constant="100" id="t\(number)"/>
                                    </constraints>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            useAutolayout="YES" useSafeAreas="YES" initialViewController="c1">
                <scenes>
            \(scene(1, "first"))
            \(scene(2, "second"))
                </scenes>
            </document>
            """
    }()

    @Test("--root shows another scene of a storyboard; a view that only that one has names it")
    func root() throws {
        try workspace.write(Self.board, to: "main.storyboard")
        let other = try workspace.reflow("explain", "main.storyboard", "--view", "second")
        #expect(other.status == 2)
        #expect(other.error.contains("main.storyboard shows the view \"second\" with --root c2 only"))
        let chosen = try workspace.reflow("explain", "main.storyboard", "--view", "second", "--root", "c2")
        #expect(chosen.status == 0, "\(chosen.error)")
        #expect(chosen.output.contains("x = 16\n"))
        let turned = try workspace.reflow("explain", "main.storyboard", "--to", "landscape", "--root", "c2")
        #expect(turned.status == 0, "\(turned.error)")
        let unknown = try workspace.reflow("explain", "main.storyboard", "--to", "landscape", "--root", "c3")
        #expect(unknown.status == 2)
        // A layout file has only one root.
        try workspace.write(Self.page, to: "page.json")
        let none = try workspace.reflow("explain", "page.json", "--view", "card", "--root", "nothing")
        #expect(none.status == 2)
    }
}
