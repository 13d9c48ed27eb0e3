import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Testing

@MainActor
@Suite("A layout file on a device")
struct LayoutStageTests {
    @Test("Frames are those of the design at the root view's own size; the window makes the root fill it")
    func designedSize() throws {
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 320, 480], "subviews": [
                { "class": "UILabel", "id": "title", "frame": [20, 40, 280, 30], "autoresizingMask": ["flexibleWidth"],
                  "text": "Hello" },
                { "class": "UIView", "id": "corner", "frame": [280, 440, 30, 30],
                  "autoresizingMask": ["flexibleLeftMargin", "flexibleTopMargin"] } ] } }
            """)
        let stage = try layout.stage()
        #expect(stage.window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(stage.view("title")?.frame == CGRect(x: 20, y: 40, width: 353, height: 30))
        #expect((stage.view("title") as? UILabel)?.text == "Hello")
        #expect(stage.view("corner")?.frame == CGRect(x: 353, y: 812, width: 30, height: 30))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("corner")?.frame == CGRect(x: 812, y: 353, width: 30, height: 30))
        #expect(stage.turn(to: .turn(.portrait)) == .shown(.portrait))
        #expect(stage.view("corner")?.frame == CGRect(x: 353, y: 812, width: 30, height: 30))
    }

    @Test("A controller's answers and the application's masks decide, and refusals say why")
    func masks() throws {
        let portraitOnly = try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"],
                        "view": { "class": "UIView", "frame": [0, 0, 393, 852] } } }
            """
        ).stage()
        guard case .refused(.landscapeRight, let explanation) = portraitOnly.turn(to: .landscape) else {
            Issue.record("it turned")
            return
        }
        #expect(explanation.reason == "notInControllerMask")
        #expect(portraitOnly.interfaceOrientation == .portrait)

        let leftOnly = try TemporaryLayout(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait", "landscapeLeft"] },
              "root": { "class": "UIView", "frame": [0, 0, 393, 852] } }
            """
        ).stage()
        #expect(leftOnly.turn(to: .landscape) == .shown(.landscapeLeft), "landscape is the one that is supported")

        let delegate = try TemporaryLayout(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"],
                               "delegate": { "supportedInterfaceOrientations": ["landscapeRight", "portrait"] } },
              "root": { "class": "UIView", "frame": [0, 0, 393, 852] } }
            """
        ).stage()
        #expect(delegate.turn(to: .landscape) == .shown(.landscapeRight), "the delegate replaces the list")
    }

    @Test("§4.5: a real Info.plist is read, and keys beside it win")
    func infoPlist() throws {
        let plist = Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UISupportedInterfaceOrientations</key>
            <array><string>UIInterfaceOrientationPortrait</string></array>
            <key>UISupportedInterfaceOrientations~ipad</key>
            <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array>
            </dict></plist>
            """.utf8)
        let json = """
            { "application": { "infoPlist": "Info.plist" }, "root": { "class": "UIView", "frame": [0, 0, 393, 852] } }
            """
        let layout = try TemporaryLayout(json, files: ["Info.plist": plist])
        #expect(try layout.stage().supportedOrientations == .portrait)
        #expect(try layout.stage(on: "iPad (10th)").turn(to: .landscape) == .shown(.landscapeLeft))
        let beside = try TemporaryLayout(
            json.replacingOccurrences(
                of: "\"Info.plist\"",
                with: "\"Info.plist\", \"supportedInterfaceOrientations\": [\"portrait\", \"landscapeRight\"]"),
            files: ["Info.plist": plist])
        #expect(try beside.stage().turn(to: .landscape) == .shown(.landscapeRight))

        for (content, message) in [
            ("nonsense", "not a dictionary"), ("<plist", "cannot read the property list"),
            ("<plist version=\"1.0\"><array/></plist>", "not a dictionary"),
            (
                "<plist version=\"1.0\"><dict><key>UISupportedInterfaceOrientations</key>"
                    + "<array><string>Sideways</string></array></dict></plist>",
                "\"Sideways\", which is not an orientation"
            ),
        ] {
            let broken = try TemporaryLayout(json, files: ["Info.plist": Data(content.utf8)])
            let error = #expect(throws: LayoutLoadingError.self) { try broken.stage() }
            #expect(error?.description.hasPrefix("layout.json:1:") == true)
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        }
    }

    @Test("The launch orientation is how the device is held first")
    func launchOrientation() throws {
        let stage = try TemporaryLayout(
            """
            { "launchOrientation": "landscapeRight", "root": { "class": "UIView", "frame": [0, 0, 393, 852] } }
            """
        ).stage()
        #expect(stage.interfaceOrientation == .landscapeRight)
        #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test("A raised exception is told apart from a refusal")
    func exceptions() throws {
        let stage = try TemporaryLayout(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"] },
              "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["landscapeLeft"],
                        "view": { "class": "UIView", "frame": [0, 0, 393, 852] } } }
            """
        ).stage()
        guard case .raised(_, let explanation) = stage.turn(to: .turn(.portrait)) else {
            Issue.record("nothing was raised")
            return
        }
        #expect(explanation.reason == "UIApplicationInvalidInterfaceOrientation")
    }

    @Test("A missing image is an error with its place in the file")
    func missingImage() throws {
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
              { "class": "UIImageView", "frame": [0, 0, 10, 10], "image": "nowhere.png" } ] } }
            """)
        let error = #expect(throws: LayoutLoadingError.self) { try layout.stage() }
        #expect(error?.diagnostics.first?.line == 2)
        #expect(error?.description.contains("nowhere.png") == true)
    }

    @Test("An image set of a catalogue follows the appearance and the idiom of the device")
    func imageVariants() throws {
        let images = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Layouts/Images")
        // The images are 48 and 72 pixels wide.
        var files: [String: Data] = [:]
        for name in ["airplane@2x.png", "airplane@3x.png"] {
            files["A.xcassets/plane.imageset/\(name)"] = try Data(contentsOf: images.appending(path: name))
        }
        files["A.xcassets/plane.imageset/Contents.json"] = Data(
            """
            { "images": [ { "idiom": "universal", "filename": "airplane@2x.png" },
              { "idiom": "universal", "filename": "airplane@3x.png",
                "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
              { "idiom": "ipad", "filename": "airplane@3x.png" } ] }
            """.utf8)
        let layout = try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
              { "class": "UIImageView", "id": "plane", "frame": [0, 0, 10, 10], "image": "plane" } ] } }
            """, files: files)
        func width(_ style: UIUserInterfaceStyle, on device: String) throws -> CGFloat? {
            var settings = StageSettings()
            settings.userInterfaceStyle = style
            let stage = try LayoutStage(
                layout.document(), on: DeviceCatalogue.standard.require(named: device), source: layout.source,
                settings: settings)
            return (stage.view("plane") as? UIImageView)?.image?.size.width
        }
        #expect(try width(.light, on: "iPhone 15") == 48)
        #expect(try width(.dark, on: "iPhone 15") == 72)
        #expect(try width(.light, on: "ipad-9.7") == 72)
    }

    @Test("A registered class is used by its name and lays itself out")
    func customClasses() throws {
        final class Ruler: UIView {
            override func layoutSubviews() {
                subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
            }
        }
        var classes = ClassRegistry()
        classes.register("Ruler") { Ruler() }
        let stage = try TemporaryLayout(
            """
            { "root": { "class": "Ruler", "id": "ruler", "frame": [0, 0, 393, 852], "subviews": [
              { "class": "UIView", "id": "line", "frame": [0, 0, 0, 0] } ] } }
            """
        ).stage(classes: classes)
        #expect(stage.view("ruler") is Ruler)
        #expect(stage.view("line")?.frame == CGRect(x: 0, y: 0, width: 393, height: 1))
    }
}
