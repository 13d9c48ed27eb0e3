public import Foundation

/// UIKit's keys, with its raw values, and what lies under each.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points added after each character. 0 turns pair kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each character, and lost where a line wraps. With one that is not 0 letters are not
    /// tied together, and of a kern only 0 counts.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// An `NSParagraphStyle`. The first one in a text holds for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The raw value of an `NSUnderlineStyle`, as a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The raw value of an `NSUnderlineStyle`, as a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: points upward.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
