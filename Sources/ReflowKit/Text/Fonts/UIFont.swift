public import Foundation
package import Typesetting

/// A font: a family, a weight and a size in points.
///
/// The system font has San Francisco's line metrics and Inter's outlines (behaviour.md §12). A size that is not a
/// positive number is replaced by ``systemFontSize``.
public final class UIFont: NSObject, Sendable {
    /// The request to the typesetter.
    package let request: FontRequest
    let weight: Weight
    private let metrics: FontMetrics
    /// The way in which the font follows the content size category; nil if it does not.
    let scaling: Scaling?

    init(
        family: FontRequest.Family, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
        design: FontRequest.Design = .standard, cut: FontRequest.Cut = .current, leading: CGFloat = 0,
        scaling: Scaling? = nil
    ) {
        let size = size.isFinite && size > 0 ? size : UIFont.systemFontSize
        request = FontRequest(
            family: family, pointSize: size, weight: weight.cssWeight, isItalic: isItalic, design: design, cut: cut,
            leading: leading)
        self.weight = weight
        self.scaling = scaling
        metrics = CurrentTypesetter.value.metrics(of: request)
    }

    // MARK: The system font

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight)
    }

    /// The semibold system font. iOS uses semibold for this method, although ``Weight/bold`` is heavier.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(family: .system, size: fontSize, isItalic: true)
    }

    /// The system font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight, design: .monospacedDigits)
    }

    /// The system font with characters of equal width: San Francisco Mono's widths and Inter's outlines.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight, design: .monospaced)
    }

    /// The size in points.
    public static let labelFontSize: CGFloat = 17
    /// The size in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size in points.
    public static let systemFontSize: CGFloat = 14
    /// The size in points.
    public static let smallSystemFontSize: CGFloat = 12

    // MARK: Other fonts

    /// A font by family or PostScript name, from Reflow's fonts and the user's own folders. Fails if no font has this
    /// name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard CurrentTypesetter.value.fontExists(named: fontName) else { return nil }
        self.init(family: .named(fontName), size: fontSize)
    }

    /// The families of Reflow's fonts and of the user's own, sorted. The system font is not listed.
    public static var familyNames: [String] { CurrentTypesetter.value.fontNames.keys.sorted() }

    /// The PostScript names of a family's fonts, sorted.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        CurrentTypesetter.value.fontNames[familyName] ?? []
    }

    /// - Parameter pointSize: 0 for the descriptor's size. A font whose size differs from that of the descriptor's text
    ///   style does not follow the content size category.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let keepsSize = pointSize <= 0 || pointSize == descriptor.pointSize
        self.init(
            family: descriptor.family, size: keepsSize ? descriptor.pointSize : pointSize,
            weight: descriptor.weight, isItalic: descriptor.isItalic, design: descriptor.design,
            leading: keepsSize ? descriptor.leading : 0,
            scaling: keepsSize ? descriptor.textStyle.map { .textStyle($0) } : nil)
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            family: request.family, pointSize: pointSize, weight: weight, isItalic: request.isItalic,
            design: request.design, leading: request.leading, textStyle: textStyle)
    }

    /// The text style whose size the font has and follows.
    private var textStyle: TextStyle? { if case .textStyle(let style) = scaling { style } else { nil } }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        copy(size: fontSize, scaling: nil)
    }

    func copy(size: CGFloat, scaling: Scaling?) -> UIFont {
        UIFont(
            family: request.family, size: size, weight: weight, isItalic: request.isItalic, design: request.design,
            cut: request.cut, scaling: scaling)
    }

    /// The font as it was until iOS 13 (behaviour.md §12). A font that replaces another one is unchanged.
    package var asOfIOS13: UIFont {
        if case .standIn = request.cut { self } else { withCut(.untilIOS13) }
    }

    /// The font as a replacement for the one with that PostScript name, with that font's metrics if they are known
    /// (behaviour.md §12.4).
    package func standingIn(forFontNamed name: String) -> UIFont {
        guard let standIn = StandIn(postScriptName: name) else { return self }
        return UIFont(
            family: request.family, size: pointSize, weight: weight, isItalic: request.isItalic,
            design: standIn.monospacedAdvance == nil ? request.design : .monospaced, cut: .standIn(standIn))
    }

    func withCut(_ cut: FontRequest.Cut) -> UIFont {
        UIFont(
            family: request.family, size: pointSize, weight: weight, isItalic: request.isItalic, design: request.design,
            cut: cut, leading: request.leading, scaling: scaling)
    }

    package func withWeight(_ weight: Weight) -> UIFont {
        UIFont(
            family: request.family, size: pointSize, weight: weight, isItalic: request.isItalic, design: request.design,
            cut: request.cut, leading: request.leading, scaling: scaling)
    }

    package var italic: UIFont {
        UIFont(
            family: request.family, size: pointSize, weight: weight, isItalic: true, design: request.design,
            cut: request.cut, leading: request.leading, scaling: scaling)
    }

    // MARK: Metrics, all in points

    public var pointSize: CGFloat { request.pointSize }
    /// The height above the baseline.
    public var ascender: CGFloat { metrics.ascender }
    /// The depth below the baseline; negative.
    public var descender: CGFloat { metrics.descender }
    /// The height from descender to ascender: 20.287 for the system font of 17 points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The space between two lines: 1.713 for the text style body, 0 for a system font that is created by size.
    public var leading: CGFloat { metrics.leading }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }

    // MARK: Names

    /// The PostScript name. The system font has UIKit's name for San Francisco: `.SFUI-Semibold`.
    public var fontName: String {
        switch request.family {
        case .named(let name): name
        case .system:
            switch request.design {
            case .standard, .monospacedDigits: ".SFUI-\(weight.styleName)" + (request.isItalic ? "Italic" : "")
            case .monospaced, .serif, .rounded: "\(familyName)-\(weight.styleName)"
            }
        }
    }

    public var familyName: String {
        switch request.family {
        case .named(let name): name
        case .system:
            switch request.design {
            case .standard, .monospacedDigits: ".AppleSystemUIFont"
            case .monospaced: ".AppleSystemUIFontMonospaced"
            case .serif: ".AppleSystemUIFontSerif"
            case .rounded: ".AppleSystemUIFontRounded"
            }
        }
    }

    // MARK: Comparing and printing

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.request == request
    }

    public override var hash: Int { request.hashValue }

    /// The font's properties: `<UIFont; name = .SFUI-Regular; size = 17.00pt>`
    public override var description: String {
        "<UIFont; name = \(fontName); size = \(String(format: "%.2f", locale: nil, Double(pointSize)))pt>"
    }
}
