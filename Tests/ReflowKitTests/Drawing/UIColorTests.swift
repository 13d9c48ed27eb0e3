import DisplayList
import Foundation
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@Suite("Colours")
struct UIColorTests {
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// The arguments are from Apple's Human Interface Guidelines, "Color": red, green and blue of 255.
    @Test(
        "The system colours are those of Apple's table",
        arguments: [
            ("systemRed", [255, 59, 48], [255, 69, 58]),
            ("systemOrange", [255, 149, 0], [255, 159, 10]),
            ("systemYellow", [255, 204, 0], [255, 214, 10]),
            ("systemGreen", [52, 199, 89], [48, 209, 88]),
            ("systemMint", [0, 199, 190], [99, 230, 226]),
            ("systemTeal", [48, 176, 199], [64, 200, 224]),
            ("systemCyan", [50, 173, 230], [100, 210, 255]),
            ("systemBlue", [0, 122, 255], [10, 132, 255]),
            ("systemIndigo", [88, 86, 214], [94, 92, 230]),
            ("systemPurple", [175, 82, 222], [191, 90, 242]),
            ("systemPink", [255, 45, 85], [255, 55, 95]),
            ("systemBrown", [162, 132, 94], [172, 142, 104]),
            ("systemGray", [142, 142, 147], [142, 142, 147]),
            ("systemGray2", [174, 174, 178], [99, 99, 102]),
            ("systemGray3", [199, 199, 204], [72, 72, 74]),
            ("systemGray4", [209, 209, 214], [58, 58, 60]),
            ("systemGray5", [229, 229, 234], [44, 44, 46]),
            ("systemGray6", [242, 242, 247], [28, 28, 30]),
        ] as [(String, [Int], [Int])])
    func systemColors(name: String, light: [Int], dark: [Int]) throws {
        let color = try #require(UIColor.named(name))
        #expect(UIColorTests.bytes(color.rgba(in: UIColorTests.light)) == light + [255])
        #expect(UIColorTests.bytes(color.rgba(in: UIColorTests.dark)) == dark + [255])
    }

    @Test(
        "Text, lines and fills let what is below shine through, as devices report them",
        arguments: [
            ("label", [0, 0, 0, 255], [255, 255, 255, 255]),
            ("secondaryLabel", [60, 60, 67, 153], [235, 235, 245, 153]),
            ("tertiaryLabel", [60, 60, 67, 76], [235, 235, 245, 76]),
            ("placeholderText", [60, 60, 67, 76], [235, 235, 245, 76]),
            ("separator", [60, 60, 67, 73], [84, 84, 88, 153]),
            ("opaqueSeparator", [198, 198, 200, 255], [56, 56, 58, 255]),
            ("systemFill", [120, 120, 128, 51], [120, 120, 128, 91]),
            ("systemBackground", [255, 255, 255, 255], [0, 0, 0, 255]),
            ("secondarySystemBackground", [242, 242, 247, 255], [28, 28, 30, 255]),
            ("systemGroupedBackground", [242, 242, 247, 255], [0, 0, 0, 255]),
        ] as [(String, [Int], [Int])])
    func semanticColors(name: String, light: [Int], dark: [Int]) throws {
        let color = try #require(UIColor.named(name))
        #expect(UIColorTests.bytes(color.rgba(in: UIColorTests.light)) == light)
        #expect(UIColorTests.bytes(color.rgba(in: UIColorTests.dark)) == dark)
    }

