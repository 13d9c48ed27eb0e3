import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@Suite("Fonts (behaviour.md §12)")
struct UIFontTests {
    /// The traits with the text size of the expected figures, whatever the current simulation's is.
    private static let large = UITraitCollection(preferredContentSizeCategory: .large)

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
            #expect(
                font.fontName
                    == UIFont.systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular).fontName)
        }
    }

    @Test(
        "§12: the font of a text style has the rest of Apple's leading between its lines",
        arguments: [
            (.largeTitle, 0.43), (.title1, 0.59), (.title2, 1.75), (.headline, 1.71), (.body, 1.71), (.callout, 1.91),
            (.subheadline, 2.1), (.footnote, 2.49), (.caption1, 1.68), (.caption2, 0),
        ] as [(UIFont.TextStyle, CGFloat)])
    func styleLeading(style: UIFont.TextStyle, leading: CGFloat) {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.large)
        #expect(abs(font.leading - leading) < 0.01)
        #expect(font.withSize(17).leading == 0)
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
        // No style shrinks when the setting grows.
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

    @Test("A text style's leading stays through descriptors at its size, and goes with the size")
    func descriptorLeading() throws {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.large)
        #expect(body.leading > 1.5)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).leading == body.leading)
        #expect(UIFont(descriptor: body.fontDescriptor, size: 0) == body)
        #expect(UIFont(descriptor: body.fontDescriptor, size: 30).leading == 0)
        #expect(UIFont(descriptor: body.fontDescriptor.withSize(30), size: 0).leading == 0)
    }

    @Test(
        "A text style in another weight or slant keeps following the content size (Apple: Scaling fonts automatically)")
    func weightedStyles() throws {
        let title = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: Self.large).fontDescriptor
        let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
        let bold = UIFont(descriptor: title.addingAttributes([.traits: weight]), size: 0)
        let number: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold.rawValue]
        #expect(UIFont(descriptor: title.addingAttributes([.traits: number]), size: 0) == bold)
        #expect((bold.fontName, bold.pointSize) == (".SFUI-Bold", 28))
        let italic = UIFont(descriptor: try #require(title.withSymbolicTraits(.traitItalic)), size: 0)
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        // The size is 58 points in the table of the largest category (behaviour.md §12).
        #expect((bold.adjusted(to: largest).fontName, bold.adjusted(to: largest).pointSize) == (".SFUI-Bold", 58))
        #expect(italic.adjusted(to: largest).pointSize == 58)
        #expect(italic.adjusted(to: largest).fontName == ".SFUI-RegularItalic")
        // A size that the caller specified is kept.
        #expect(UIFont(descriptor: title, size: 20).adjusted(to: largest).pointSize == 20)
        #expect(UIFont(descriptor: title.addingAttributes([.size: 20]), size: 0).adjusted(to: largest).pointSize == 20)
        #expect(
            UIFont(descriptor: title.addingAttributes([.name: "Inter"]), size: 0).adjusted(to: largest).pointSize == 28)
    }

    // MARK: Scaling

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
        ])
    }

    @Test("Metrics scale by the style's leading: 17 points of body are 16.333 at medium and 48 at the largest")
    func metrics() {
        // These are published measurements of UIFontMetrics: 17 × 21/22 and 17 × 62/22, rounded to a third.
        let body = UIFontMetrics(forTextStyle: .body)
        #expect(abs(body.scaledValue(for: 17, compatibleWith: traits(.medium)) - 49.0 / 3) < 1e-9)
        #expect(body.scaledValue(for: 17, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) == 48)
        for style in [UIFont.TextStyle.largeTitle, .body, .caption2] {
            #expect(
                UIFontMetrics(forTextStyle: style).scaledValue(for: 11.3333, compatibleWith: traits(.large)) > 11.33)
        }
    }

    @Test("A scaled font keeps its weight, stops at its limit, and is not scaled twice")
    func scaledFonts() {
        let metrics = UIFontMetrics.default
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 17, weight: .heavy), compatibleWith: largest)
        #expect(font == .systemFont(ofSize: 48, weight: .heavy))
        #expect(metrics.scaledFont(for: font, compatibleWith: largest) == font)
        let limited = metrics.scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: largest)
        #expect(limited.pointSize == 30)
    }

    @MainActor
    @Test("Labels and fields whose font follows the content size take it from their traits")
    func adjusting() {
        inWorld { _ in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let (parent, controller) = (UIViewController(), UIViewController())
            window.rootViewController = parent
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            window.isHidden = false
            @MainActor func choose(_ category: UIContentSizeCategory) {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                parent.setOverrideTraitCollection(traits, forChild: controller)
                parent.view.layoutIfNeeded()
            }
            let (label, fixed, field) = (UILabel(), UILabel(), UITextField())
            for view in [label, fixed, field] { controller.view.addSubview(view) }
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            fixed.font = .preferredFont(forTextStyle: .body)
            field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .light))
            field.adjustsFontForContentSizeCategory = true
            choose(.accessibilityExtraExtraExtraLarge)
            #expect(label.font.pointSize == 53)
            #expect(fixed.font.pointSize == 17)
            #expect(field.font == .systemFont(ofSize: 48, weight: .light))
            choose(.large)
            #expect(label.font.pointSize == 17)
            #expect(field.font?.pointSize == 17)
        }
    }

    /// Apple documents the property for fonts of text styles and those that `UIFontMetrics` scaled.
    @MainActor
    @Test("§12.3: fonts in attributed texts follow the content size where the label does")
    func attributedFontsFollow() {
        inWorld { _ in
            let (label, fixed) = (UILabel(), UILabel())
            let text = NSMutableAttributedString(string: "")
            // The kern prevents Foundation on Linux from comparing fonts of neighbouring runs, which would trap.
            for (piece, attributes) in [
                ("body", [.font: UIFont.preferredFont(forTextStyle: .body)]),
                (
                    " light",
                    [
                        .font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .light)),
                        .kern: 1.0,
                    ]
                ),
                (" fixed", [.font: UIFont.systemFont(ofSize: 12)]),
            ] as [(String, [NSAttributedString.Key: Any])] {
                text.append(NSAttributedString(string: piece, attributes: attributes))
            }
            for label in [label, fixed] { label.attributedText = text }
            label.adjustsFontForContentSizeCategory = true
            let (window, parent, controller) = (UIWindow(), UIViewController(), UIViewController())
            window.rootViewController = parent
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            window.isHidden = false
            for label in [label, fixed] { controller.view.addSubview(label) }
            @MainActor func sizes(_ label: UILabel) -> [CGFloat?] {
                [0, 5, 12].map { place in
                    (label.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
                }
            }
            #expect(sizes(label) == [17, 17, 12])
            let before = label.intrinsicContentSize.width
            parent.setOverrideTraitCollection(
                UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
                forChild: controller)
            parent.view.layoutIfNeeded()
            #expect(sizes(label) == [53, 48, 12])
            #expect(sizes(fixed) == [17, 17, 12])
            #expect(label.intrinsicContentSize.width > 2 * before)
            // The text that the app created is unchanged.
            #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        }
    }

    // MARK: Designs

    @Test("Digits of one width, and characters of one width, whatever the weight")
    func monospaced() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        for weight in [UIFont.Weight.light, .regular, .bold] {
            let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: weight)
            #expect(abs(width("1111", digits) - width("8060", digits)) < 1e-9)
            #expect(width("ill", digits) < width("mmm", digits))
            let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: weight)
            // Every character is 1266 units wide (behaviour.md §12).
            #expect(abs(width("ilW@.", mono) - 5 * 20 * 1266 / 2048) < 1e-9)
            #expect(UIFont(descriptor: mono.fontDescriptor, size: 0) == mono)
        }
        let plain = UIFont.systemFont(ofSize: 20)
        #expect(
            plain.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
                == .monospacedSystemFont(ofSize: 20, weight: .regular))
        #expect(plain.fontDescriptor.withDesign(.init(rawValue: "NSCTFontUIFontDesignOther")) == nil)
        #expect(plain.monospacedVariants.allSatisfy { $0 != plain })
    }

    @Test("The serif and the rounded design have names of their own, and the standard one's widths")
    func absentDesigns() throws {
        let plain = UIFont.systemFont(ofSize: 20, weight: .semibold)
        let designs: [(UIFontDescriptor.SystemDesign, String)] = [(.serif, "Serif"), (.rounded, "Rounded")]
        for (design, name) in designs {
            let font = UIFont(descriptor: try #require(plain.fontDescriptor.withDesign(design)), size: 0)
            #expect(font != plain)
            #expect(font.familyName == ".AppleSystemUIFont\(name)")
            #expect(font.fontName == ".AppleSystemUIFont\(name)-Semibold")
            let width = { (font: UIFont) in "Wavy 12".size(withAttributes: [.font: font]).width }
            #expect(width(font) == width(plain))
        }
    }
}

extension UIFont {
    fileprivate var monospacedVariants: [UIFont] {
        [
            .monospacedDigitSystemFont(ofSize: pointSize, weight: .regular),
            .monospacedSystemFont(ofSize: pointSize, weight: .regular),
        ]
    }
}
