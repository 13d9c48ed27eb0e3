import Basics
import Foundation
import JSON
import KitSchema

extension DocumentDecoder {
    // MARK: Colours

    mutating func color(_ value: JSONValue, _ label: String) -> ColorValue? {
        switch value.content {
        case .string(let text): return color(text, at: value.position, label)
        case .object(let members): return color(members, value, label)
        default:
            reportType(value, .color, label)
            return nil
        }
    }

    private mutating func color(_ text: String, at position: SourcePosition, _ label: String) -> ColorValue? {
        guard text.hasPrefix("#") else {
            if ColorNames.set.contains(text) { return .named(text) }
            report(
                .unknownValue, "unknown colour \(Wording.quoted(text)) for \(label)", at: position,
                advice: suggestion(text, ColorNames.all) ?? "write a name such as \"systemBlue\", or \"#RRGGBB\"")
            return nil
        }
        guard let components = DocumentDecoder.hexadecimalComponents(text.dropFirst()) else {
            report(
                .unknownValue, "\(Wording.quoted(text)) for \(label) is not a colour", at: position,
                advice: "write \"#RRGGBB\" or \"#RRGGBBAA\"")
            return nil
        }
        return .rgba(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count == 4 ? components[3] : 1)
    }

    /// Three or four components from 0 to 1, from two digits each.
    private static func hexadecimalComponents(_ digits: Substring) -> [Double]? {
        let nibbles = digits.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
        guard nibbles.count == 6 || nibbles.count == 8 else { return nil }
        var components: [Double] = []
        for index in stride(from: 0, to: nibbles.count, by: 2) {
            guard let high = nibbles[index], let low = nibbles[index + 1] else { return nil }
            components.append(Double(high * 16 + low) / 255)
        }
        return components
    }

    private mutating func color(_ members: [JSONMember], _ value: JSONValue, _ label: String) -> ColorValue? {
        let keys = members.map(\.key)
        if keys.contains(DynamicColorKeys.light.name) || keys.contains(DynamicColorKeys.dark.name) {
            guard let members = self.members(of: value, .dynamicColor, label),
                let light = members.value(DynamicColorKeys.light, \.color),
                let dark = members.value(DynamicColorKeys.dark, \.color)
            else { return nil }
            return .dynamic(light: light, dark: dark)
        }
        guard keys.contains(TranslucentColorKeys.color.name) || keys.contains(TranslucentColorKeys.alpha.name) else {
            reportType(value, .color, label)
            return nil
        }
        guard let members = self.members(of: value, .translucentColor, label),
            let color = members.value(TranslucentColorKeys.color, \.color),
            let alpha = members.value(TranslucentColorKeys.alpha, \.number)
        else { return nil }
        return .withAlpha(color, Double(alpha))
    }

    // MARK: Fonts

    mutating func font(_ value: JSONValue, _ label: String) -> FontValue? {
        switch value.content {
        case .number:
            guard case .number(let size)? = self.value(value, .number(ValueType.fontSizes), "the size of \(label)")
            else {
                return nil
            }
            return .system(pointSize: size)
        case .string:
            return choice(value, .textStyle, .font, label).map { .textStyle($0.name) }
        case .object:
            return value[StyledFontKeys.textStyle] == nil ? fontDescription(value, label) : styledFont(value, label)
        default:
            reportType(value, .font, label)
            return nil
        }
    }

    private mutating func fontDescription(_ value: JSONValue, _ label: String) -> FontValue? {
        guard let members = members(of: value, .font, label), let size = members.value(FontKeys.size, \.number) else {
            return nil
        }
        let weight = members.value(FontKeys.weight, \.choice).flatMap { FontWeight(rawValue: $0.name) }
        let isItalic = members.value(FontKeys.italic, \.boolean) ?? false
        let design = self.design(members, at: value.position, label)
        if let family = members.value(FontKeys.family, \.string) {
            if let design, design != .standard {
                report(
                    .misplacedKey, "\(label) has a family, so it cannot have a design of the system font",
                    at: (members[FontKeys.design] ?? members[FontKeys.monospacedDigit])?.position ?? value.position)
                return nil
            }
            fontNames.insert(family)
            return .named(family, pointSize: size, weight: weight, isItalic: isItalic)
        }
        guard let design else { return nil }
        return .system(pointSize: size, weight: weight ?? .regular, isItalic: isItalic, design: design)
    }