    /// The first 18 arguments are from Apple's Human Interface Guidelines, "Color", increased contrast; the others are
    /// those that public tables of `UIColor`'s values on iOS 13 agree on.
    @Test(
        "With high contrast, the system colours are those of Apple's table for increased contrast",
        arguments: [
            ("systemRed", [215, 0, 21, 255], [255, 105, 97, 255]),
            ("systemOrange", [201, 52, 0, 255], [255, 179, 64, 255]),
            ("systemYellow", [178, 80, 0, 255], [255, 212, 38, 255]),
            ("systemGreen", [36, 138, 61, 255], [48, 219, 91, 255]),
            ("systemMint", [12, 129, 123, 255], [102, 212, 207, 255]),
            ("systemTeal", [0, 130, 153, 255], [93, 230, 255, 255]),
            ("systemCyan", [0, 113, 164, 255], [112, 215, 255, 255]),
            ("systemBlue", [0, 64, 221, 255], [64, 156, 255, 255]),
            ("systemIndigo", [54, 52, 163, 255], [125, 122, 255, 255]),
            ("systemPurple", [137, 68, 171, 255], [218, 143, 255, 255]),
            ("systemPink", [211, 15, 69, 255], [255, 100, 130, 255]),
            ("systemBrown", [127, 101, 69, 255], [181, 148, 105, 255]),
            ("systemGray", [108, 108, 112, 255], [174, 174, 178, 255]),
            ("systemGray2", [142, 142, 147, 255], [124, 124, 128, 255]),
            ("systemGray3", [174, 174, 178, 255], [84, 84, 86, 255]),
            ("systemGray4", [188, 188, 192, 255], [68, 68, 70, 255]),
            ("systemGray5", [216, 216, 220, 255], [54, 54, 56, 255]),
            ("systemGray6", [235, 235, 240, 255], [36, 36, 38, 255]),
            ("label", [0, 0, 0, 255], [255, 255, 255, 255]),
            ("secondaryLabel", [60, 60, 67, 173], [235, 235, 245, 173]),
            ("tertiaryLabel", [60, 60, 67, 96], [235, 235, 245, 96]),
            ("quaternaryLabel", [60, 60, 67, 66], [235, 235, 245, 61]),
            ("separator", [60, 60, 67, 94], [84, 84, 88, 173]),
            ("systemFill", [120, 120, 128, 71], [120, 120, 128, 112]),
            ("secondarySystemFill", [120, 120, 128, 61], [120, 120, 128, 102]),
            ("tertiarySystemFill", [118, 118, 128, 51], [118, 118, 128, 81]),
            ("quaternarySystemFill", [116, 116, 128, 40], [118, 118, 128, 66]),
            ("systemBackground", [255, 255, 255, 255], [0, 0, 0, 255]),
            ("secondarySystemBackground", [235, 235, 240, 255], [36, 36, 38, 255]),
            ("secondarySystemGroupedBackground", [255, 255, 255, 255], [36, 36, 38, 255]),
            ("tertiarySystemGroupedBackground", [235, 235, 240, 255], [54, 54, 56, 255]),
        ] as [(String, [Int], [Int])])
    func highContrast(name: String, light: [Int], dark: [Int]) throws {
        let color = try #require(UIColor.named(name))
        let high = UITraitCollection(accessibilityContrast: .high)
        let inLight = color.rgba(in: UITraitCollection(traitsFrom: [UIColorTests.light, high]))
        let inDark = color.rgba(in: UITraitCollection(traitsFrom: [UIColorTests.dark, high]))
        #expect([UIColorTests.bytes(inLight), UIColorTests.bytes(inDark)] == [light, dark])
    }

    @Test("Every name leads to a colour, with and without Interface Builder's ending, and to the property of that name")
    func names() {
        // The groups are fixed colours, tints, greys, text, lines and fills, backgrounds.
        #expect(UIColor.allNames.count == 15 + 13 + 6 + 8 + 6 + 7)
        for name in UIColor.allNames {
            #expect(UIColor.named(name) != nil)
            #expect(UIColor.named(name + "Color") == UIColor.named(name))
        }
        #expect(UIColor.named("systemTealColor") == .systemTeal)
        #expect(UIColor.named("tint") == .tintColor)
        #expect(UIColor.named("darkGray") == .darkGray)
        #expect(UIColor.named("chartreuse") == nil)
        #expect(UIColor.named("Color") == nil)
    }

    @Test("Dark backgrounds are one step lighter on an elevated level; nothing else changes there")
    func elevation() {
        let raised = UITraitCollection(traitsFrom: [
            UIColorTests.dark, UITraitCollection(userInterfaceLevel: .elevated),
        ])
        let lightRaised = UITraitCollection(traitsFrom: [
            UIColorTests.light, UITraitCollection(userInterfaceLevel: .elevated),
        ])
        #expect(UIColorTests.bytes(UIColor.systemBackground.rgba(in: raised)) == [28, 28, 30, 255])
        #expect(UIColorTests.bytes(UIColor.secondarySystemBackground.rgba(in: raised)) == [44, 44, 46, 255])
        for name in UIColor.allNames {
            guard let color = UIColor.named(name) else { continue }
            #expect(color.rgba(in: lightRaised) == color.rgba(in: UIColorTests.light))
            if !name.lowercased().hasSuffix("background") {
                #expect(color.rgba(in: raised) == color.rgba(in: UIColorTests.dark))
            }
        }
    }

