import DisplayList
import Foundation
import KitValues
import LayoutRules
import Testing
import Typesetting

@testable import ReflowKit

@Suite("Attributed text")
struct AttributedTextTests {
    private let defaults = TextDefaults(font: .systemFont(ofSize: 17), color: .red, traits: UITraitCollection())

    @Test("Runs take their look from the attributes, and from the defaults where those say nothing")
    func runs() {
        let text = NSMutableAttributedString(string: "Hello 👩‍👩‍👧!")
        let hello = NSRange(location: 0, length: 5)
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: hello)
        text.addAttribute(.foregroundColor, value: UIColor.systemBackground, range: hello)
        text.addAttribute(.backgroundColor, value: UIColor.black, range: hello)
        text.addAttribute(.kern, value: 1.5, range: hello)
        text.addAttribute(.tracking, value: 0.5, range: hello)
        text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: hello)
        text.addAttribute(.baselineOffset, value: CGFloat(2), range: hello)
        let styled = text.styledText(defaults)
        #expect(
            styled.runs == [
                StyledText.Run(
                    "Hello", font: FontRequest(pointSize: 20, weight: 600), color: .white, kern: 1.5, tracking: 0.5,
                    backgroundColor: .black, underline: TextRule(), baselineOffset: 2),
                StyledText.Run(
                    " 👩‍👩‍👧!", font: FontRequest(pointSize: 17), color: RGBAColor(red: 1, green: 0, blue: 0)),
            ])
    }

    @Test("Stroke, slant, expansion and ligatures have the meaning that Apple documents, and their defaults none")
    func letterShapes() {
        func shape(_ attributes: [NSAttributedString.Key: Any]) -> LetterShape? {
            NSAttributedString(string: "a", attributes: attributes).styledText(defaults).runs[0].shape
        }
        #expect(
            shape([.strokeWidth: 3, .strokeColor: UIColor.black])
                == LetterShape(stroke: LetterShape.Stroke(width: 3, color: .black)))
        // Without a width there is no stroke, and without a colour it has the text's.
        #expect(shape([.strokeColor: UIColor.black]) == nil)
        #expect(shape([.strokeWidth: -3.5]) == LetterShape(stroke: LetterShape.Stroke(width: -3.5)))
        #expect(shape([.obliqueness: 0.25]) == LetterShape(obliqueness: 0.25))
        #expect(shape([.expansion: 0.5]) == LetterShape(expansion: 0.5))
        #expect(shape([.ligature: 0]) == LetterShape(hasLigatures: false))
        #expect(shape([.ligature: 1, .obliqueness: 0, .expansion: 0, .strokeWidth: 0]) == nil)
        #expect(NSAttributedString.Key.strokeWidth.rawValue == "NSStrokeWidth")
        #expect(NSAttributedString.Key.strokeColor.rawValue == "NSStrokeColor")
        #expect(NSAttributedString.Key.obliqueness.rawValue == "NSObliqueness")
        #expect(NSAttributedString.Key.expansion.rawValue == "NSExpansion")
        #expect(NSAttributedString.Key.ligature.rawValue == "NSLigature")
    }

    @Test("Numbers count in every type that Swift writes them in")
    func numbers() {
        let values: [Any] = [
            1 as Int, 1.0 as Double, 1 as CGFloat, NSNumber(value: 1), 1 as Float, NSUnderlineStyle.single,
        ]
        for value in values {
            let text = NSAttributedString(
                string: "a", attributes: [.strikethroughStyle: value, .kern: value, .baselineOffset: value])
            let run = text.styledText(defaults).runs[0]
            #expect(run.strikethrough == TextRule())
            #expect(run.kern == 1)
            #expect(run.baselineOffset == 1)
        }
    }

    @Test("A pattern without a line, and values of another type, draw nothing")
    func badValues() {
        let text = NSAttributedString(
            string: "a",
            attributes: [
                .underlineStyle: NSUnderlineStyle.patternDot.rawValue, .font: "Helvetica", .kern: "wide",
                .foregroundColor: 7, .strikethroughStyle: Double.nan,
            ])
        #expect(
            text.styledText(defaults).runs == [
                StyledText.Run("a", font: FontRequest(pointSize: 17), color: RGBAColor(red: 1, green: 0, blue: 0))
            ])
    }

    @Test("The first paragraph style is the text's; natural paragraphs run as the interface does")
    func paragraphs() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        style.lineSpacing = 4
        style.headIndent = 10
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
        var rightToLeft = defaults
        rightToLeft.isRightToLeft = true
        #expect(
            text.styledText(rightToLeft).paragraph
                == ParagraphStyle(
                    alignment: .center, lineBreak: .byTruncatingMiddle, lineSpacing: 4, headIndent: 10,
                    isRightToLeft: true))
        style.baseWritingDirection = .leftToRight
        #expect(!text.styledText(rightToLeft).paragraph.isRightToLeft)
        #expect(
            NSAttributedString(string: "a").styledText(defaults).paragraph
                == ParagraphStyle(alignment: .natural, lineBreak: .byWordWrapping))
    }

    @Test("A colour that overrides holds for all of the text and its backgrounds")
    func overriding() {
        var shadow = defaults
        shadow.overridesColor = true
        let text = NSAttributedString(
            string: "a", attributes: [.foregroundColor: UIColor.blue, .backgroundColor: UIColor.blue])
        let run = text.styledText(shadow).runs[0]
        #expect(run.color == RGBAColor(red: 1, green: 0, blue: 0))
        #expect(run.backgroundColor == run.color)
    }

    @Test("Paragraph styles copy by value, and mutable copies do not follow")
    func styles() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.lineSpacing = 3
        #expect(copy != style)
        let fixed = try #require(copy.copy() as? NSParagraphStyle)
        copy.lineSpacing = 5
        #expect(fixed.lineSpacing == 3)
        style.setParagraphStyle(fixed)
        #expect(style == fixed)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.default.alignment == .natural)
    }

    @Test("Strings measure themselves: lines of 1.193 times the size, as wide as their glyphs")
    func measuring() {
        let font = UIFont.systemFont(ofSize: 17)
        let one = "Hello".size(withAttributes: [.font: font])
        #expect(abs(one.height - font.lineHeight) < 1e-9)
        let two = "Hello\nHello".size(withAttributes: [.font: font])
        #expect(abs(two.height - 2 * font.lineHeight) < 1e-9)
        #expect(two.width == one.width)
        #expect(NSString("Hello").size(withAttributes: [.font: font]) == one)
        #expect("Hello".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
        #expect("".size(withAttributes: [.font: font]).width == 0)
    }

    @Test("Bounding rectangles wrap with the line fragment origin, and stand on the baseline without")
    func boundingRects() {
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSAttributedString(string: "one two three four five six", attributes: [.font: font])
        let limit = CGSize(width: 60, height: 0)
        let wrapped = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        #expect(wrapped.minY == 0 && wrapped.width <= 60)
        // Each line has as many words as fit.
        let lines = text.string.split(separator: " ").map(String.init).reduce(into: [String]()) { lines, word in
            let longer = lines.last.map { $0 + " " + word } ?? word
            if lines.isEmpty || longer.size(withAttributes: [.font: font]).width > 60 {
                lines.append(word)
            } else {
                lines[lines.count - 1] = longer
            }
        }
        #expect(abs(wrapped.height - CGFloat(lines.count) * font.lineHeight) < 1e-6, "\(lines)")
        let context = NSStringDrawingContext()
        let baseline = text.boundingRect(with: CGSize(width: 1000, height: 0), context: context)
        #expect(abs(baseline.minY + font.ascender) < 1e-9)
        #expect(abs(baseline.height - font.lineHeight) < 1e-9)
        #expect(context.totalBounds == baseline)
    }

    @Test("Drawing in a rectangle leaves out the lines that do not fit")
    func drawing() {
        let font = UIFont.systemFont(ofSize: 10)
        let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: font])
        func drawn(_ body: () -> Void) -> [String] {
            let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
            UIGraphicsPushContext(context)
            body()
            UIGraphicsPopContext()
            return context.finish().compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }
        }
        #expect(drawn { text.draw(at: .zero) } == ["a", "b", "c"])
        #expect(drawn { text.draw(in: CGRect(x: 0, y: 0, width: 90, height: 2.5 * font.lineHeight)) } == ["a", "b"])
        #expect(drawn { text.draw(in: CGRect(x: 0, y: 0, width: 90, height: 2 * font.lineHeight)) } == ["a", "b"])
        #expect(drawn { "x".draw(at: .zero) } == ["x"])
        #expect(drawn { NSString("x").draw(in: CGRect(x: 0, y: 0, width: 90, height: 90)) } == ["x"])
    }
}
