import Basics
import Foundation
import JSON
import KitSchema

extension DocumentDecoder {
    /// Reads a property value. Nil for mistakes, which are reported, and for types that belong to the structure of a
    /// file, which other functions read.
    /// - Parameter label: the name of the value in messages: `"frame"`.
    mutating func value(
        _ value: JSONValue, _ type: ValueType, isOptional: Bool = false, _ label: String
    ) -> PropertyValue? {
        if case .states(let type) = type { return states(value, type, isOptional: isOptional, label) }
        if isOptional, value.content == .null { return .null }
        switch type {
        case .boolean: return boolean(value, label).map { .boolean($0) }
        case .integer(let range): return integer(value, range, label).map { .integer($0) }
        case .number(let range): return number(value, range, type, label).map { .number(CGFloat($0)) }
        case .text, .name, .viewClass, .controllerClass: return string(value, type, label).map { .string($0) }
        case .language: return language(value, label).map { .string($0) }
        case .choice(let enumeration): return choice(value, enumeration, type, label).map { .choice($0) }
        case .options(let enumeration): return options(value, enumeration, label).map { .options($0) }
        case .numbers(let tuple):
            return numbers(value, tuple.components, type, label).map { tuple.value($0) }
        case .size(let range):
            let components = NumberTuple.size.components.map { NumberTuple.Component(name: $0.name, range: range) }
            return numbers(value, components, type, label).map { NumberTuple.size.value($0) }
        case .color: return color(value, label).map { .color($0) }
        case .font: return font(value, label).map { .font($0) }
        case .image: return image(value, label).map { .image($0) }
        case .attributedText: return attributedText(value, label).map { .attributedText($0) }
        case .segments: return segments(value, label).map { .segments($0) }
        case .customSpacing: return customSpacing(value, label).map { .customSpacing($0) }
        case .paragraphStyle, .states, .object, .objects, .dictionary, .names, .someNames, .controller, .controllers,
            .controllerDictionary,
            .view, .views, .variations, .changes, .constraints, .nameDictionary, .numberDictionary, .tableSections,
            .rows, .cells, .cellContent, .listContent, .titleOrView, .row, .rowPaths, .steps,
            .confirmation, .tab, .keyboard, .settings, .anything:
            return nil
        }
    }

    // MARK: Simple values

    private mutating func boolean(_ value: JSONValue, _ label: String) -> Bool? {
        if case .boolean(let flag) = value.content { return flag }
        reportType(value, .boolean, label)
        return nil
    }

    private mutating func integer(_ value: JSONValue, _ range: ClosedRange<Int>, _ label: String) -> Int? {
        guard case .number(let number) = value.content, number == number.rounded() else {
            reportType(value, .integer(range), label)
            return nil
        }
        guard let whole = Int(exactly: number), range.contains(whole) else {
            report(
                .outOfRange,
                "\(label) must be from \(range.lowerBound) to \(range.upperBound), not \(DocumentDecoder.text(number))",
                at: value.position)
            return nil
        }
        return whole
    }

    private mutating func number(
        _ value: JSONValue, _ range: ClosedRange<Double>, _ type: ValueType, _ label: String
    ) -> Double? {
        guard case .number(let number) = value.content else {
            reportType(value, type, label)
            return nil
        }
        guard range.contains(number) else {
            let limits =
                range.excludesZero
                ? "greater than 0 and at most \(DocumentDecoder.text(range.upperBound))"
                : "from \(DocumentDecoder.text(range.lowerBound)) to \(DocumentDecoder.text(range.upperBound))"
            report(
                .outOfRange, "\(label) must be \(limits), not \(DocumentDecoder.text(number))", at: value.position)
            return nil
        }
        return number
    }

    static func text(_ number: CGFloat) -> String {
        number.shortestText
    }

    mutating func string(_ value: JSONValue, _ type: ValueType, _ label: String) -> String? {
        guard case .string(let string) = value.content else {
            reportType(value, type, label)
            return nil
        }
        if string.isEmpty, case .name = type {
            report(.outOfRange, "\(label) must not be empty", at: value.position)
            return nil
        }
        return string
    }

    private mutating func language(_ value: JSONValue, _ label: String) -> String? {
        guard let tag = string(value, .language, label) else { return nil }
        guard LanguageTag.isValid(tag) else {
            report(
                .unknownValue, "\(Wording.quoted(tag)) for \(label) is not the tag of a language", at: value.position,
                advice: LanguageTag.isValid(tag.replacing("_", with: "-"))
                    ? "write \(Wording.quoted(tag.replacing("_", with: "-")))"
                    : "write for example \"ja\", \"de-CH\" or \"zh-Hant\"")
            return nil
        }
        return tag
    }

