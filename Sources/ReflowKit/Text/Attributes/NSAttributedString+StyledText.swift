import DisplayList
import Foundation
import Typesetting

/// The look of text without attributes, and the traits under which it is shown.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The strategy of text without attributes; attributed text has its paragraph styles'.
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// The direction of natural paragraphs.
    var isRightToLeft = false
    var hanForms = HanForms.simplifiedChinese
    /// The traits under which dynamic colours are resolved.
    var traits: UITraitCollection
    /// Whether `color` overrides the text's own colours, as in a shadow.
    var overridesColor = false

    fileprivate var paragraph: ParagraphStyle {
        ParagraphStyle(
            alignment: ParagraphStyle.Alignment(alignment), lineBreak: ParagraphStyle.LineBreak(lineBreakMode),
            isRightToLeft: isRightToLeft, hanForms: hanForms)
    }
}

extension String {
    /// The text without attributes, as in most labels.
    func styledText(_ defaults: TextDefaults) -> StyledText {
        let run = StyledText.Run(self, font: defaults.font.request, color: defaults.color.rgba(in: defaults.traits))
        var paragraph = defaults.paragraph
        paragraph.lineBreakStrategy = LineBreakStrategy(defaults.lineBreakStrategy)
        return StyledText(runs: isEmpty ? [] : [run], paragraph: paragraph)
    }
}

extension NSAttributedString {
    /// The text with its look, ready for typesetting: one run for each stretch with the same attributes, in order.
    func styledText(_ defaults: TextDefaults) -> StyledText {
        var runs: [StyledText.Run] = []
        var styles: [NSParagraphStyle?] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let look = TextLook(attributes)
            styles.append(look.paragraphStyle)
            runs.append(look.run(attributedSubstring(from: range).string, defaults))
        }
        func paragraph(_ style: NSParagraphStyle?) -> ParagraphStyle {
            var paragraph =
                style.map { ParagraphStyle($0, isRightToLeft: defaults.isRightToLeft) } ?? defaults.paragraph
            paragraph.hanForms = defaults.hanForms
            return paragraph
        }
        let first = paragraph(styles.first ?? nil)
        if styles.contains(where: { $0 != styles[0] }) {
            for (index, style) in styles.enumerated() {
                let own = paragraph(style)
                if own != first { runs[index].paragraph = own }
            }
        }
        return StyledText(runs: runs, paragraph: first)
    }
}

extension NSAttributedString {
    /// The text with its fonts adjusted to `traits`; nil if none of its fonts changes.
    func withFonts(adjustedTo traits: UITraitCollection) -> NSAttributedString? {
        var adjusted: NSMutableAttributedString?
        // The text is handled run by run, because Foundation on Linux traps when it compares attributes that are
        // objects.
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            guard let font = attributes[.font] as? UIFont, font.scaling != nil else { return }
            let other = font.adjusted(to: traits)
            guard !other.isEqual(font) else { return }
            let text = adjusted ?? NSMutableAttributedString(attributedString: self)
            text.setAttributes(attributes.merging([.font: other]) { $1 }, range: range)
            adjusted = text
        }
        return adjusted
    }
}

/// The known attributes, each read once. A value whose type differs from UIKit's counts as absent.
private struct TextLook {
    let font: UIFont?
    let foregroundColor: UIColor?
    let backgroundColor: UIColor?
    let paragraphStyle: NSParagraphStyle?
    let kern: CGFloat?
    let tracking: CGFloat
    let baselineOffset: CGFloat
    let underlineStyle: NSUnderlineStyle?
    let underlineColor: UIColor?
    let strikethroughStyle: NSUnderlineStyle?
    let strikethroughColor: UIColor?
    let shadow: NSShadow?
    let obliqueness: CGFloat
    let expansion: CGFloat
    let hasLigatures: Bool
    let strokeWidth: CGFloat
    let strokeColor: UIColor?
    let isLink: Bool
    let attachment: NSTextAttachment?

    init(_ attributes: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as NSUnderlineStyle: CGFloat(value.rawValue)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
        }
        font = attributes[.font] as? UIFont
        foregroundColor = attributes[.foregroundColor] as? UIColor
        backgroundColor = attributes[.backgroundColor] as? UIColor
        paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
        kern = number(.kern)
        tracking = number(.tracking) ?? 0
        baselineOffset = number(.baselineOffset) ?? 0
        underlineStyle = style(.underlineStyle)
        underlineColor = attributes[.underlineColor] as? UIColor
        strikethroughStyle = style(.strikethroughStyle)
        strikethroughColor = attributes[.strikethroughColor] as? UIColor
        shadow = attributes[.shadow] as? NSShadow
        obliqueness = number(.obliqueness) ?? 0
        expansion = number(.expansion) ?? 0
        hasLigatures = number(.ligature) != 0
        strokeWidth = number(.strokeWidth) ?? 0
        strokeColor = attributes[.strokeColor] as? UIColor
        isLink = attributes[.link] is URL || attributes[.link] is NSURL || attributes[.link] is String
        attachment = attributes[.attachment] as? NSTextAttachment
    }

    func run(_ text: String, _ defaults: TextDefaults) -> StyledText.Run {
        func resolved(_ color: UIColor) -> RGBAColor {
            (defaults.overridesColor ? defaults.color : color).rgba(in: defaults.traits)
        }
        let underlineStyle = underlineStyle ?? (isLink ? .single : nil)
        let stroke =
            strokeWidth == 0 ? nil : LetterShape.Stroke(width: strokeWidth, color: strokeColor.map(resolved))
        let shape = LetterShape(
            obliqueness: obliqueness, expansion: expansion, hasLigatures: hasLigatures, stroke: stroke)
        return StyledText.Run(
            text, font: (font ?? defaults.font).request,
            color: resolved(isLink ? .link : foregroundColor ?? defaults.color), kern: kern, tracking: tracking,
            backgroundColor: backgroundColor.map(resolved),
            underline: underlineStyle?.rule(color: underlineColor.map(resolved)),
            strikethrough: strikethroughStyle?.rule(color: strikethroughColor.map(resolved)),
            shadow: defaults.overridesColor ? nil : shadow?.cast(in: defaults.traits),
            shape: shape == LetterShape() ? nil : shape, baselineOffset: baselineOffset,
            attachment: attachment?.place)
    }
}

extension NSShadow {
    fileprivate func cast(in traits: UITraitCollection) -> TextShadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return TextShadow(color: color.rgba(in: traits), offset: shadowOffset, blurRadius: shadowBlurRadius)
    }
}
