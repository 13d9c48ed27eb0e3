import Basics
package import DisplayList
public import Foundation
import KitValues
import LayoutRules
import Typesetting

/// Shows text that cannot be edited.
///
/// Sizes are rounded up to the pixel. In a taller label, text is centred vertically (behaviour.md §12).
@preconcurrency @MainActor
open class UILabel: UIView, ShownLetters {
    override func makeParts() {
        super.makeParts()
        isUserInteractionEnabled = false
    }

    // MARK: Text

    private var plainText: String?
    private var richText: NSAttributedString?

    /// The text. Setting it removes attributes that were set before.
    open var text: String? {
        get { richText?.string ?? plainText }
        set {
            plainText = newValue
            richText = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// Text with attributes. For missing fonts, colours and alignments, the label's are used.
    open var attributedText: NSAttributedString? {
        get { richText ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            richText = newValue
            plainText = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// The text that was set with attributes; nil if it was set without.
    package final var ownAttributedText: NSAttributedString? { richText }

    /// The font. The default is the system font of 17 points; setting `nil` restores it.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            invalidateIntrinsicContentSize()
        }
    }

    /// The text colour. The default is the label colour; setting `nil` restores it.
    open var textColor: UIColor! = .label {
        didSet { if textColor == nil { textColor = .label } }
    }

    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
    }

    /// The window may belong to another simulation than the one in which the label was made.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if actualWindow != nil { followContentSize() }
    }

