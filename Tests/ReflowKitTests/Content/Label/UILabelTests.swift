import DisplayList
import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing
import Typesetting

@MainActor
@Suite("Labels (behaviour.md §12)")
struct UILabelTests {
    private static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private func label(_ text: String, font: UIFont = .systemFont(ofSize: 17), lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        return label
    }

    private func settings(scale: CGFloat) -> Simulation.Settings {
        var settings = Simulation.Settings()
        settings.scale = scale
        return settings
    }

    @Test("Defaults are UIKit's")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.lineBreakStrategy == .standard)
        #expect(label.numberOfLines == 1)
        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    @Test(
        "§12: ten lines of 17 points are 203 points high at @2x and @3x: rounded once, not line by line",
        arguments: [2, 3])
    func tenLines(scale: CGFloat) {
        inWorld(settings: settings(scale: scale)) { _ in
            let text = Array(repeating: "line", count: 10).joined(separator: "\n")
            #expect(label(text, lines: 0).sizeThatFits(UILabelTests.unlimited).height.isNear(203))
        }
    }

    @Test(
        "§12: lines of a text style are apart: heights of labels that Xcode sized",
        arguments: [
            (.body, 2, 2, 42.5), (.body, 3, 2, 64.5), (.body, 7, 3, 152 + 1 / 3.0), (.subheadline, 2, 3, 38),
            (.subheadline, 3, 3, 58), (.subheadline, 4, 3, 78), (.callout, 5, 3, 103 + 1 / 3.0),
            (.caption1, 3, 2, 46.5),
            (.headline, 2, 2, 42.5), (.title1, 2, 2, 67.5), (.largeTitle, 2, 2, 82),
        ] as [(UIFont.TextStyle, Int, CGFloat, CGFloat)])
    func styledLines(style: UIFont.TextStyle, count: Int, scale: CGFloat, height: CGFloat) {
        inWorld(settings: settings(scale: scale)) { _ in
            let text = Array(repeating: "line", count: count).joined(separator: "\n")
            let label = label(text, font: .preferredFont(forTextStyle: style), lines: 0)
            #expect(label.sizeThatFits(UILabelTests.unlimited).height.isNear(height))
        }
    }

    @Test("§12: a label that misses less than a pixel of its text is not cut")
    func fractionOfAPixel() {
        inWorld(settings: settings(scale: 2)) { _ in
            let label = label("Filter Video")
            let width = "Filter Video".size(withAttributes: [.font: label.font as Any]).width
            label.frame = CGRect(x: 0, y: 0, width: width - 0.49, height: 21)
            #expect(!label.shownLines.isTruncated && label.shownLines.texts == ["Filter Video"])
            label.frame.size.width = width - 0.51
            #expect(label.shownLines.isTruncated)
        }
    }

    @Test(
        "§12: title 1 is so high at @3x",
        arguments: [
            (.extraSmall, 30), (.small, 31.3333), (.medium, 32.3333), (.large, 33.6667), (.extraLarge, 36),
            (.accessibilityExtraExtraExtraLarge, 69.3333),
        ] as [(UIContentSizeCategory, CGFloat)])
    func titleHeights(category: UIContentSizeCategory, height: CGFloat) {
        inWorld { _ in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let title = label("Title", font: .preferredFont(forTextStyle: .title1, compatibleWith: traits))
            #expect(title.intrinsicContentSize.height.isNear(height, within: 0.0001))
        }
    }

    /// The arguments are widths of labels in the suites of swift-snapshot-testing and PinLayout at @3x, and the number
    /// of pixels by which Reflow's are wider. Words of regular text were measured with an older San Francisco; the
    /// apostrophe is narrower in Reflow's.
    @Test(
        "§12: widths of labels are San Francisco's to the pixel, but for four that are named",
        arguments: [
            ("the", 17, .regular, 25, -1), ("point", 17, .regular, 39, -1), ("the", 16, .regular, 23.6667, 0),
            ("point", 16, .regular, 37, 0), ("What's", 17, .semibold, 55.6667, 2),
            ("What's", 16, .semibold, 52.6667, 3), ("?", 15, .regular, 7.6667, 0), ("?", 14, .regular, 7.3333, 0),
        ] as [(String, CGFloat, UIFont.Weight, CGFloat, CGFloat)])
    func widths(text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat, wider: CGFloat) {
        inWorld { _ in
            let actual = label(text, font: .systemFont(ofSize: size, weight: weight)).intrinsicContentSize.width
            #expect(actual.isNear(width + wider / 3, within: 0.001), "\(actual)")
        }
    }

    @Test("§12: text stands in the middle of a taller label, on whole pixels", arguments: [1, 2, 3])
    func verticalCentre(scale: CGFloat) {
        inWorld(settings: settings(scale: scale)) { _ in
            for height: CGFloat in [20, 21, 30, 44, 44.5, 100] {
                let label = label("Hello")
                label.frame = CGRect(x: 0, y: 0, width: 100, height: height)
                let lineHeight: CGFloat = 17 * 2444 / 2048
                let line = (lineHeight * scale).rounded(.up) / scale
                let top = ((height - line) / 2 * scale + 1e-6).rounded(.down) / scale
                let baseline = DrawnContent(of: label).texts.first?.origin.y ?? 0
                #expect(baseline.isNear(top + 17 * 1950 / 2048), "height \(height)")
            }
        }
    }

    @Test("Lines lie left, in the middle or right; naturally as the interface reads")
    func alignment() {
        func x(_ alignment: NSTextAlignment, rightToLeft: Bool = false) -> CGFloat {
            var settings = Simulation.Settings()
            settings.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
            return inWorld(settings: settings) { _ in
                let label = label("Hello")
                label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
                label.textAlignment = alignment
                return DrawnContent(of: label).texts.first?.origin.x ?? -1
            }
        }
        let width = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        #expect(x(.left).isNear(0, within: 1))
        #expect(x(.center).isNear((200 - width) / 2, within: 1))
        #expect(x(.right).isNear(200 - width, within: 1))
        #expect(x(.natural) == x(.left))
        #expect(x(.natural, rightToLeft: true) == x(.right))
    }

    @Test("One line is measured at its full width whatever is offered, several wrap within it")
    func sizes() {
        inWorld { _ in
            let text = "A label that says more than fits a narrow column"
            let one = label(text).sizeThatFits(CGSize(width: 100, height: 20))
            let font = UIFont.systemFont(ofSize: 17)
            func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
            func pixels(_ points: CGFloat) -> CGFloat { (points * 3 - 1e-6).rounded(.up) / 3 }
            #expect(one.width.isNear(pixels(width(text))))
            let wrapped = label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 0))
            // Each line has as many words as fit.
            let lines = text.split(separator: " ").map(String.init).reduce(into: [String]()) { lines, word in
                let longer = lines.last.map { $0 + " " + word } ?? word
                if lines.isEmpty || width(longer) > 100 {
                    lines.append(word)
                } else {
                    lines[lines.count - 1] = longer
                }
            }
            // A line keeps the space at which it was broken if there is room for it (behaviour.md §12).
            let spaced = lines.dropLast().map { min(width($0 + " "), 100) } + lines.suffix(1).map(width)
            #expect(wrapped.width.isNear(pixels(spaced.max() ?? 0)), "\(lines)")
            #expect(wrapped.height.isNear(pixels(CGFloat(lines.count) * font.lineHeight)), "\(lines)")
            let two = label(text, lines: 2).sizeThatFits(CGSize(width: 100, height: 0))
            // Two lines are 40.574 points high, 121.7 pixels.
            #expect(two.height.isNear(122.0 / 3))
            #expect(label(text, lines: 0).sizeThatFits(.zero).height == one.height)
            let preferred = label(text, lines: 0)
            preferred.preferredMaxLayoutWidth = 100
            #expect(preferred.intrinsicContentSize == wrapped)
            #expect(label("").intrinsicContentSize == .zero)
        }
    }

    @Test("sizeToFit keeps the top left corner and takes the text's size")
    func sizeToFit() {
        inWorld { _ in
            let label = label("Hello")
            label.frame = CGRect(x: 7, y: 9, width: 300, height: 3)
            label.sizeToFit()
            #expect(label.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: label.intrinsicContentSize))
        }
    }

    @Test("What does not fit ends in an ellipsis: beyond the width, beyond the lines, beyond the height")
    func truncation() {
        inWorld { _ in
            let text = "one two three four five six seven"
            let narrow = label(text)
            narrow.frame = CGRect(x: 0, y: 0, width: 90, height: 21)
            #expect(lines(narrow).count == 1 && lines(narrow)[0].hasSuffix("…"))

            let two = label(text, lines: 2)
            two.frame = CGRect(x: 0, y: 0, width: 90, height: 200)
            #expect(lines(two).count == 2 && lines(two)[1].hasSuffix("…"))

            let short = label(text, lines: 0)
            short.frame = CGRect(x: 0, y: 0, width: 90, height: 3 * 20.3334)
            #expect(lines(short).count == 3)
            let all = short.sizeThatFits(CGSize(width: 90, height: 0)).height
            short.frame.size.height = all
            #expect(!(lines(short).last ?? "").hasSuffix("…"))
            short.frame.size.height = all - 5
            #expect((lines(short).last ?? "").hasSuffix("…"))
            short.frame.size.height = 1
            #expect(lines(short).count == 1)
        }
    }

    private func lines(_ label: UILabel) -> [String] {
        DrawnContent(of: label).texts.reduce(into: [(y: CGFloat, text: String)]()) { lines, text in
            if lines.last?.y == text.origin.y {
                lines[lines.count - 1].text += text.string
            } else {
                lines.append((text.origin.y, text.string))
            }
        }.map(\.text)
    }

    @Test("§12.5: plain text leaves no word alone unless the strategy is empty; text with attributes asks its own")
    func lineBreakStrategy() {
        inWorld { _ in
            let plain = label("no no no", lines: 0)
            // The width is slightly more than two words.
            let size = "no no".size(withAttributes: [.font: plain.font!])
            plain.frame = CGRect(x: 0, y: 0, width: size.width + 1, height: 60)
            #expect(lines(plain) == ["no", "no no"])
            #expect(plain.sizeThatFits(plain.frame.size).height == plain.sizeThatFits(.zero).height * 2)
            plain.lineBreakStrategy = []
            #expect(lines(plain) == ["no no", "no"])
            plain.lineBreakStrategy = .pushOut
            #expect(lines(plain) == ["no", "no no"])

            @MainActor func attributed(_ strategy: NSParagraphStyle.LineBreakStrategy?) -> [String] {
                let style = NSMutableParagraphStyle()
                #expect(style.lineBreakStrategy == [])
                if let strategy { style.lineBreakStrategy = strategy }
                #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == strategy ?? [])
                plain.attributedText = NSAttributedString(string: "no no no", attributes: [.paragraphStyle: style])
                return lines(plain)
            }
            plain.lineBreakStrategy = .standard
            #expect(attributed(nil) == ["no no", "no"])
            #expect(attributed(.pushOut) == ["no", "no no"])
            #expect(attributed(.standard) == ["no", "no no"])
            plain.attributedText = NSAttributedString(string: "no no no")
            #expect(lines(plain) == ["no no", "no"])
        }
    }

    @Test("A line that may shrink is set smaller until it fits, but not below its factor")
    func shrinking() {
        inWorld { _ in
            let label = label("A headline that is a little long")
            let full = label.intrinsicContentSize.width
            label.frame = CGRect(x: 0, y: 0, width: full * 0.8, height: 30)
            label.adjustsFontSizeToFitWidth = true
            var drawn = DrawnContent(of: label).texts
            #expect(drawn.map(\.string).joined() == label.text)
            #expect(drawn.allSatisfy { $0.pointSize < 14 && $0.pointSize > 11.6 })

            label.minimumScaleFactor = 0.9
            drawn = DrawnContent(of: label).texts
            #expect(drawn.last?.string.hasSuffix("…") == true)
            #expect(drawn.allSatisfy { $0.pointSize.isNear(17 * 0.9 * 0.967) })

            label.frame.size.width = full
            #expect(DrawnContent(of: label).texts.allSatisfy { $0.pointSize.isNear(17 * 0.967) })
        }
    }

    @Test("Smaller text keeps the baseline, or the middle, or the top")
    func baselineAdjustment() {
        inWorld { _ in
            @MainActor func baseline(_ adjustment: UIBaselineAdjustment) -> CGFloat {
                let label = label("Shrunk text")
                label.adjustsFontSizeToFitWidth = true
                label.baselineAdjustment = adjustment
                label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width / 2, height: 60)
                return DrawnContent(of: label).texts.first?.origin.y ?? 0
            }
            let plain = label("Hi")
            plain.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            let full = DrawnContent(of: plain).texts.first?.origin.y ?? 0
            #expect(baseline(.alignBaselines).isNear(full, within: 0.17))
            #expect(baseline(.alignCenters) < full - 2 && baseline(.alignCenters) > 30)
            #expect(baseline(.none) < 12)
        }
    }

    @Test("Colours: the label's own, a highlighted one, half faded while disabled, by light and dark")
    func colors() {
        func color(dark: Bool = false, _ change: (UILabel) -> Void = { _ in }) -> RGBAColor? {
            var settings = Simulation.Settings()
            settings.userInterfaceStyle = dark ? .dark : .light
            return inWorld(settings: settings) { _ in
                let label = label("x")
                label.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
                change(label)
                return DrawnContent(of: label).texts.first?.color
            }
        }
        #expect(color() == .black)
        #expect(color(dark: true) == .white)
        #expect(color { $0.overrideUserInterfaceStyle = .dark } == .white)
        #expect(color { $0.isEnabled = false } == RGBAColor(white: 0, alpha: 0.5))
        let highlighted: (UILabel) -> Void = {
            $0.highlightedTextColor = .red
            $0.isHighlighted = true
        }
        #expect(color(dark: false, highlighted) == RGBAColor(red: 1, green: 0, blue: 0))
    }

    @Test("Attributes stand before the label's own font and colour; setting the text drops them")
    func attributedText() {
        inWorld { _ in
            let label = label("plain", font: .systemFont(ofSize: 20))
            label.textColor = .red
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            let text = NSMutableAttributedString(string: "big small")
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 3))
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
            label.attributedText = text
            #expect(label.text == "big small")
            let drawn = DrawnContent(of: label).texts
            let sizes: [CGFloat] = [30 * 0.967, 20 * 0.967]
            #expect(drawn.map(\.pointSize) == sizes)
            #expect(drawn.map(\.color) == [RGBAColor(red: 0, green: 0, blue: 1), RGBAColor(red: 1, green: 0, blue: 0)])
            label.text = "new"
            #expect(DrawnContent(of: label).texts.map(\.pointSize) == [sizes[1]])
            #expect(label.attributedText?.string == "new")
        }
    }

    @Test("A shadow is the text in another colour, moved, below it")
    func shadow() {
        inWorld { _ in
            let label = label("x")
            label.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
            label.shadowColor = .red
            label.shadowOffset = CGSize(width: 2, height: 3)
            let drawn = DrawnContent(of: label).texts
            #expect(drawn.map(\.color) == [RGBAColor(red: 1, green: 0, blue: 0), .black])
            #expect(drawn[0].origin.x.isNear(drawn[1].origin.x + 2))
            #expect(drawn[0].origin.y.isNear(drawn[1].origin.y + 3))
        }
    }

    @Test("A subclass may place the text by its rectangle, as top aligned labels do")
    func customDrawing() {
        final class TopLabel: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
            }
        }
        inWorld { _ in
            let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            label.text = "top"
            let baseline = DrawnContent(of: label).texts.first?.origin.y ?? 0
            #expect(baseline.isNear(17 * 1950 / 2048))
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
            #expect(rect.origin == .zero && rect.height.isNear(61.0 / 3))
        }
    }

    @Test("Bricks stand where words would, and no letter is drawn")
    func bricks() {
        var settings = Simulation.Settings()
        settings.textMode = .bricks
        inWorld(settings: settings) { _ in
            let label = label("two words")
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            let drawn = DrawnContent(of: label)
            #expect(drawn.texts.isEmpty)
            #expect(drawn.fills.count == 2)
        }
    }

    @Test("Sizes and places that are no numbers trap nothing")
    func badInput() {
        inWorld { _ in
            let label = label("x", lines: -5)
            label.minimumScaleFactor = .nan
            label.adjustsFontSizeToFitWidth = true
            label.preferredMaxLayoutWidth = .nan
            _ = label.intrinsicContentSize
            _ = label.sizeThatFits(CGSize(width: CGFloat.nan, height: -.infinity))
            label.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            _ = label.drawing()
        }
    }
}
