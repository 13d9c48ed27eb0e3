import DisplayList
import Foundation
import Typesetting

/// The look of text where its attributes say nothing, and what it is seen under.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Which way natural paragraphs run.
    var isRightToLeft = false
    var hanForms = HanForms.simplifiedChinese
    /// What dynamic colours are resolved under.
    var traits: UITraitCollection
    /// Whether `color` holds for all of the text, as in a shadow, whatever its attributes say.
    var overridesColor = false

    fileprivate var paragraph: ParagraphStyle {
        ParagraphStyle(
            alignment: ParagraphStyle.Alignment(alignment), lineBreak: ParagraphStyle.LineBreak(lineBreakMode),
            isRightToLeft: isRightToLeft, hanForms: hanForms)
    }
}

extension String {
    /// The text as one without attributes, which is what most labels show.
    func styledText(_ defaults: TextDefaults) -> StyledText {
        let run = StyledText.Run(self, font: defaults.font.request, color: defaults.color.rgba(in: defaults.traits))
        return StyledText(runs: isEmpty ? [] : [run], paragraph: defaults.paragraph)
    }
}

extension NSAttributedString {
    /// The text with its look, ready to be set.
    func styledText(_ defaults: TextDefaults) -> StyledText {
        func resolved(_ color: UIColor) -> RGBAColor {
            (defaults.overridesColor ? defaults.color : color).rgba(in: defaults.traits)
        }
        var runs: [StyledText.Run] = []
        var style: NSParagraphStyle?
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let look = TextLook(attributes)
            style = style ?? look.paragraphStyle
            runs.append(
                StyledText.Run(
                    attributedSubstring(from: range).string, font: (look.font ?? defaults.font).request,
                    color: resolved(look.foregroundColor ?? defaults.color), kern: look.kern, tracking: look.tracking,
                    backgroundColor: look.backgroundColor.map(resolved), isUnderlined: look.isUnderlined,
                    isStruckThrough: look.isStruckThrough, baselineOffset: look.baselineOffset))
        }
        var paragraph = style.map { ParagraphStyle($0, isRightToLeft: defaults.isRightToLeft) } ?? defaults.paragraph
        paragraph.hanForms = defaults.hanForms
        return StyledText(runs: runs, paragraph: paragraph)
    }
}

/// The attributes that are known, read once. A value of another type than UIKit's counts as absent.
private struct TextLook {
    let font: UIFont?
    let foregroundColor: UIColor?
    let backgroundColor: UIColor?
    let paragraphStyle: NSParagraphStyle?
    let kern: CGFloat?
    let tracking: CGFloat
    let baselineOffset: CGFloat
    let isUnderlined: Bool
    let isStruckThrough: Bool

    init(_ attributes: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as NSUnderlineStyle: CGFloat(value.rawValue)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func drawsLine(_ key: NSAttributedString.Key) -> Bool {
            number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0).drawsLine } ?? false
        }
        font = attributes[.font] as? UIFont
        foregroundColor = attributes[.foregroundColor] as? UIColor
        backgroundColor = attributes[.backgroundColor] as? UIColor
        paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
        kern = number(.kern)
        tracking = number(.tracking) ?? 0
        baselineOffset = number(.baselineOffset) ?? 0
        isUnderlined = drawsLine(.underlineStyle)
        isStruckThrough = drawsLine(.strikethroughStyle)
    }
}
