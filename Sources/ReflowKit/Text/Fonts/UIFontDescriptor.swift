public import Foundation
import Typesetting

/// What a font is to be like: its family, size, weight and slant.
public final class UIFontDescriptor: NSObject, Sendable {
    /// The traits that a font is asked for by name, with UIKit's raw values.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    let family: FontRequest.Family
    let weight: UIFont.Weight
    let isItalic: Bool
    /// In points.
    public let pointSize: CGFloat

    init(family: FontRequest.Family, pointSize: CGFloat, weight: UIFont.Weight, isItalic: Bool) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Bold from semibold on, as UIKit reports it.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        return traits
    }

    /// The same family and size with these traits and no others; nil if one of them is not known.
    ///
    /// Bold is semibold for the system font, as ``UIFont/boldSystemFont(ofSize:)`` is, and bold for others.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitItalic, .traitBold]) else { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        var weight = self.weight
        if isBold != self.symbolicTraits.contains(.traitBold) {
            weight = !isBold ? .regular : family == .system ? .semibold : .bold
        }
        return UIFontDescriptor(
            family: family, pointSize: pointSize, weight: weight,
            isItalic: symbolicTraits.contains(.traitItalic))
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(family: family, pointSize: newPointSize, weight: weight, isItalic: isItalic)
    }

    /// The descriptor of a text style's font under the current traits.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return family == other.family && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(family)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
