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
        let attachment = members[TextRunKeys.attachment].flatMap { textAttachment($0.value) }
        guard let text = text(of: members, label, at: value.position) else { return nil }
        var run = TextRun(text)
        run.attachment = attachment
        TextTables.run.read(members, into: &run)
        run.shadow = members[TextRunKeys.shadow].flatMap { textShadow($0.value) }
        run.paragraphStyle = members[TextRunKeys.paragraphStyle].flatMap { paragraphStyle($0.value) }
        return run
    }

    /// The text of a run. A run has a text or an attachment.
    private mutating func text(of members: Members, _ label: String, at position: SourcePosition) -> String? {
        switch (members[TextRunKeys.text], members[TextRunKeys.attachment]) {
        case (.some, nil): return members.value(TextRunKeys.text, \.string)
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
        TextTables.shadow.read(members, into: &shadow)
        return shadow
    }

    private mutating func textAttachment(_ value: JSONValue) -> TextAttachmentValue? {
        guard let members = members(of: value, .textAttachment, "\"attachment\""),
            let image = members.value(AttachmentKeys.image, \.image)
        else { return nil }
        return TextAttachmentValue(
            image: image, bounds: members.value(AttachmentKeys.bounds, \.rect), at: value.position)
    }

    private mutating func paragraphStyle(_ value: JSONValue) -> ParagraphStyleValue? {
        guard let members = members(of: value, .paragraphStyle, "\"paragraphStyle\"") else { return nil }
        var style = ParagraphStyleValue()
        TextTables.paragraphStyle.read(members, into: &style)
        style.tabStops = members[ParagraphKeys.tabStops].map { tabStops($0.value) }
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
                let location = members.value(TabStopKeys.location, \.number)
            else { continue }
            stops.append(TabStopValue(alignment: members.value(TabStopKeys.alignment, \.choice), location: location))
        }
        return stops
    }
}
