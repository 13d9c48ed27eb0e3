public import Foundation
package import Typesetting

/// A font: a family, a weight, a size in points.
///
/// The system font has San Francisco's line metrics and Inter's outlines (behaviour.md §12). A size that is not a
/// positive number stands for ``systemFontSize``.
public final class UIFont: NSObject, Sendable {
    /// What the typesetter is asked for.
    package let request: FontRequest
    private let weight: Weight
    private let metrics: FontMetrics

    init(family: FontRequest.Family, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
        let size = size.isFinite && size > 0 ? size : UIFont.systemFontSize
        request = FontRequest(family: family, pointSize: size, weight: weight.cssWeight, isItalic: isItalic)
        self.weight = weight
        metrics = CurrentTypesetter.value.metrics(of: request)
    }

    // MARK: The system font

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight)
    }

    /// The semibold system font: what iOS means by bold here, though ``Weight/bold`` is heavier.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(family: .system, size: fontSize, isItalic: true)
    }

    /// In points.
    public static let labelFontSize: CGFloat = 17
    /// In points.
    public static let buttonFontSize: CGFloat = 18
    /// In points.
    public static let systemFontSize: CGFloat = 14
    /// In points.
    public static let smallSystemFontSize: CGFloat = 12

    // MARK: Other fonts

    /// A font by family or PostScript name, from the product's fonts and the user's own folders; nil if none is called
    /// so.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard CurrentTypesetter.value.fontExists(named: fontName) else { return nil }
        self.init(family: .named(fontName), size: fontSize)
    }

    /// - Parameter pointSize: 0 keeps the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            family: descriptor.family, size: pointSize > 0 ? pointSize : descriptor.pointSize,
            weight: descriptor.weight, isItalic: descriptor.isItalic)
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(family: request.family, pointSize: pointSize, weight: weight, isItalic: request.isItalic)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(family: request.family, size: fontSize, weight: weight, isItalic: request.isItalic)
    }

    package func withWeight(_ weight: Weight) -> UIFont {
        UIFont(family: request.family, size: pointSize, weight: weight, isItalic: request.isItalic)
    }

    package var italic: UIFont {
        UIFont(family: request.family, size: pointSize, weight: weight, isItalic: true)
    }

    // MARK: Metrics, all in points

    public var pointSize: CGFloat { request.pointSize }
    /// From the baseline up.
    public var ascender: CGFloat { metrics.ascender }
    /// From the baseline; negative.
    public var descender: CGFloat { metrics.descender }
    /// Ascender to descender: 20.287 for the system font of 17 points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    public var leading: CGFloat { metrics.leading }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }

    // MARK: Names

    /// The system font's is UIKit's for San Francisco: `.SFUI-Semibold`.
    public var fontName: String {
        switch request.family {
        case .named(let name): name
        case .system: ".SFUI-\(weight.styleName)" + (request.isItalic ? "Italic" : "")
        }
    }

    public var familyName: String {
        switch request.family {
        case .named(let name): name
        case .system: ".AppleSystemUIFont"
        }
    }

    // MARK: Comparing and printing

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.request == request
    }

    public override var hash: Int { request.hashValue }

    /// `<UIFont; name = .SFUI-Regular; size = 17.00pt>`
    public override var description: String {
        "<UIFont; name = \(fontName); size = \(String(format: "%.2f", locale: nil, Double(pointSize)))pt>"
    }
}
