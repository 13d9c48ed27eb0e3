import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

@Suite("Fonts (behaviour.md §12)")
struct UIFontTests {
    @Test(
        "§12: a line is 2444/2048 of the size high, 1950 above the baseline and 494 below",
        arguments: [10, 15, 17, 20, 34])
    func systemMetrics(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(abs(font.ascender - size * 1950 / 2048) < 1e-9)
        #expect(abs(font.descender + size * 494 / 2048) < 1e-9)
        #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
        #expect(font.leading == 0)
        #expect(font.xHeight > 0.4 * size && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }

    @Test("§12: 17 points are 20.287 high, 15 points 17.900")
    func lineHeights() {
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.0005)
        #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.9) < 0.0005)
        #expect(UIFont.boldSystemFont(ofSize: 17).lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    }

    @Test(
        "§12: text styles at the default size",
        arguments: [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ] as [(UIFont.TextStyle, CGFloat)])
    func textStyles(style: UIFont.TextStyle, size: CGFloat) {
        for traits in [UITraitCollection(), UITraitCollection(preferredContentSizeCategory: .large)] {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font.pointSize == size)
            #expect(font == .systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular))
        }
    }

    @Test("§12: body and title 1 by category")
    func dynamicType() {
        let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let categories = UIContentSizeCategory.namedCases.dropFirst().map(\.value)
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(categories.map { size(.body, $0) } == body)
        let title1: [(UIContentSizeCategory, CGFloat)] = [
            (.extraSmall, 25), (.small, 26), (.medium, 27), (.large, 28), (.extraLarge, 30),
            (.accessibilityExtraExtraExtraLarge, 58),
        ]
        for (category, points) in title1 { #expect(size(.title1, category) == points) }
        // No style ever shrinks as the setting grows.
        for style in [UIFont.TextStyle.largeTitle, .title2, .title3, .callout, .footnote, .caption1, .caption2] {
            let sizes = categories.map { size(style, $0) }
            #expect(sizes == sizes.sorted())
        }
        #expect(size(UIFont.TextStyle(rawValue: "unknown"), .large) == 17)
    }

    @Test("A text style follows the current traits, which are the current simulation's unless told")
    @MainActor
    func currentTraits() {
        var settings = Simulation.Settings()
        settings.preferredContentSizeCategory = .extraLarge
        inWorld(settings: settings) { _ in
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
        }
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
        }
    }

    @Test(
        "Weights have UIKit's raw values, and a number between two takes the nearer one",
        arguments: [
            (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
            (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"), (0.11, "Regular"), (0.12, "Medium"), (-1, "Ultralight"),
            (1, "Black"), (.nan, "Regular"),
        ] as [(CGFloat, String)])
    func weights(raw: CGFloat, name: String) {
        #expect(UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(raw)).fontName == ".SFUI-\(name)")
    }

    @Test("Bold system text is semibold, as on iOS")
    func bold() {
        #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .semibold))
        #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    }

    @Test("Other fonts are found by name or not at all")
    func named() {
        #expect(UIFont(name: "Inter", size: 17)?.familyName == "Inter")
        #expect(UIFont(name: "Zapfino", size: 17) == nil)
    }

    @Test("A size that is no size is the standard one")
    func badSizes() {
        for size: CGFloat in [0, -3, .nan, .infinity] {
            #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
        }
    }

    @Test("Descriptors carry size, weight and slant over")
    func descriptors() throws {
        let font = UIFont.systemFont(ofSize: 20, weight: .light)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let changed = UIFont(descriptor: bold, size: 0)
        #expect(changed.fontName == ".SFUI-SemiboldItalic")
        #expect(changed.pointSize == 20)
        let plain = try #require(bold.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain.withSize(9), size: 0) == .systemFont(ofSize: 9))
        #expect(UIFont(descriptor: font.fontDescriptor, size: 11) == .systemFont(ofSize: 11, weight: .light))
        #expect(font.withSize(8) == .systemFont(ofSize: 8, weight: .light))
        #expect(font.fontDescriptor.withSymbolicTraits(.init(rawValue: 1 << 10)) == nil)
    }
}