    @Test("A provider is asked under the traits the colour is seen under; an alpha of its own survives")
    func providers() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue }
        #expect(color.rgba(in: UIColorTests.dark) == UIColor.systemRed.rgba(in: UIColorTests.dark))
        #expect(color.rgba(in: UIColorTests.light) == UIColor.systemBlue.rgba(in: UIColorTests.light))
        let faded = color.withAlphaComponent(0.25)
        #expect(UIColorTests.bytes(faded.rgba(in: UIColorTests.dark)) == [255, 69, 58, 64])
        #expect(faded.resolvedColor(with: UIColorTests.light).rgba(in: UIColorTests.dark).alpha == 0.25)
    }

    @Test("A provider that never ends in a colour is clear, and traps nothing")
    func endlessProvider() {
        @Sendable func endless() -> UIColor { UIColor { _ in endless() } }
        #expect(endless().rgba(in: UIColorTests.light) == .clear)
    }

    @Test("Resolving and Core Graphics use the current traits, which each thread has for itself")
    func currentTraits() {
        UIColorTests.dark.performAsCurrent {
            #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1))
            UIColorTests.light.performAsCurrent {
                #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle != .dark)
    }

    /// The arguments are corners of the hexcone and points between them; red, green and blue follow from its
    /// definition.
    @Test(
        "Hue, saturation and brightness",
        arguments: [
            ([0, 0, 0], [0, 0, 0]), ([0, 0, 0.5], [0.5, 0.5, 0.5]), ([0, 1, 1], [1, 0, 0]),
            ([1.0 / 6, 1, 1], [1, 1, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]), ([0.5, 1, 1], [0, 1, 1]),
            ([2.0 / 3, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]), ([1.0 / 12, 1, 1], [1, 0.5, 0]),
            ([0, 0.5, 0.8], [0.8, 0.4, 0.4]), ([0.75, 0.5, 1], [0.75, 0.5, 1]),
        ] as [([CGFloat], [CGFloat])])
    func hsb(hsb: [CGFloat], rgb: [CGFloat]) {
        let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.5)
        let rgba = color.rgba(in: UIColorTests.light)
        #expect(zip([rgba.red, rgba.green, rgba.blue], rgb).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(rgba.alpha == 0.5)
        var back: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) = (-1, -1, -1, -1)
        #expect(color.getHue(&back.hue, saturation: &back.saturation, brightness: &back.brightness, alpha: &back.alpha))
        #expect(abs(back.hue - hsb[0]) < 1e-12)
        #expect(abs(back.saturation - hsb[1]) < 1e-12)
        #expect(abs(back.brightness - hsb[2]) < 1e-12)
        #expect(back.alpha == 0.5)
    }

    @Test("Hue 1 is hue 0, and what lies beyond the range is clamped")
    func hueRange() {
        let red = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)
        #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == red)
        #expect(UIColor(hue: -3, saturation: 7, brightness: .infinity, alpha: 1) == red)
    }

    /// CSS Color 4 gives sRGB's red in Display P3 as 0.9175 0.2003 0.1386.
    @Test("Display P3 comes to sRGB: greys stay, sRGB's red is found, what sRGB lacks is clamped")
    func displayP3() {
        func p3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> RGBAColor {
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: 0.5).rgba(in: UIColorTests.light)
        }
        for grey: CGFloat in [0, 0.02, 0.25, 0.5, 1] {
            let color = p3(grey, grey, grey)
            #expect([color.red, color.green, color.blue].allSatisfy { abs($0 - grey) < 1e-6 })
            #expect(color.alpha == 0.5)
        }
        let red = p3(0.9175, 0.2003, 0.1386)
        #expect(abs(red.red - 1) < 1e-3 && red.green < 0.02 && red.blue < 0.02)
        #expect(p3(0, 1, 0) == RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    }

    @Test("Components beyond 0 … 1 read back as they were set and are painted clamped; no number is not a number")
    func extendedRange() {
        let color = UIColor(red: 255, green: -1, blue: .nan, alpha: 1)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 9, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect((red, green, blue, alpha) == (255, -1, 0, 1))
        #expect(color.rgba(in: UIColorTests.light) == RGBAColor(red: 1, green: 0, blue: 0))
        #expect(color == color.copyByComponents)
    }

    @Test("Only greys have a white")
    func white() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(UIColor.gray.withAlphaComponent(0.25).getWhite(&white, alpha: &alpha))
        #expect((white, alpha) == (0.5, 0.25))
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == 0.5)
        #expect(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
    }

    @Test("Colours are equal by components, system colours by name")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemGray6 != UIColor.secondarySystemBackground)
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        let provided = UIColor { _ in .red }
        #expect(provided == provided)
        #expect(provided != UIColor { _ in .red })
    }

    @Test("Colours print as UIKit prints them, without addresses")
    func descriptions() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.darkGray.description == "UIExtendedSRGBColorSpace 0.333333 0.333333 0.333333 1")
        #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
        #expect(
            UIColor.label.withAlphaComponent(0.5).description
                == "<UIDynamicSystemColor; name = labelColor; alpha = 0.5>")
    }

    @Test("Core Graphics colours clamp and compare by value")
    func coreGraphics() {
        let color = CGColor(red: 2, green: -1, blue: 0.5, alpha: 1)
        #expect(color.components == [1, 0, 0.5, 1])
        #expect(color.copy(alpha: 0.5) == CGColor(srgbRed: 1, green: 0, blue: 0.5, alpha: 0.5))
        #expect(UIColor(cgColor: color).cgColor == color)
    }

    private static func bytes(_ color: RGBAColor) -> [Int] {
        [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }
}

extension UIColor {
    fileprivate var copyByComponents: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIColor {
    /// The names that `named(_:)` knows.
    fileprivate static var allNames: [String] { fixedColors.keys + SystemColor.allCases.map(\.rawValue) }
}
