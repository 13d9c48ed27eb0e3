import Basics
import Foundation
import KitSchema
import KitValues

extension InterfaceBuilderDecoder {
    /// The fragments of an `attributedString` (format.md §9).
    mutating func attributedText(_ element: DocumentElement) -> [TextRun] {
        var runs: [TextRun] = []
        for fragment in element.children where fragment.name == "fragment" {
            var run = TextRun(text(fragment, "content") ?? "")
            for attribute in fragment.child("attributes")?.children ?? [] { read(attribute, into: &run) }
            runs.append(run)
        }
        return runs
    }

    private mutating func read(_ attribute: DocumentElement, into run: inout TextRun) {
        switch attribute["key"] {
        case "NSColor": run.foregroundColor = color(attribute)
        case "NSBackgroundColor": run.backgroundColor = color(attribute)
        case "NSFont": run.font = attributedFont(attribute)
        case "NSParagraphStyle": run.paragraphStyle = paragraphStyle(attribute)
        case "NSKern": run.kern = number(attribute, "value")
        case "CTTracking", "NSTracking": run.tracking = number(attribute, "value")
        case "NSBaselineOffset": run.baselineOffset = number(attribute, "value")
        case "NSUnderline", "NSUnderlineStyle": run.underlineStyle = lineStyle(attribute)
        case "NSUnderlineColor": run.underlineColor = color(attribute)
        case "NSStrikethrough": run.strikethroughStyle = lineStyle(attribute)
        case "NSStrikethroughColor": run.strikethroughColor = color(attribute)
        case "NSShadow": run.shadow = textShadow(attribute)
        case "NSLink": run.link = attribute["string"] ?? attribute["value"] ?? attribute.text
        case "NSStrokeWidth": run.strokeWidth = number(attribute, "value")
        case "NSStrokeColor": run.strokeColor = color(attribute)
        case "NSObliqueness": run.obliqueness = number(attribute, "value")
        case "NSExpansion": run.expansion = number(attribute, "value")
        case "NSLigature": run.hasLigatures = number(attribute, "value").map { $0 != 0 }
        // The original font, which Interface Builder replaced by one that has the text's characters, is ignored.
        case "NSOriginalFont", nil: return
        case let key?:
            warnOnce(
                .unknownElement, "the attribute \(Wording.quoted(key)) of attributed text is ignored",
                at: attribute.position)
        }
    }

    /// The raw value of `NSUnderlineStyle`; nil for no line.
    private mutating func lineStyle(_ element: DocumentElement) -> ChoiceSet? {
        guard let number = number(element, "value"), let raw = UInt(exactly: number), raw > 0 else { return nil }
        return ChoiceSet([], rawValue: raw)
    }

    private mutating func textShadow(_ element: DocumentElement) -> TextShadowValue {
        var shadow = TextShadowValue()
        shadow.shadowBlurRadius = number(element, "blurRadius").map { max(0, $0) }
        for child in element.children {
            switch child.name {
            case "size": shadow.shadowOffset = size(child)
            case "color": shadow.shadowColor = color(child)
            default: continue
            }
        }
        return shadow
    }

    private mutating func paragraphStyle(_ element: DocumentElement) -> ParagraphStyleValue {
        var style = ParagraphStyleValue()
        TextTables.paragraphStyle.read(element, &self, into: &style)
        if let list = element.children.first(where: { $0.name == "tabStops" || $0["key"] == "tabStops" }) {
            style.tabStops = tabStops(list)
        }
        return style
    }

    private mutating func tabStops(_ list: DocumentElement) -> [TabStopValue]? {
        var stops: [TabStopValue] = []
        for tab in list.children where tab.name == "textTab" {
            guard let location = number(tab, "location") else { continue }
            stops.append(TabStopValue(alignment: choice(tab, "alignment", .textAlignment), location: location))
        }
        // An empty list means the default tab stops.
        return stops.isEmpty ? nil : stops
    }

    private mutating func attributedFont(_ element: DocumentElement) -> FontValue? {
        let meta = element["metaFont"] ?? ""
        guard let size = fontSize(element, "size") ?? Spelling.metaFontSizes[meta] else { return nil }
        if let name = element["name"] {
            fontNames.insert(name)
            return .named(name, pointSize: size)
        }
        return .system(pointSize: size, weight: meta.hasSuffix("Bold") ? .bold : .regular)
    }
}
