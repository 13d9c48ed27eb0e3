import DisplayList
import Foundation
import ImageCodecs
import KitTestSupport
import KitValues
import LayoutRules
import TestSupport
import Testing
import Typesetting

@testable import ReflowKit

/// Attributes that change the look or position of characters (behaviour.md §12.3, look.md §9.1).
@Suite("Rich text")
struct RichTextTests {
    private let defaults = TextDefaults(font: .systemFont(ofSize: 17), color: .black, traits: UITraitCollection())

    private func run(_ attributes: [NSAttributedString.Key: Any]) -> StyledText.Run {
        NSAttributedString(string: "a", attributes: attributes).styledText(defaults).runs[0]
    }

    // MARK: Lines

    @Test("Underline styles combine a line, a pattern and words")
    func styles() {
        let cases: [(NSUnderlineStyle, TextRule?)] = [
            ([], nil), (.patternDot, nil), (.single, TextRule()), (.thick, TextRule(weight: .thick)),
            (.double, TextRule(weight: .double)), ([.single, .patternDot], TextRule(pattern: .dot)),
            ([.thick, .patternDash], TextRule(weight: .thick, pattern: .dash)),
            ([.double, .patternDashDot], TextRule(weight: .double, pattern: .dashDot)),
            ([.single, .patternDashDotDot, .byWord], TextRule(pattern: .dashDotDot, isByWord: true)),
        ]
        for (style, rule) in cases {
            #expect(run([.underlineStyle: style.rawValue]).underline == rule, "\(style)")
            #expect(run([.strikethroughStyle: style.rawValue]).strikethrough == rule, "\(style)")
        }
        let colored = run([
            .underlineStyle: 1, .underlineColor: UIColor.red, .strikethroughStyle: 1, .strikethroughColor: UIColor.blue,
        ])
        #expect(colored.underline?.color == RGBAColor(red: 1, green: 0, blue: 0))
        #expect(colored.strikethrough?.color == RGBAColor(red: 0, green: 0, blue: 1))
    }

    @Test("A link has the link colour whatever colour is set, and a line unless a style says otherwise")
    func links() throws {
        let url = try #require(URL(string: "https://example.org"))
        let link = UIColor.link.rgba(in: UITraitCollection())
        for value in [url, "https://example.org"] as [Any] {
            #expect(run([.link: value]).color == link)
            #expect(run([.link: value]).underline == TextRule())
        }
        #expect(run([.link: url, .foregroundColor: UIColor.red]).color == link)
        #expect(run([.link: url, .underlineStyle: 0]).underline == nil)
        #expect(run([.link: 7]).color == .black)
    }

    @Test("Shadows: black of a third's alpha without offset and blur unless set; none without a colour")
    func shadows() {
        let shadow = NSShadow()
        #expect(
            run([.shadow: shadow]).shadow
                == TextShadow(color: RGBAColor(white: 0, alpha: 1 / 3), offset: .zero, blurRadius: 0))
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let copy = shadow.copy() as? NSShadow
        #expect(copy == shadow && copy !== shadow)
        #expect(
            run([.shadow: shadow]).shadow
                == TextShadow(
                    color: RGBAColor(red: 1, green: 0, blue: 0), offset: CGSize(width: 1, height: 2), blurRadius: 3))
        shadow.shadowColor = nil
        #expect(run([.shadow: shadow]).shadow == nil)
        #expect(copy != shadow)
    }

    // MARK: Paragraphs

    @Test("Each paragraph keeps its own style; those of one style are the text's")
    func paragraphs() {
        let text = NSMutableAttributedString(string: "one\ntwo")
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        right.paragraphSpacingBefore = 7
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 4, length: 3))
        let styled = text.styledText(defaults)
        #expect(styled.paragraph.alignment == .natural)
        #expect(styled.runs.map(\.paragraph?.alignment) == [nil, .right])
        #expect(styled.runs[1].paragraph?.paragraphSpacingBefore == 7)
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 0, length: 7))
        #expect(text.styledText(defaults).runs.allSatisfy { $0.paragraph == nil })
    }

    @Test("Tab stops: twelve at 28 points unless set, sorted as they are added")
    func tabStops() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        #expect(style.tabStops.allSatisfy { $0.alignment == .left } && style.defaultTabInterval == 0)
        #expect(ParagraphStyle(style, isRightToLeft: false).tabStops.isEmpty)
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        style.addTabStop(NSTextTab(textAlignment: .center, location: 50))
        style.defaultTabInterval = 36
        let stops = ParagraphStyle(style, isRightToLeft: false).tabStops
        #expect(stops == [TabStop(location: 50, alignment: .center), TabStop(location: 100, alignment: .trailing)])
        #expect(ParagraphStyle(style, isRightToLeft: false).tabInterval == 36)
        style.removeTabStop(NSTextTab(textAlignment: .center, location: 50))
        #expect(style.tabStops.map(\.location) == [100])
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        #expect(copy == style)
    }

    @Test("A decimal stop aligns by the point of the language")
    func decimalStops() {
        let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        let tab = NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: terminators])
        #expect(TabStop(tab).terminators.contains(","))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    }

    // MARK: Attachments

    private var image: UIImage {
        get throws {
            UIImage(bitmap: Bitmap(width: 20, height: 10, pixels: [UInt32](repeating: .max, count: 200)), scale: 2)
        }
    }

    @Test("An attachment is one character, as large as its image, or as its bounds say")
    func attachments() throws {
        let attachment = NSTextAttachment(image: try image)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
        #expect(text.size() == CGSize(width: 10, height: 5))
        attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
        #expect(text.size() == CGSize(width: 16, height: 16))
        let rect = text.boundingRect(with: .zero, options: [], context: nil)
        // The image is 13 points above the baseline.
        #expect(rect == CGRect(x: 0, y: -13, width: 16, height: 16))
    }

    @MainActor
    @Test("Labels draw attachments where the line keeps room, templates in the colour of the text")
    func drawnAttachments() throws {
        let image = try image
        inWorld { _ in
            let text = NSMutableAttributedString(string: "a ")
            text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
            let template = NSTextAttachment(image: image.withRenderingMode(.alwaysTemplate))
            template.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
            text.append(
                NSAttributedString(
                    string: "\u{FFFC}", attributes: [.attachment: template, .foregroundColor: UIColor.red]))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.attributedText = text
            let placed = DrawnContent(of: label).images
            #expect(placed.count == 2)
            let start = "a ".size(withAttributes: [.font: label.font as Any]).width
            #expect(placed.map(\.destination.size) == [CGSize(width: 10, height: 5), CGSize(width: 8, height: 8)])
            #expect(abs(placed[0].destination.minX - start) < 1e-6)
            #expect(abs(placed[1].destination.minX - start - 10) < 1e-6)
            #expect(abs(placed[1].destination.maxY - placed[0].destination.maxY - 2) < 1e-6)
            #expect(placed.map(\.tint) == [nil, RGBAColor(red: 1, green: 0, blue: 0)])
            #expect(abs(label.intrinsicContentSize.width - ((start + 18) * 3).rounded(.up) / 3) < 1e-6)
        }
    }
}
