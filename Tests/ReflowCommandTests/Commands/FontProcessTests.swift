import Foundation
import ImageCodecs
import TestSupport
import Testing

/// The key `"fonts"` in layouts and in `reflow.json`.
@Suite("Fonts that layouts and suites name")
struct FontProcessTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private func titleLine(_ tree: String) throws -> Substring {
        try #require(tree.split(separator: "\n").first { $0.contains("title") })
    }

    @Test("A layout's text is set and drawn in the fonts that it names, files or folders")
    func layoutFonts() throws {
        try workspace.writeFont("Black", to: "Layouts/Fonts/Brand.otf")
        try workspace.brandLayout("Layouts/file.json", fonts: "[\"Fonts/Brand.otf\"]")
        try workspace.brandLayout("Layouts/folder.json", fonts: "[\"Fonts\"]")
        try workspace.brandLayout("Elsewhere/none.json", fonts: nil)
        let file = try workspace.reflow("tree", "Layouts/file.json")
        #expect(file.status == 0 && file.error == "")
        #expect(try titleLine(file.output).contains("Brand Display"))
        #expect(try workspace.reflow("tree", "Layouts/folder.json").output == file.output)
        #expect(
            try workspace.reflow("tree", "Elsewhere/none.json", "--font-dir", "Layouts/Fonts").output == file.output)
        let pictures = try workspace.reflow("render", "Layouts/file.json", "--orientation", "portrait", "-o", "out")
        #expect(pictures.status == 0 && pictures.error == "")
        let other = try workspace.reflow(
            "render", "Elsewhere/none.json", "--orientation", "portrait", "-o", "out", "--font-dir", "Layouts/Fonts")
        #expect(other.status == 0)
        #expect(
            try workspace.picture("out/file.iphone-8.portrait.png")
                == workspace.picture("out/none.iphone-8.portrait.png"))

        let none = try workspace.reflow("tree", "Elsewhere/none.json")
        #expect(none.status == 2)
        #expect(none.error.hasPrefix("Elsewhere/none.json:5:"))
        #expect(
            none.error.hasSuffix(
                "error: no font is called \"Brand Display\"; name its file or folder in \"fonts\", or pass the folder "
                    + "with --font-dir\n"))
    }

    @Test("A font that only its name is given for is found beside the layout, in Fonts, and beside the property list")
    func appFonts() throws {
        try workspace.writeFont("Black", to: "Named/Fonts/Brand.otf")
        try workspace.brandLayout("Named/a.json", fonts: "[\"Fonts/Brand.otf\"]")
        let named = try workspace.reflow("tree", "Named/a.json")
        for (place, folder) in [("a.otf", "Beside"), ("Fonts/a.otf", "Below")] {
            try workspace.writeFont("Black", to: "\(folder)/\(place)")
            // A file that is not a font is no reason to fail, because nothing names it.
            try workspace.write("no font", to: "\(folder)/Fonts/Broken.otf")
            try workspace.brandLayout("\(folder)/a.json", fonts: nil)
            let found = try workspace.reflow("tree", "\(folder)/a.json")
            #expect(found.output == named.output && found.error == "" && found.status == 0)
        }
        #expect(try workspace.reflow("record", "Below", "--orientation", "portrait").status == 0)
        #expect(try workspace.reflow("test", "Below", "--orientation", "portrait").status == 0)
    }

    @Test("A document takes the fonts of its project by PostScript name and by family, UIAppFonts first")
    func projectFonts() throws {
        try workspace.write("", to: "App/App.xcodeproj/project.pbxproj")
        try workspace.writeFont("Black", to: "App/Resources/Zebra/Brand.otf")
        try workspace.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIAppFonts</key>
            <array><string>Brand.otf</string></array></dict></plist>
            """, to: "App/Info.plist")
        for name in ["BrandDisplay-Black", "Brand Display"] {
            try workspace.write(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
                targetRuntime="iOS.CocoaTouch"><objects><view id="root">
                <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                <label id="lab" text="Hello"><rect key="frame" x="0" y="0" width="100" height="20"/>
                <fontDescription key="fontDescription" name="\(name)" family="Brand Display" pointSize="17"/></label>
                </subviews><color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></view></objects></document>
                """, to: "App/Screens/X.xib")
            let tree = try workspace.reflow("tree", "App/Screens/X.xib")
            #expect(tree.output.contains(name) && tree.error == "" && tree.status == 0, "\(tree.error)")
        }
    }

    @Test("tree names the same characters without a font as render, also in texts that no frame depends on")
    func missingCharacters() throws {
        try workspace.write(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [
                { "class": "UILabel", "frame": [20, 40, 280, 30], "text": "framed \\u0378" },
                { "class": "UIButton", "frame": [20, 80, 200, 44], "title": "button \\u0379" },
                { "class": "UISegmentedControl", "frame": [20, 140, 300, 32], "segments": ["one \\u0380", "two"] },
                { "class": "UITextField", "frame": [20, 200, 300, 34], "placeholder": "prompt \\u0381" } ] } }
            """, to: "Layouts/missing.json")
        let render = try workspace.reflow("render", "Layouts/missing.json", "--orientation", "portrait", "-o", "out")
        let tree = try workspace.reflow("tree", "Layouts/missing.json", "--orientation", "portrait")
        #expect(render.status == 0 && tree.status == 0)
        #expect(Set(tree.error.split(separator: "\n")) == Set(render.error.split(separator: "\n")))
        #expect(tree.error.split(separator: "\n").count == 4)
    }

    @Test("Mistakes are told with line, column and the nearest name")
    func mistakes() throws {
        try workspace.writeFont("Black", to: "Layouts/Fonts/Brand.otf")
        try workspace.writeFont("Black", to: "Elsewhere/Brand.otf")
        try workspace.write("no font", to: "Layouts/Fonts-Broken/Broken.otf")
        let cases = [
            (
                "[\"Fonts/Brnd.otf\"]",
                "2:13: error: there is no font file or folder \"Fonts/Brnd.otf\"; did you mean \"Brand.otf\"?\n"
            ),
            (
                "[\"Fonts\", \"../Elsewhere\"]",
                "2:22: error: \"../Elsewhere\" is outside the folders that fonts may come from; move it into the layout's folder, or pass its folder with "
                    + "--font-dir\n"
            ),
            ("\"Fonts\"", "2:12: error: \"fonts\" must be a list of strings, not \"Fonts\"\n"),
        ]
        for (fonts, message) in cases {
            try workspace.brandLayout("Layouts/a.json", fonts: fonts)
            let tree = try workspace.reflow("tree", "Layouts/a.json")
            #expect(tree.status == 2 && tree.output == "")
            #expect(tree.error == "Layouts/a.json:" + message)
        }
        try workspace.brandLayout("Layouts/a.json", fonts: "[\"Fonts\", \"Fonts-Broken\"]")
        let broken = try workspace.reflow("tree", "Layouts/a.json")
        #expect(broken.status == 2)
        #expect(
            broken.error.hasPrefix(
                "Layouts/a.json:2:22: error: \"Fonts-Broken\" in \"fonts\" cannot be used: "))
        #expect(broken.error.contains("Broken.otf") && broken.error.contains("not a font"))
    }

    @Test(
        "A pipe that is named as a font is not waited for; a link in a folder of fonts does not lead out of the suite")
    func hostileFonts() throws {
        try workspace.writeFont("Black", to: "Elsewhere/Brand.otf")
        try workspace.writeFont("Black", to: "Suite/Layouts/Fonts/Other.otf")
        let fonts = workspace.url.appending(path: "Suite/Layouts/Fonts")
        #expect(mkfifo(fonts.appending(path: "pipe.ttf").path, 0o600) == 0)
        try workspace.write("{}", to: "Suite/reflow.json")
        for names in ["[\"Fonts/pipe.ttf\"]", "[\"Fonts\"]"] {
            try workspace.brandLayout("Suite/Layouts/a.json", fonts: names)
            let tree = try workspace.reflow("tree", "Suite/Layouts/a.json")
            #expect(tree.status == 2 && tree.error.contains("pipe.ttf"), "\(tree.error)")
        }
        try FileManager.default.removeItem(at: fonts.appending(path: "pipe.ttf"))
        try FileManager.default.createSymbolicLink(
            atPath: fonts.appending(path: "Brand.otf").path,
            withDestinationPath: workspace.url.appending(path: "Elsewhere/Brand.otf").path)
        let tree = try workspace.reflow("tree", "Suite/Layouts/a.json")
        #expect(
            tree.status == 2 && tree.error.contains("is outside the folders that fonts may come from"), "\(tree.error)")
    }

    @Test("A family's name that is nearly right is suggested")
    func nearestFamily() throws {
        try workspace.writeFont("Black", to: "Layouts/Fonts/Brand.otf")
        try workspace.brandLayout("Layouts/a.json", fonts: "[\"Fonts\"]")
        let text = try workspace.text("Layouts/a.json").replacingOccurrences(of: "Brand Display", with: "Brand Dysplay")
        try workspace.write(text, to: "Layouts/a.json")
        let tree = try workspace.reflow("tree", "Layouts/a.json")
        #expect(tree.status == 2)
        #expect(tree.error.contains("no font is called \"Brand Dysplay\"; did you mean \"Brand Display\"?"))
    }

    @Test("The suite file's fonts are every layout's, also where one layout is shown alone")
    func suiteFonts() throws {
        try workspace.writeFont("Black", to: "Shared/Brand.otf")
        try workspace.write("{ \"fonts\": [\"Shared\"] }", to: "reflow.json")
        try workspace.brandLayout("Layouts/a.json", fonts: nil)
        try workspace.layout("Layouts/plain.json")
        let record = try workspace.reflow("record")
        #expect(record.status == 0 && record.error.hasPrefix("4 pictures: 4 recorded\n"), "\(record.error)")
        let test = try workspace.reflow("test", "--verify-pixels", "--strict")
        #expect(test.error == "4 pictures: 4 passed\nreport: report/index.html\n")
        let tree = try workspace.reflow("tree", "Layouts/a.json", "--orientation", "portrait")
        #expect(tree.output == (try workspace.text("Snapshots/a/a.iphone-8.portrait.txt")))

        // A different font of the same name changes the pictures that show it, and no others.
        try workspace.writeFont("Thin", to: "Shared/Brand.otf")
        let changed = try workspace.reflow("test")
        #expect(changed.status == 1)
        #expect(changed.error.contains("4 pictures: 2 passed, 2 "))

        try workspace.write("{ \"fonts\": [\"Shared\", \"Shred\"] }", to: "reflow.json")
        let missing = try workspace.reflow("tree", "Layouts/a.json")
        #expect(missing.status == 2)
        #expect(
            missing.error
                == "reflow.json:1:23: error: there is no font file or folder \"Shred\"; did you mean \"Shared\"?\n")
    }

    @Test("Layouts with different fonts of one name do not see each other's")
    func separateSets() throws {
        try workspace.writeFont("Black", to: "Layouts/Heavy/Brand.otf")
        try workspace.writeFont("Thin", to: "Layouts/Thin/Brand.otf")
        try workspace.brandLayout("Layouts/a.json", fonts: "[\"Heavy\"]")
        try workspace.brandLayout("Layouts/b.json", fonts: "[\"Thin\"]")
        try workspace.brandLayout("Layouts/c.json", fonts: "[\"Heavy\"]")
        #expect(try workspace.reflow("record").status == 0)
        let goldens = try ["a", "b", "c"].map { try workspace.text("Snapshots/\($0)/\($0).iphone-8.portrait.txt") }
        #expect(goldens[0] == goldens[2] && goldens[0] != goldens[1])
        for (name, golden) in zip(["a", "b", "c"], goldens) {
            let alone = try workspace.reflow("tree", "Layouts/\(name).json", "--orientation", "portrait")
            #expect(alone.output == golden)
        }
        func picture(_ name: String) throws -> Bitmap {
            try workspace.picture("Snapshots/\(name)/\(name).iphone-8.portrait.png")
        }
        #expect(try picture("a") == picture("c"))
        #expect(try picture("a") != picture("b"))
        let test = try workspace.reflow("test", "--verify-pixels", "--jobs", "2")
        #expect(test.status == 0)
    }
}
