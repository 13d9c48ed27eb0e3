import Basics
import Foundation
import JSON
import KitSchema

extension DocumentDecoder {
    mutating func attributedText(_ value: JSONValue, _ label: String) -> [TextRun]? {
        guard case .array(let elements) = value.content else {
            reportType(value, .attributedText, label)
            return nil
        }
        var runs: [TextRun] = []
        for element in elements {
            if let run = textRun(element, "a run of \(label)") { runs.append(run) }
        }
        return runs.count == elements.count ? runs : nil
    }

    private mutating func textRun(_ value: JSONValue, _ label: String) -> TextRun? {
        guard let members = members(of: value, .textRun, label) else { return nil }
        let attachment = members["attachment"].flatMap { textAttachment($0.value) }
        guard let text = text(of: members, label, at: value.position) else { return nil }
        var run = TextRun(text)
        run.attachment = attachment
        run.font = members.value("font", \.font)
        run.foregroundColor = members.value("foregroundColor", \.color)
        run.backgroundColor = members.value("backgroundColor", \.color)
        run.kern = members.value("kern", \.number)
        run.tracking = members.value("tracking", \.number)
        run.baselineOffset = members.value("baselineOffset", \.number)
        run.underlineStyle = members.value("underlineStyle", \.options)
        run.underlineColor = members.value("underlineColor", \.color)
        run.strikethroughStyle = members.value("strikethroughStyle", \.options)
        run.strikethroughColor = members.value("strikethroughColor", \.color)
        run.shadow = members["shadow"].flatMap { textShadow($0.value) }
        run.strokeWidth = members.value("strokeWidth", \.number)
        run.strokeColor = members.value("strokeColor", \.color)
        run.obliqueness = members.value("obliqueness", \.number)
        run.expansion = members.value("expansion", \.number)
        run.hasLigatures = members.value("ligature", \.integer).map { $0 != 0 }
        run.link = members.value("link", \.string)
        run.paragraphStyle = members["paragraphStyle"].flatMap { paragraphStyle($0.value) }
        return run
    }

    /// The text of a run. A run has a text or an attachment.
    private mutating func text(of members: Members, _ label: String, at position: SourcePosition) -> String? {
        switch (members["text"], members["attachment"]) {
        case (.some, nil): return members.value("text", \.string)
        case (nil, .some): return TextAttachmentValue.character
        case (let text?, .some):
            report(
                .misplacedKey, "\(label) has an attachment, which replaces the text", at: text.position,
                advice: "put the text into another run")
        case (nil, nil):
            report(.missingKey, "\(label) has neither \"text\" nor \"attachment\"", at: position)
        }
        return nil
    }

    private mutating func textShadow(_ value: JSONValue) -> TextShadowValue? {
        guard let members = members(of: value, .textShadow, "\"shadow\"") else { return nil }
        var shadow = TextShadowValue()
        shadow.shadowColor = members.value("shadowColor", \.color)
        shadow.shadowOffset = members.value("shadowOffset", \.size)
        shadow.shadowBlurRadius = members.value("shadowBlurRadius", \.number)
        return shadow
    }

    private mutating func textAttachment(_ value: JSONValue) -> TextAttachmentValue? {
        guard let members = members(of: value, .textAttachment, "\"attachment\""),
            let image = members.value("image", \.image)
        else { return nil }
        return TextAttachmentValue(image: image, bounds: members.value("bounds", \.rect), at: value.position)
    }

    private mutating func paragraphStyle(_ value: JSONValue) -> ParagraphStyleValue? {
        guard let members = members(of: value, .paragraphStyle, "\"paragraphStyle\"") else { return nil }
        var style = ParagraphStyleValue()
        style.alignment = members.value("alignment", \.choice)
        style.lineBreakMode = members.value("lineBreakMode", \.choice)
        style.lineSpacing = members.value("lineSpacing", \.number)
        style.paragraphSpacing = members.value("paragraphSpacing", \.number)
        style.paragraphSpacingBefore = members.value("paragraphSpacingBefore", \.number)
        style.minimumLineHeight = members.value("minimumLineHeight", \.number)
        style.maximumLineHeight = members.value("maximumLineHeight", \.number)
        style.lineHeightMultiple = members.value("lineHeightMultiple", \.number)
        style.firstLineHeadIndent = members.value("firstLineHeadIndent", \.number)
        style.headIndent = members.value("headIndent", \.number)
        style.tailIndent = members.value("tailIndent", \.number)
        style.baseWritingDirection = members.value("baseWritingDirection", \.choice)
        style.tabStops = members["tabStops"].map { tabStops($0.value) }
        style.defaultTabInterval = members.value("defaultTabInterval", \.number)
        style.hyphenationFactor = members.value("hyphenationFactor", \.number)
        style.allowsDefaultTighteningForTruncation = members.value("allowsDefaultTighteningForTruncation", \.boolean)
        return style
    }

    private mutating func tabStops(_ value: JSONValue) -> [TabStopValue] {
        guard case .array(let elements) = value.content else {
            reportType(value, .objects(.tabStop), "\"tabStops\"")
            return []
        }
        var stops: [TabStopValue] = []
        for element in elements {
            guard let members = members(of: element, .tabStop, "a tab stop"),
                let location = members.value("location", \.number)
            else { continue }
            stops.append(TabStopValue(alignment: members.value("alignment", \.choice), location: location))
        }
        return stops
    }
}