    // MARK: Names

    mutating func choice(
        _ value: JSONValue, _ enumeration: Enumeration, _ type: ValueType, _ label: String
    ) -> Choice? {
        guard case .string(let name) = value.content else {
            reportType(value, type, label)
            return nil
        }
        if let choice = enumeration[name] { return choice }
        guard !log.isFull else {
            log.omit(.error)
            return nil
        }
        if enumeration.later.contains(name) {
            report(.notSupportedYet, "\(Wording.quoted(name)) for \(label) is not supported yet", at: value.position)
        } else {
            report(
                .unknownValue, "unknown value \(Wording.quoted(name)) for \(label)", at: value.position,
                advice: suggestion(name, enumeration.names)
                    ?? "expected \(Wording.alternatives(enumeration.names))")
        }
        return nil
    }

    private mutating func options(_ value: JSONValue, _ enumeration: Enumeration, _ label: String) -> ChoiceSet? {
        let elements: [JSONValue]
        switch value.content {
        case .array(let list): elements = list
        case .string: elements = [value]
        default:
            reportType(value, .options(enumeration), label)
            return nil
        }
        var choices: [Choice] = []
        for element in elements {
            guard let choice = choice(element, enumeration, .name, label) else { continue }
            choices.append(choice)
        }
        guard choices.count == elements.count else { return nil }
        return ChoiceSet(choices.map(\.name), rawValue: choices.reduce(0) { $0 | UInt($1.rawValue) })
    }

    // MARK: Lists of numbers

    private mutating func numbers(
        _ value: JSONValue, _ components: [NumberTuple.Component], _ type: ValueType, _ label: String
    ) -> [Double]? {
        guard case .array(let elements) = value.content, elements.count == components.count else {
            reportType(value, type, label)
            return nil
        }
        var numbers: [Double] = []
        for (element, component) in zip(elements, components) {
            if component.isOptional, element.content == .null {
                numbers.append(NumberTuple.open)
                continue
            }
            let type = ValueType.number(component.range)
            guard let number = number(element, component.range, type, "\(component.name) in \(label)") else { continue }
            numbers.append(number)
        }
        return numbers.count == components.count ? numbers : nil
    }

    // MARK: Stack views

    private mutating func customSpacing(_ value: JSONValue, _ label: String) -> [CustomSpacing]? {
        guard let members = value.members else {
            reportType(value, .customSpacing, label)
            return nil
        }
        var spacings: [CustomSpacing] = []
        for member in members {
            switch member.value.content {
            case .string("default"): spacings.append(CustomSpacing(view: member.key, distance: .standard))
            case .string("system"): spacings.append(CustomSpacing(view: member.key, distance: .system))
            default:
                let label = "the distance after \(Wording.quoted(member.key))"
                guard case .number(let points)? = self.value(member.value, .number(ValueType.coordinates), label) else {
                    continue
                }
                spacings.append(CustomSpacing(view: member.key, distance: .points(points)))
            }
        }
        return spacings.count == members.count ? spacings : nil
    }

    // MARK: Control states

    private mutating func states(
        _ value: JSONValue, _ type: ValueType, isOptional: Bool, _ label: String
    ) -> PropertyValue? {
        // Colours and images are objects, too. An object whose keys are states has one value per state.
        guard let members = value.members, members.contains(where: { isState($0.key) }) || !type.mayBeObject else {
            guard let plain = self.value(value, type, isOptional: isOptional, label) else { return nil }
            return .states([StateValue(Enumeration.controlState.cases[0], plain, at: value.position)])
        }
        var values: [StateValue] = []
        for member in members {
            let key = JSONValue(.string(member.key), at: member.position)
            guard let state = choice(key, .controlState, .name, "a control state of \(label)"),
                let value = self.value(
                    member.value, type, isOptional: isOptional, "\(Wording.quoted(state.name)) of \(label)")
            else { continue }
            values.append(StateValue(state, value, at: member.value.position))
        }
        if members.isEmpty { report(.invalidList, "\(label) is empty", at: value.position, advice: "add \"normal\"") }
        return values.count == members.count ? .states(values) : nil
    }

    private func isState(_ key: String) -> Bool {
        Enumeration.controlState[key] != nil
    }
}

extension ValueType {
    /// Whether an object may be a single value of this type. If it may, an object does not always have one value per
    /// state.
    fileprivate var mayBeObject: Bool {
        switch self {
        case .color, .font, .image: true
        default: false
        }
    }
}