    private func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = actualTraitCollection
        if font.scaling != nil {
            let adjusted = font.adjusted(to: traits)
            if adjusted.pointSize != font.pointSize { font = adjusted }
        }
        guard let adjusted = richText?.withFonts(adjustedTo: traits) else { return }
        richText = adjusted
        invalidateIntrinsicContentSize()
    }

    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// The rules besides the width that decide where a line of ``text`` ends (behaviour.md §12.5). Text with attributes
    /// has the strategies of its paragraph styles.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
    open var isEnabled = true
    open var isHighlighted = false
    /// The colour of the text while the label is highlighted; nil for its own.
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    /// The offset of the shadow in points.
    open var shadowOffset = CGSize(width: 0, height: -1)

    // MARK: Fitting

    /// Whether a single line that is too long is drawn in a smaller font instead of being truncated.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor for the font's size; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the letters of a line that is too long are moved closer together, by at most 1 % of the font's size,
    /// before the line is truncated (look.md §11).
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// The width at which `intrinsicContentSize` breaks lines, in points; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var spoken: SpokenView { SpokenView(isElement: true, traits: .staticText) }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.text = text
        portrait.isDescribedByText = true
        portrait.isNamedByText = true
        portrait.layerName = "_UILabelLayer"
        portrait.paint = .letters
        portrait.letters = self
        portrait.hasLegibleLetters = isEnabled
        return portrait
    }

    override var missingContent: MissingContent? { text?.isEmpty != false ? .text : nil }

    private func styledText(color: UIColor? = nil) -> StyledText {
        let own: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let shown = color ?? (isEnabled ? own : own.withAlphaComponent(0.5))
        let style = TextDefaults(
            font: font, color: shown, alignment: textAlignment, lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, isRightToLeft: actualTraitCollection.layoutDirection == .rightToLeft,
            hanForms: simulation.hanForms, traits: actualTraitCollection, overridesColor: color != nil)
        var styled = richText?.styledText(style) ?? (plainText ?? "").styledText(style)
        if allowsDefaultTighteningForTruncation { styled.changeParagraphs { $0.tightensBeforeTruncating = true } }
        // This also applies if the height of a label with several lines only allows one (behaviour.md §12).
        if numberOfLines != 1 {
            styled.changeParagraphs {
                if $0.lineBreak == .byTruncatingHead || $0.lineBreak == .byTruncatingMiddle {
                    $0.lineBreak = .byTruncatingTail
                }
            }
        }
        return styled
    }

    private func typeset(_ text: StyledText, width: CGFloat, maximumLines: Int? = nil) -> TypesetText {
        let set = CurrentTypesetter.value.typeset(
            text, width: width, maximumLines: max(0, maximumLines ?? numberOfLines))
        if !set.missingCharacters.isEmpty {
            simulation.reportMissingGlyphs(set.missingCharacters, of: self.text ?? "")
        }
        simulation.reportUnbuilt(text.unbuiltFeatures)
        return set
    }

    // MARK: Sizing

    /// A single line is measured at its full width. Several lines break at the offered width, if there is one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
        return textSize(width: width)
    }

    open override var intrinsicContentSize: CGSize {
        if let measuredWidth { return wrappedSize(width: measuredWidth) }
        return textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// The content size for constraints, of a label that breaks lines at its width: the width of its widest line,
    /// including the space at which it was broken (autolayout.md §0a.1).
    private func wrappedSize(width: CGFloat) -> CGSize {
        guard !(text ?? "").isEmpty else { return .zero }
        let set = typeset(styledText(), width: width)
        return simulation.pixelGrid.ceil(CGSize(width: min(width, set.size.width), height: set.size.height))
    }

    /// The baselines of the first and the last line at the label's size, or in one line before it has a size. An empty
    /// text has the baselines of a line (autolayout.md §10).
    override var textBaselines: TextBaselines? {
        guard !(text ?? "").isEmpty else { return TextBaselines(lineOf: font, grid: simulation.pixelGrid) }
        if let stated = statedBaselines { return stated }
        let width = numberOfLines == 1 || bounds.width <= 0 ? CGFloat.infinity : bounds.width
        let set = typeset(styledText(), width: width)
        guard let first = set.lines.first, let last = set.lines.last else { return nil }
        let grid = simulation.pixelGrid
        let height = grid.ceil(set.size.height)
        let air = (height - set.size.height) / 2
        return TextBaselines(
            textHeight: height, first: grid.round(air + first.baseline),
            last: height - grid.round(air + last.baseline), lineHeight: last.rect.height)
    }

    /// The baselines if the content size is stated: the number of lines follows from its height, not from the text.
    ///
    /// It is nil for a text with attributes, without a stated height, and if the stated height is not that of whole
    /// lines, or of more lines than the label may have. In these last cases, the label was higher than its text.
    private var statedBaselines: TextBaselines? {
        guard let stated = statedContentSize, stated.height > 0, ownAttributedText == nil else { return nil }
        let grid = simulation.pixelGrid
        let line = TextBaselines(lineOf: font, grid: grid)
        guard numberOfLines != 1 else { return line }
        let count = max(1, (stated.height / font.lineHeight).rounded())
        let height = grid.ceil(count * font.lineHeight)
        // Before Xcode 9, the height is in whole points.
        guard abs(stated.height - height) < 1, numberOfLines == 0 || Int(count) <= numberOfLines else { return nil }
        return TextBaselines(textHeight: height, first: line.first, last: line.last, lineHeight: font.lineHeight)
    }

    private func textSize(width: CGFloat) -> CGSize {
        guard !(text ?? "").isEmpty else { return .zero }
        return simulation.pixelGrid.ceil(typeset(styledText(), width: width).size)
    }

    /// The rectangle of the text if the label has these bounds and at most this number of lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !(text ?? "").isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let set = typeset(styledText(), width: bounds.width, maximumLines: numberOfLines)
        let size = simulation.pixelGrid.ceil(set.size)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text. Letters of some scripts are higher than the line, whose height is that of the system font; they
    /// are not cut (behaviour.md §12.1).
    override func drawContents(in context: CGContext, bounds: CGRect) {
        guard let text, !text.utf8.allSatisfy({ $0 < 0x80 }), shownText?.hasFallback == true else {
            return super.drawContents(in: context, bounds: bounds)
        }
        context.saveGState()
        context.clip(to: bounds.insetBy(dx: 0, dy: -font.lineHeight))
        draw(bounds)
        context.restoreGState()
    }

    /// Draws the text in the current context, centred vertically in `rect`.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !(text ?? "").isEmpty, rect.width > 0 else { return }
        let fitted = fit(styledText(), in: rect.size)
        let origin = CGPoint(x: rect.minX, y: rect.minY + fitted.top(in: rect.height, grid: simulation.pixelGrid))
        let mode = simulation.settings.textMode
        if let shadowColor {
            let shadow = fit(styledText(color: shadowColor), in: rect.size).text
            let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            context.draw(shadow.commands(at: place, mode: mode))
        }
        context.draw(fitted.text.commands(at: origin, mode: mode))
        richText?.drawAttachments(of: fitted.text, at: origin, color: textColor)
    }

    private var shownText: TypesetText? {
        (text ?? "").isEmpty ? nil : fit(styledText(), in: bounds.size).text
    }

    package final var staysInOneLine: Bool { numberOfLines == 1 }

    package final var isBold: Bool { font.isBold }

    package final var shownLines: (texts: [String], isTruncated: Bool) {
        (shownText?.lines.map(\.text) ?? [], shownText?.isTruncated ?? false)
    }

    package final var inks: [(color: RGBAColor, size: CGFloat, isSystem: Bool)] {
        var inks: [(color: RGBAColor, size: CGFloat, isSystem: Bool)] = []
        let traits = actualTraitCollection
        // A face may be set at another size than its font's, to look equally large.
        let plainSize: CGFloat? = richText == nil ? font.pointSize : nil
        for run in shownText?.lines.flatMap(\.glyphRuns) ?? [] where !run.isColored {
            // Letters with an outline and a filling can be read by either.
            if let outline = run.outline, outline.isFilled, outline.color != run.color { continue }
            let size = plainSize ?? run.pointSize
            let color = run.outline?.color ?? run.color
            if !inks.contains(where: { $0.color == color && $0.size == size }) {
                inks.append((color, size, SystemColor.has(color, in: traits)))
            }
        }
        return inks
    }

    package final var missingGlyphs: [String] {
        guard let missing = shownText?.missingCharacters, !missing.isEmpty else { return [] }
        return CurrentTypesetter.value.explanation(ofMissing: missing, hanForms: simulation.hanForms).map { "\($0)" }
    }

    /// Letters, digits and signs that do not extend below the baseline.
    private static let standingCharacters = Set(
        "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .:!?'\"+-–=*%#")

    package final var letterBoxes: [CGRect] {
        guard !(text ?? "").isEmpty else { return [] }
        let fitted = fit(styledText(), in: bounds.size)
        let top = bounds.minY + fitted.top(in: bounds.height, grid: simulation.pixelGrid)
        return fitted.text.lines.compactMap { line in
            guard let size = line.glyphRuns.map(\.pointSize).max() else { return nil }
            let depth: CGFloat = line.text.allSatisfy(UILabel.standingCharacters.contains) ? 0.02 : 0.22
            return CGRect(
                x: bounds.minX + line.rect.minX, y: top + line.baseline - 0.75 * size, width: line.rect.width,
                height: (0.75 + depth) * size)
        }
    }

    package final var wholeTextSize: CGSize {
        guard let text = shownText else { return .zero }
        let isSmaller = adjustsFontSizeToFitWidth && numberOfLines == 1
        var whole = typeset(styledText(), width: numberOfLines == 1 ? .infinity : bounds.width, maximumLines: 0).size
        if isSmaller { whole.width = max(text.size.width, whole.width * minimumScaleFactor) }
        return simulation.pixelGrid.ceil(whole)
    }

    /// The lines that the label may have and that fit its height. If there are more, the last one is truncated.
    private func typesetLines(_ styled: StyledText, in size: CGSize) -> TypesetText {
        let text = typeset(styled, width: size.width)
        if numberOfLines == 1, text.isTruncated, size.width > 0 {
            // The label's rounded width may be smaller than the text by a fraction of a pixel, which must not truncate
            // it (behaviour.md §12).
            let whole = typeset(styled, width: size.width + 1 / simulation.pixelGrid.scale)
            if !whole.isTruncated { return typeset(styled, width: whole.size.width) }
        }
        // The label's rounded height may be smaller than the text's by a fraction of a pixel.
        let height = size.height + 1 / simulation.pixelGrid.scale
        let fitting = max(1, text.lines.prefix { $0.rect.maxY <= height }.count)
        return fitting < text.lines.count ? typeset(styled, width: size.width, maximumLines: fitting) : text
    }

    /// Text as it is drawn, and the text at its full size if that is different.
    private struct Fitted {
        let text: TypesetText
        let full: TypesetText
        let adjustment: UIBaselineAdjustment

        /// The distance of the text from the top of a label with this height: the text is centred, at whole pixels.
        func top(in height: CGFloat, grid: PixelGrid) -> CGFloat {
            func middle(_ text: TypesetText) -> CGFloat {
                grid.floor((height - grid.ceil(text.size.height)) / 2)
            }
            guard text != full else { return middle(text) }
            switch adjustment {
            case .alignCenters: return middle(text)
            case .none: return 0
            case .alignBaselines:
                let baseline = full.lines.first?.baseline ?? 0
                return grid.round(middle(full) + baseline - (text.lines.first?.baseline ?? 0))
            }
        }
    }

    private func fit(_ styled: StyledText, in size: CGSize) -> Fitted {
        let width = size.width
        let full = typesetLines(styled, in: size)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, full.isTruncated else {
            return Fitted(text: full, full: full, adjustment: baselineAdjustment)
        }
        // Tracking depends on the size, so the factor is found iteratively.
        var factor = width / max(1, typeset(styled, width: .infinity).size.width)
        var smaller = full
        for _ in 0..<8 {
            factor = max(factor, minimumScaleFactor)
            smaller = typeset(styled.scaled(by: factor), width: width)
            guard smaller.isTruncated, factor > minimumScaleFactor else { break }
            factor *= 0.98
        }
        return Fitted(text: smaller, full: full, adjustment: baselineAdjustment)
    }
}

/// The vertical position of text in a smaller font: `UIBaselineAdjustment` with UIKit's raw values.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

extension StyledText {
    /// The same text with the size of every font multiplied by a factor.
    fileprivate func scaled(by factor: CGFloat) -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].font.pointSize *= factor }
        return text
    }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
