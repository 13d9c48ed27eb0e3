import KitSchema

// Examples of values of each type, as JSON on one line.
extension ValueType {
    /// - Parameter standard: the default, which is avoided because it would be a poor example.
    func example(otherThan standard: String?) -> String {
        let known = standard.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
        switch self {
        case .boolean: return known == "true" ? "false" : "true"
        case .integer(let range): return String(min(max(2, range.lowerBound), range.upperBound))
        case .number(let range): return ValueType.number(in: range)
        case .text: return "\"Hello\""
        case .name: return "\"title\""
        case .language: return "\"ja\""
        case .choice(let enumeration): return "\"\(ValueType.name(enumeration, otherThan: known))\""
        case .options(let enumeration): return "[\"\(ValueType.name(enumeration, otherThan: known))\"]"
        case .numbers(let tuple): return tuple.example
        case .size(let range): return range.contains(320) ? "[320, 480]" : "[1, 1]"
        case .color: return "\"systemBlue\""
        case .font: return "{ \"size\": 17, \"weight\": \"semibold\" }"
        case .image: return "\"photo.png\""
        case .attributedText: return "[{ \"text\": \"Hello\", \"underlineStyle\": [\"single\"] }]"
        case .segments: return "[\"Day\", { \"title\": \"Week\", \"width\": 80 }]"
        case .states(let type): return "{ \"normal\": \(type.example(otherThan: nil)) }"
        case .paragraphStyle: return "{ \"alignment\": \"center\" }"
        case .customSpacing: return "{ \"title\": 24 }"
        case .object(let schema): return schema.example
        case .objects(let schema): return "[\(schema.example)]"
        case .dictionary(let schema): return "{ \"title\": \(schema.example) }"
        case .names, .someNames: return "[\"title\"]"
        case .viewClass: return "\"UILabel\""
        case .controllerClass: return "\"UIViewController\""
        case .controller: return ValueType.controllerExample
        case .controllers: return "[\(ValueType.controllerExample)]"
        case .controllerDictionary: return "{ \"viewer\": \(ValueType.controllerExample) }"
        case .view: return ValueType.viewExample
        case .views: return "[\(ValueType.viewExample)]"
        case .variations: return "[\(ObjectSchema.variation.example)]"
        case .changes: return "{ \"isHidden\": true }"
        case .constraints: return "[\"self.width == 120 @750\"]"
        case .nameDictionary: return "{ \"icon\": \"avatar-icon\" }"
        case .numberDictionary: return "{ \"gap\": 8 }"
        case .tableSections: return "[{ \"header\": \"Today\", \"rows\": \(ValueType.rowsExample) }]"
        case .rows: return ValueType.rowsExample
        case .cells: return "{ \"trip\": { \"style\": \"subtitle\", \"text\": \"Trip\" } }"
        case .cellContent: return "{ \"subviews\": [\(ValueType.viewExample)] }"
        case .listContent: return "{ \"kind\": \"subtitleCell\", \"text\": \"Reine\" }"
        case .row: return "[0, 7]"
        case .rowPaths: return "[[0, 7]]"
        case .titleOrView: return "\"Today\""
        case .steps: return "[{ \"turn\": \"landscapeRight\" }, { \"snapshot\": \"turned\" }]"
        case .confirmation: return "true"
        case .tab: return "1"
        case .keyboard: return "true"
        case .settings: return "{ \"id\": \"title\", \"isHidden\": true }"
        case .anything: return "\"measured on a device\""
        }
    }

    private static let rowsExample = "[{ \"style\": \"value1\", \"text\": \"Crew\", \"detailText\": \"4\" }]"
    private static let viewExample = "{ \"class\": \"UIView\", \"frame\": [0, 0, 320, 44] }"
    private static let controllerExample = "{ \"class\": \"UIViewController\", \"title\": \"Photos\" }"

    /// The first name that is not the default.
    private static func name(_ enumeration: Enumeration, otherThan standard: String?) -> String {
        enumeration.names.first { $0 != standard } ?? enumeration.names[0]
    }

    private static func number(in range: ClosedRange<Double>) -> String {
        if range == fraction { return "0.5" }
        return [12, 500, 2].first { range.contains($0) }.map { String(Int($0)) } ?? "1"
    }
}

extension NumberTuple {
    fileprivate var example: String {
        switch self {
        case .rect: "[16, 100, 361, 44]"
        case .size: "[320, 480]"
        case .offset: "[0, 2]"
        case .point: "[0, 44]"
        case .insets, .directionalInsets: "[8, 16, 8, 16]"
        case .priorities: "[251, 750]"
        case .intrinsicSize: "[120, null]"
        case .transform: "[1, 0, 0, 1, 0, -8]"
        }
    }
}

extension ObjectSchema {
    /// An example with all required keys, or else with the first key.
    fileprivate var example: String {
        let required = keys.filter(\.isRequired)
        let shown = required.isEmpty ? Array(keys.prefix(1)) : required
        let members = shown.map { "\"\($0.name)\": \($0.example ?? $0.type.example(otherThan: $0.standard))" }
        return "{ \(members.joined(separator: ", ")) }"
    }
}