    private mutating func styledFont(_ value: JSONValue, _ label: String) -> FontValue? {
        guard let members = members(of: value, .styledFont, label),
            let style = members.value(StyledFontKeys.textStyle, \.choice)
        else { return nil }
        return .textStyle(
            style.name,
            weight: members.value(StyledFontKeys.weight, \.choice).flatMap { FontWeight(rawValue: $0.name) },
            isItalic: members.value(StyledFontKeys.italic, \.boolean) ?? false)
    }

    private mutating func design(
        _ members: Members, at position: SourcePosition, _ label: String
    ) -> FontDesign? {
        let design = members.value(FontKeys.design, \.choice).flatMap { FontDesign(rawValue: $0.name) } ?? .standard
        guard members.value(FontKeys.monospacedDigit, \.boolean) == true else { return design }
        guard design == .standard else {
            report(
                .misplacedKey, "\"monospacedDigit\" of \(label) can only be used with the default design",
                at: members[FontKeys.monospacedDigit]?.position ?? position)
            return nil
        }
        return .monospacedDigit
    }

    // MARK: Images

    mutating func image(_ value: JSONValue, _ label: String) -> ImageValue? {
        switch value.content {
        case .string:
            return string(value, .name, label).map { ImageValue(name: $0) }
        case .object:
            if value[SymbolKeys.systemName] != nil { return symbol(value, label) }
            guard let members = members(of: value, .image, label), let name = members.value(ImageKeys.name, \.string)
            else {
                return nil
            }
            return ImageValue(
                name: name, renderingMode: members.value(ImageKeys.renderingMode, \.choice),
                capInsets: members.value(ImageKeys.capInsets, \.insets))
        default:
            reportType(value, .image, label)
            return nil
        }
    }

    private mutating func symbol(_ value: JSONValue, _ label: String) -> ImageValue? {
        guard let members = members(of: value, .symbol, label),
            let name = members.value(SymbolKeys.systemName, \.string)
        else { return nil }
        return ImageValue(
            name: name, renderingMode: members.value(ImageKeys.renderingMode, \.choice), isSymbol: true,
            symbol: ImageValue.SymbolValue(
                pointSize: members.value(SymbolKeys.pointSize, \.number).map { Double($0) },
                textStyle: members.value(SymbolKeys.textStyle, \.choice)?.name,
                weight: members.value(SymbolKeys.weight, \.choice).flatMap { FontWeight(rawValue: $0.name) },
                scale: members.value(SymbolKeys.scale, \.choice)))
    }

    // MARK: Segments

    mutating func segments(_ value: JSONValue, _ label: String) -> [SegmentValue]? {
        guard case .array(let elements) = value.content else {
            reportType(value, .segments, label)
            return nil
        }
        guard elements.count <= ValueType.mostSegments else {
            report(.outOfRange, "\(label) must have at most \(ValueType.mostSegments) segments", at: value.position)
            return nil
        }
        var segments: [SegmentValue] = []
        for element in elements {
            if let segment = segment(element, "a segment of \(label)") { segments.append(segment) }
        }
        return segments.count == elements.count ? segments : nil
    }

    private mutating func segment(_ value: JSONValue, _ label: String) -> SegmentValue? {
        if case .string(let title) = value.content {
            return SegmentValue(title: translation?.text(for: title, instead: title) ?? title)
        }
        guard value.members != nil else {
            report(
                .wrongType, "\(label) must be a title or an object, not \(value.summary)", at: value.position)
            return nil
        }
        guard let members = members(of: value, .segment, label) else { return nil }
        var segment = SegmentValue(
            title: members.value(SegmentKeys.title, \.string), image: members.value(SegmentKeys.image, \.image))
        segment.width = members.value(SegmentKeys.width, \.number) ?? 0
        segment.isEnabled = members.value(SegmentKeys.isEnabled, \.boolean) ?? true
        return segment
    }
}
