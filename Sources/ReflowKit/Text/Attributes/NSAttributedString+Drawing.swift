public import Foundation
import KitValues
import LayoutRules
import Typesetting

extension NSAttributedString {
    /// The size of the text without any limit to its width, in points, not rounded.
    public func size() -> CGSize {
        typeset(width: .infinity).size
    }

    /// The rectangle that the text takes within `size`, in points, not rounded.
    /// - Parameter size: a width or height of 0 or less is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = typeset(in: size, options)
        let bounds = CGRect(origin: CGPoint(x: 0, y: -text.drop(options)), size: text.size)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text in the current context with its top left at `point`.
    public func draw(at point: CGPoint) {
        record(typeset(width: .infinity), at: point)
    }

    /// Draws the lines that fit into `rect` in the current context.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context. Without `usesLineFragmentOrigin` it is one line whose baseline starts at
    /// the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        var text = typeset(in: rect.size, options)
        let origin = CGPoint(x: rect.minX, y: rect.minY - text.drop(options))
        context?.totalBounds = CGRect(origin: origin, size: text.size)
        if options.contains(.usesLineFragmentOrigin), rect.height > 0 {
            text.lines.removeLast(text.lines.count - text.lineCount(within: rect.height))
        }
        record(text, at: origin)
    }

    private func typeset(in size: CGSize, _ options: NSStringDrawingOptions) -> TypesetText {
        let width = size.width > 0 ? size.width : .infinity
        guard options.contains(.usesLineFragmentOrigin) else { return typeset(width: width, maximumLines: 1) }
        let text = typeset(width: width)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0 else { return text }
        let fitting = text.lineCount(within: size.height)
        return fitting == text.lines.count ? text : typeset(width: width, maximumLines: max(1, fitting))
    }

    private func typeset(width: CGFloat, maximumLines: Int = 0) -> TypesetText {
        CurrentTypesetter.value.typeset(styled, width: width, maximumLines: maximumLines)
    }

    private var styled: StyledText {
        let traits = UITraitCollection.current
        // UIKit's default is Helvetica of 12 points. Reflow does not have Helvetica and uses the system font of that
        // size.
        let defaults = TextDefaults(
            font: .systemFont(ofSize: 12), color: .black, isRightToLeft: traits.layoutDirection == .rightToLeft,
            hanForms: Surroundings.current.hanForms, traits: traits)
        return styledText(defaults)
    }

    private func record(_ text: TypesetText, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if !text.missingCharacters.isEmpty { context.noteMissingGlyphs(text.missingCharacters, of: string) }
        context.noteUnbuiltTextFeatures(styled.unbuiltFeatures)
        context.draw(text.commands(at: origin, mode: context.textMode))
        drawAttachments(of: text, at: origin, color: .black)
    }
}

extension TypesetText {
    /// The number of lines that fit into `height`, in points.
    fileprivate func lineCount(within height: CGFloat) -> Int {
        lines.prefix { $0.rect.maxY <= height + 0.01 }.count
    }

    /// The distance from the top of the text down to its origin: the first baseline unless the options say otherwise.
    fileprivate func drop(_ options: NSStringDrawingOptions) -> CGFloat {
        options.contains(.usesLineFragmentOrigin) ? 0 : lines.first?.baseline ?? 0
    }
}
