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
    /// An `NSParagraphStyle`. A paragraph has the one of its first character.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The raw value of an `NSUnderlineStyle`, as a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The raw value of an `NSUnderlineStyle`, as a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`; the text's where there is none.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the text's where there is none.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a string. Such text has the colour ``UIColor/link``, and a line under it where
    /// ``underlineStyle`` says nothing.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSTextAttachment`, which stands in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A number: points upward.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
