import Foundation
import KitValues
import LayoutRules
import Typesetting

extension UIFont {
    /// A text style, with UIKit's raw values. Its size follows the content size category.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The point sizes from the smallest category to the largest: Apple's Human Interface Guidelines, "Typography",
        /// Dynamic Type sizes (behaviour.md §12).
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// The size in points. An unknown style has the size of body.
        func pointSize(for category: UIContentSizeCategory) -> CGFloat {
            let sizes = TextStyle.sizes[self] ?? TextStyle.sizes[.body]
            return sizes?[category.index] ?? UIFont.labelFontSize
        }

        /// The distances from baseline to baseline, in points, from the smallest category to the largest, from the same
        /// tables.
        private static let leadings: [TextStyle: [CGFloat]] = [
            .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
            .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
            .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
            .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
            .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
            .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
            .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
            .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
            .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
            .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
            .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        ]

        /// The factor by which ``UIFontMetrics`` scales lengths and fonts: the style's leading divided by the one of
        /// the default category. (According to published measurements, 17 points of body become 16.333 at medium and 48
        /// at the largest category.)
        func scale(for category: UIContentSizeCategory) -> CGFloat {
            guard let leadings = TextStyle.leadings[self] ?? TextStyle.leadings[.body] else { return 1 }
            return leadings[category.index] / leadings[UIContentSizeCategory.large.index]
        }

        /// The space between two lines, in points: the leading of the table less the height of the font's lines
        /// (behaviour.md §12).
        fileprivate func leading(for category: UIContentSizeCategory, lineHeight: CGFloat) -> CGFloat {
            guard let leadings = TextStyle.leadings[self] ?? TextStyle.leadings[.body] else { return 0 }
            return max(0, leadings[category.index] - lineHeight)
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// The font of a text style under the current traits.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style under `traitCollection`, or under the current traits if it is nil.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: traitCollection ?? .current, weight: style.weight)
    }

    fileprivate static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection, weight: Weight,
        isItalic: Bool = false, design: FontRequest.Design = .standard
    ) -> UIFont {
        let category = traits.preferredContentSizeCategory
        let plain = UIFont(family: .system, size: style.pointSize(for: category), weight: style.weight)
        return UIFont(
            family: .system, size: plain.pointSize, weight: weight, isItalic: isItalic, design: design,
            leading: style.leading(for: category, lineHeight: plain.lineHeight), scaling: .textStyle(style))
    }

    /// The way in which a font follows the content size category.
    enum Scaling: Sendable {
        case textStyle(TextStyle)
        /// A font with this size at the default category, which follows a text style up to a maximum.
        case metrics(TextStyle, pointSize: CGFloat, maximum: CGFloat?)
    }

    /// The font under other traits, which is the same font if it does not follow them.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .textStyle(let style):
            UIFont.preferredFont(
                forTextStyle: style, compatibleWith: traits, weight: weight, isItalic: request.isItalic,
                design: request.design
            ).withCut(request.cut)
        case .metrics(let style, let size, let maximum):
            UIFontMetrics(forTextStyle: style).font(copy(size: size, scaling: nil), maximum: maximum, traits)
        }
    }
}

extension UITraitCollection {
    /// The size of the font of a text style, in points, for symbols that follow the style.
    /// - Parameter style: the raw value of the style.
    func pointSize(ofTextStyle style: String) -> CGFloat {
        UIFont.TextStyle(rawValue: style).pointSize(for: preferredContentSizeCategory)
    }
}
