public import Foundation
import Typesetting

/// The attributes of a font: family, size, weight and slant.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Named traits of a font, with UIKit's raw values.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    /// A design of the system font, with UIKit's raw values. Serif and rounded are drawn as the default design, with a
    /// warning.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }

    let family: FontRequest.Family
    let weight: UIFont.Weight
    let isItalic: Bool
    let design: FontRequest.Design
    /// The size in points.
    public let pointSize: CGFloat
    /// The space between two lines, in points: that of the text style at this size.
    let leading: CGFloat
    /// The text style that a font with this descriptor follows; nil if its size is fixed.
    let textStyle: UIFont.TextStyle?

    init(
        family: FontRequest.Family, pointSize: CGFloat, weight: UIFont.Weight, isItalic: Bool,
        design: FontRequest.Design, leading: CGFloat = 0, textStyle: UIFont.TextStyle? = nil
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.leading = leading
        self.textStyle = textStyle
    }

    /// The symbolic traits. A font counts as bold from semibold on, as in UIKit.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        return traits
    }

    /// The same family and size with exactly these traits; nil if one of them is not known.
    ///
    /// Bold is semibold for the system font, as in ``UIFont/boldSystemFont(ofSize:)``, and bold for others.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitItalic, .traitBold]) else { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        var weight = self.weight
        if isBold != self.symbolicTraits.contains(.traitBold) {
            weight = !isBold ? .regular : family == .system ? .semibold : .bold
        }
        return UIFontDescriptor(
            family: family, pointSize: pointSize, weight: weight,
            isItalic: symbolicTraits.contains(.traitItalic), design: design, leading: leading, textStyle: textStyle)
    }

    func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
        UIFontDescriptor(
            family: family, pointSize: pointSize, weight: weight, isItalic: isItalic, design: design, leading: leading,
            textStyle: textStyle)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(
            family: family, pointSize: newPointSize, weight: weight, isItalic: isItalic, design: design,
            leading: newPointSize == pointSize ? leading : 0, textStyle: newPointSize == pointSize ? textStyle : nil)
    }

    /// The system font in a design; nil for an unknown design, and for other families.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard family == .system else { return nil }
        let designs: [SystemDesign: FontRequest.Design] = [
            .default: .standard, .monospaced: .monospaced, .serif: .serif, .rounded: .rounded,
        ]
        return designs[design].map {
            UIFontDescriptor(
                family: family, pointSize: pointSize, weight: weight, isItalic: isItalic, design: $0, leading: leading,
                textStyle: textStyle)
        }
    }

    /// The descriptor of a text style's font under the current traits.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return family == other.family && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic && design == other.design && leading == other.leading
            && textStyle == other.textStyle
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(family)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
