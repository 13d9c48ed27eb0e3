public import Foundation

/// UIKit's keys with its raw values. Each comment names the type of the value.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: the points added after each character. 0 disables pair kerning.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: the points added after each character, except at the end of a line. If it is not 0, there are no
    /// ligatures, and `kern` adds no points of its own.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// An `NSParagraphStyle`. The style of its first character applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The raw value of an `NSUnderlineStyle`, as a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The raw value of an `NSUnderlineStyle`, as a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`. The default is the text's colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`. The default is the text's colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a string. The text has the colour ``UIColor/link``, and is underlined unless ``underlineStyle`` is
    /// set.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSTextAttachment`, which replaces the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A number: the width of a line along the letters' edges, in hundredths of the font's size. If it is above 0, only
    /// the line is drawn; if it is below 0, the letters are drawn too.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A `UIColor`. The default is the text's colour.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the slant of the letters to the right, as a fraction of their height.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the natural logarithm of the factor by which the letters' width is multiplied.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A number: 0 for no ligatures. The default is 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: the distance upward, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
