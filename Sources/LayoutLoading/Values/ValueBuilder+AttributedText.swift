import Basics
import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

extension ValueBuilder {
    func attributedText(_ runs: [TextRun], at position: SourcePosition) throws(Diagnostic) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        var lastCount = 0
        for run in runs where !run.text.isEmpty {
            var attributes = try attributes(of: run, at: position)
            // A run with as many attributes as the previous run gets one more. Foundation on Linux traps when it
            // compares attributes of neighbouring runs that are objects, but it does not compare dictionaries of
            // different size.
            if attributes.count == lastCount { attributes[ValueBuilder.padding] = true }
            lastCount = attributes.count
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
    }

    /// An attribute without a meaning.
    private static let padding = NSAttributedString.Key("ReflowRunPadding")

    private func attributes(
        of run: TextRun, at position: SourcePosition
    ) throws(Diagnostic) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let value = run.font { attributes[.font] = try font(value, at: position) }
        if let value = run.foregroundColor { attributes[.foregroundColor] = color(value) }
        if let value = run.backgroundColor { attributes[.backgroundColor] = color(value) }
        if let value = run.kern { attributes[.kern] = value }
        if let value = run.tracking { attributes[.tracking] = value }
        if let value = run.baselineOffset { attributes[.baselineOffset] = value }
        if let value = run.underlineStyle { attributes[.underlineStyle] = Int(value.rawValue) }
        if let value = run.underlineColor { attributes[.underlineColor] = color(value) }
        if let value = run.strikethroughStyle { attributes[.strikethroughStyle] = Int(value.rawValue) }
        if let value = run.strikethroughColor { attributes[.strikethroughColor] = color(value) }
        if let value = run.shadow { attributes[.shadow] = shadow(value) }
        if let value = run.strokeWidth { attributes[.strokeWidth] = value }
        if let value = run.strokeColor { attributes[.strokeColor] = color(value) }
        if let value = run.obliqueness { attributes[.obliqueness] = value }
        if let value = run.expansion { attributes[.expansion] = value }
        if let value = run.hasLigatures { attributes[.ligature] = value ? 1 : 0 }
        if let value = run.link { attributes[.link] = value }
        if let value = run.attachment { attributes[.attachment] = try attachment(value) }
        if let value = run.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(value) }
        return attributes
    }

    private func shadow(_ value: TextShadowValue) -> NSShadow {
        let shadow = NSShadow()
        if let value = value.shadowColor { shadow.shadowColor = color(value) }
        if let offset = value.shadowOffset { shadow.shadowOffset = offset }
        if let radius = value.shadowBlurRadius { shadow.shadowBlurRadius = radius }
        return shadow
    }

    private func attachment(_ value: TextAttachmentValue) throws(Diagnostic) -> NSTextAttachment {
        let attachment = NSTextAttachment(image: try image(value.image, at: value.position))
        if let bounds = value.bounds { attachment.bounds = bounds }
        return attachment
    }

    private func paragraphStyle(_ value: ParagraphStyleValue) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let choice = value.alignment, let alignment = NSTextAlignment(rawValue: choice.rawValue) {
            style.alignment = alignment
        }
        if let choice = value.lineBreakMode, let mode = NSLineBreakMode(rawValue: choice.rawValue) {
            style.lineBreakMode = mode
        }
        if let number = value.lineSpacing { style.lineSpacing = number }
        if let number = value.paragraphSpacing { style.paragraphSpacing = number }
        if let number = value.paragraphSpacingBefore { style.paragraphSpacingBefore = number }
        if let number = value.minimumLineHeight { style.minimumLineHeight = number }
        if let number = value.maximumLineHeight { style.maximumLineHeight = number }
        if let number = value.lineHeightMultiple { style.lineHeightMultiple = number }
        if let number = value.firstLineHeadIndent { style.firstLineHeadIndent = number }
        if let number = value.headIndent { style.headIndent = number }
        if let number = value.tailIndent { style.tailIndent = number }
        if let choice = value.baseWritingDirection, let direction = NSWritingDirection(rawValue: choice.rawValue) {
            style.baseWritingDirection = direction
        }
        if let stops = value.tabStops {
            style.tabStops = stops.map {
                NSTextTab(
                    textAlignment: $0.alignment.flatMap { NSTextAlignment(rawValue: $0.rawValue) } ?? .left,
                    location: $0.location)
            }
        }
        if let number = value.defaultTabInterval { style.defaultTabInterval = number }
        if let number = value.hyphenationFactor { style.hyphenationFactor = Float(number) }
        if let flag = value.allowsDefaultTighteningForTruncation { style.allowsDefaultTighteningForTruncation = flag }
        return style
    }
}
