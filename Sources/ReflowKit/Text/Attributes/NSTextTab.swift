public import Foundation

/// A tab stop.
open class NSTextTab: NSObject, NSCopying {
    /// Options of a tab stop, with UIKit's raw values.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`: the characters that end the part of the text that is aligned to the right.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    // These are variables only so that subclasses inherit the initialisers.
    open private(set) var alignment = NSTextAlignment.left
    /// The distance from the leading edge, in points.
    open private(set) var location: CGFloat = 0
    open private(set) var options: [OptionKey: Any] = [:]

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        super.init()
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    /// The characters that separate the decimals of numbers in a language.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US")).decimalSeparator ?? ".")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location && terminators == other.terminators
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(location)
        return hasher.finalize()
    }

    var terminators: CharacterSet { options[.columnTerminators] as? CharacterSet ?? CharacterSet() }
}
