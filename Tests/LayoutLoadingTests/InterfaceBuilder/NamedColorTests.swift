import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import TestSupport
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Named colours of documents (format.md §7)")
struct NamedColorTests {
    private func document(_ name: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><color key="backgroundColor" name="\(name)"/></view></objects>
        <resources><namedColor name="\(name)"><color red="1" green="0.0" blue="0.0" alpha="1"/></namedColor></resources>
        </document>
        """
    }

    /// The root's colour in an appearance, and the warnings.
    private func color(
        _ set: String?, named name: String = "Ink", at path: String = "Assets.xcassets/Ink.colorset",
        _ style: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
        on device: String = "iPhone 8"
    ) throws -> (color: String?, warnings: [String]) {
        var files: [String: Data] = [:]
        if let set { files[path + "/Contents.json"] = Data(set.utf8) }
        let layout = try TemporaryLayout(document(name), name: "a.xib", files: files)
        var settings = StageSettings()
        settings.userInterfaceStyle = style
        settings.accessibilityContrast = contrast
        let stage = try LayoutStage(
            layout.document(), on: DeviceCatalogue.standard.require(named: device), source: layout.source,
            settings: settings)
        let traits = stage.window.traitCollection
        return (stage.view("root")?.backgroundColor?.hexadecimal(in: traits), stage.warnings.map(\.message))
    }

    private func entry(_ components: String, _ more: String = "", space: String = "srgb") -> String {
        "{ \"idiom\": \"universal\", \"color\": { \"color-space\": \"\(space)\", \"components\": \(components) } \(more) }"
    }

    private func set(_ entries: String...) -> String {
        "{ \"colors\": [ \(entries.joined(separator: ", ")) ], \"info\": { \"version\": 1, \"author\": \"xcode\" } }"
    }

    private let dark = ", \"appearances\": [ { \"appearance\": \"luminosity\", \"value\": \"dark\" } ]"

    private func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"") -> String {
        "{ \"red\": \(red), \"green\": \(green), \"blue\": \(blue), \"alpha\": \(alpha) }"
    }

    @Test("The colour set wins over the copy in the document, and follows the appearance")
    func appearances() throws {
        let colors = set(
            entry(rgb("\"0x00\"", "\"0x00\"", "\"0x00\"")), entry(rgb("\"1.000\"", "\"1.000\"", "\"1.000\""), dark))
        #expect(try color(colors).color == "#000000")
        #expect(try color(colors, .dark).color == "#FFFFFF")
        #expect(try color(colors).warnings.isEmpty)
    }

    @Test("Variants for a higher contrast are for those who ask for it, wherever they stand")
    func highContrast() throws {
        func appearances(_ style: String) -> String {
            ", \"appearances\": [ \(style){ \"appearance\": \"contrast\", \"value\": \"high\" } ]"
        }
        let darkToo = "{ \"appearance\": \"luminosity\", \"value\": \"dark\" }, "
        let strong = entry(rgb("\"1.000\"", "\"0.000\"", "\"0.000\""), appearances(""))
        let strongInDark = entry(rgb("\"0.000\"", "\"1.000\"", "\"0.000\""), appearances(darkToo))
        let plain = entry(rgb("\"0x10\"", "\"0x10\"", "\"0x10\""))
        let colors = set(strong, strongInDark, plain, entry(rgb("\"0xF0\"", "\"0xF0\"", "\"0xF0\""), dark))
        #expect(try color(colors).color == "#101010")
        #expect(try color(colors, .dark).color == "#F0F0F0")
        #expect(try color(colors, contrast: .high).color == "#FF0000")
        #expect(try color(colors, .dark, contrast: .high).color == "#00FF00")
        // The appearance is preferred to the contrast; if neither matches, the variant for any is used.
        let dim = entry(rgb("\"0xF0\"", "\"0xF0\"", "\"0xF0\""), dark)
        #expect(try color(set(strong, plain, dim), .dark, contrast: .high).color == "#F0F0F0")
        #expect(try color(set(strong, plain), .dark, contrast: .high).color == "#FF0000")
        #expect(try color(set(plain), contrast: .high).color == "#101010")
        // Without a dark variant, the one for any appearance is used.
        #expect(try color(set(strongInDark, plain), .dark).color == "#101010")
    }

    @Test("Without a colour set the copy is used")
    func copies() throws {
        #expect(try color(nil).color == "#FF0000")
        #expect(try color(nil, .dark).color == "#FF0000")
        #expect(try color(set("{ \"idiom\": \"universal\" }")).color == "#FF0000")
    }

    @Test(
        "Components are shares with a point, bytes without one or with 0x, and numbers as they are (format.md §7)",
        arguments: [
            ("\"0.500\"", "\"0.000\"", "\"1.000\"", "#8000FF"), ("\"128\"", "\"0\"", "\"255\"", "#8000FF"),
            ("\"0x80\"", "\"0x00\"", "\"0xFF\"", "#8000FF"), ("\"1\"", "\"1.000\"", "\"0X0a\"", "#01FF0A"),
            ("0.5", "0", "1", "#8000FF"),
        ])
    func components(red: String, green: String, blue: String, hexadecimal: String) throws {
        #expect(try color(set(entry(rgb(red, green, blue)))).color == hexadecimal)
    }

    @Test("An alpha is a share, grey has one component, and Display P3 is converted")
    func otherSpaces() throws {
        #expect(try color(set(entry(rgb("\"0\"", "\"0\"", "\"0\"", alpha: "\"0.502\"")))).color == "#00000080")
        #expect(try color(set(entry(rgb("\"0\"", "\"0\"", "\"0\"", alpha: "\"0x80\"")))).color == "#00000080")
        #expect(try color(set(entry(rgb("\"0\"", "\"0\"", "\"0\"", alpha: "\"0xFF\"")))).color == "#000000")
        #expect(try color(set(entry(rgb("\"0\"", "\"0\"", "\"0\"", alpha: "\"1\"")))).color == "#000000")
        let grey = "{ \"white\": \"0.500\", \"alpha\": \"1.000\" }"
        #expect(try color(set(entry(grey, space: "gray-gamma-22"))).color == "#808080")
        // The most saturated red of Display P3 is outside sRGB.
        let red = rgb("\"1.000\"", "\"0.000\"", "\"0.000\"")
        #expect(try color(set(entry(red, space: "display-p3"))).color == "#FF0000")
    }

    @Test("A reference is a colour of the system, in its appearance; those of other systems are passed over")
    func references() throws {
        func reference(_ name: String, _ platform: String) -> String {
            "{ \"idiom\": \"universal\", \"color\": { \"platform\": \"\(platform)\", \"reference\": \"\(name)\" } }"
        }
        for platform in ["ios", "universal"] {
            let colors = set(reference("labelColor", platform))
            #expect(try color(colors).color == "#000000")
            #expect(try color(colors, .dark).color == "#FFFFFF")
        }
        #expect(try color(set(reference("textColor", "osx"))).color == "#FF0000")
    }

    @Test("The device's own idiom comes before the universal one, and others never")
    func idioms() throws {
        func of(_ idiom: String, _ components: String) -> String {
            entry(components).replacingOccurrences(of: "universal", with: idiom)
        }
        let colors = set(
            of("mac", rgb("\"0\"", "\"0\"", "\"255\"")), of("universal", rgb("\"0\"", "\"255\"", "\"0\"")),
            of("ipad", rgb("\"0\"", "\"255\"", "\"255\"")))
        #expect(try color(colors).color == "#00FF00")
        #expect(try color(colors, on: "ipad-9.7").color == "#00FFFF")
        #expect(try color(set(of("mac", rgb("\"0\"", "\"0\"", "\"255\"")))).color == "#FF0000")
    }

    @Test("Idiom before appearance, as with images, and Mac Catalyst's colour is not the iPad's")
    func variants() throws {
        func of(_ idiom: String, _ components: String, _ more: String = "") -> String {
            entry(components, more).replacingOccurrences(of: "universal", with: idiom)
        }
        let (red, green) = (rgb("\"255\"", "\"0\"", "\"0\""), rgb("\"0\"", "\"255\"", "\"0\""))
        let phone = set(of("iphone", green), of("universal", red, dark))
        #expect(try color(phone, .dark).color == "#00FF00")
        #expect(try color(phone, .dark, on: "ipad-9.7").color == "#FF0000")
        // A colour for only the other appearance is worse than the universal one.
        let pad = set(of("ipad", red, dark), of("universal", green))
        #expect(try color(pad, on: "ipad-9.7").color == "#00FF00")
        // A phone shows the document's copy of a colour that is for iPads only.
        #expect(try color(set(of("ipad", green))).color == "#FF0000")
        #expect(try color(set(of("ipad", green)), on: "ipad-9.7").color == "#00FF00")
        let catalyst = of("ipad", red, ", \"subtype\": \"mac-catalyst\"")
        #expect(try color(set(catalyst, of("universal", green)), on: "ipad-9.7").color == "#00FF00")
        #expect(try color(set(catalyst, of("ipad", green), of("universal", red)), on: "ipad-9.7").color == "#00FF00")
    }

    @Test("Colour sets lie in catalogues beside the document or in Images, in groups, as pictures do")
    func places() throws {
        let blue = set(entry(rgb("\"0\"", "\"0\"", "\"255\"")))
        for path in ["Images/A.xcassets/Ink.colorset", "A.xcassets/Group/Ink.colorset"] {
            #expect(try color(blue, at: path).color == "#0000FF", "\(path)")
        }
        #expect(try color(blue, named: "Brand/Ink", at: "A.xcassets/Brand/Ink.colorset").color == "#0000FF")
    }

    @Test("A colour set that is not what Xcode writes is a warning with its place, and the copy is used")
    func damaged() throws {
        for (text, reason) in [
            ("{", "line 1"), ("{ \"colors\": 5 }", "colors must be a list, not 5"),
            (set(entry(rgb("\"red\"", "\"0\"", "\"0\""))), "must be a component of a colour, not \"red\""),
            (set(entry("{}")), "an object with \"red\", \"green\" and \"blue\""),
        ] {
            let found = try color(text)
            #expect(found.color == "#FF0000")
            let warning = try #require(found.warnings.first)
            #expect(found.warnings.count == 1)
            #expect(warning.hasPrefix("the colour \"Ink\" is shown as the document has it: "))
            #expect(warning.contains("Ink.colorset is not a colour set: Contents.json, "))
            #expect(warning.contains(reason), "\(warning)")
        }
    }
}
