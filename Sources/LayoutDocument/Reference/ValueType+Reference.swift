import Basics
import Foundation
import KitSchema

// Descriptions of value types for people.
extension ValueType {
    var reference: String {
        switch self {
        case .boolean: "true or false"
        case .integer(let range):
            ValueType.whole(range) ?? "a whole number"
        case .number(let range): ValueType.number(range)
        case .text, .name: "a string"
        case .language, .size, .constraints, .keyboard, .confirmation, .tab, .customSpacing: expectation
        case .choice(let enumeration): ValueType.oneOf(enumeration)
        case .options(let enumeration): "one of these or a list of them: \(ValueType.list(enumeration, "and"))"
        case .numbers(let tuple):
            tuple.components.contains(where: \.isOptional)
                ? "\(tuple.notation), each a number or null" : tuple.notation
        case .color: "a colour"
        case .font: "a font"
        case .image: "an image"
        case .attributedText: "a list of runs of text"
        case .segments: "a list of titles and segments"
        case .paragraphStyle, .object, .settings: "an object"
        case .states(let type):
            "\(type.reference), or an object with values for one or more states ("
                + "\(ValueType.list(.controlState, "and")))"
        case .objects, .variations: "a list of objects"
        case .dictionary: "an object whose keys are names and whose values are objects"
        case .names: "a list of strings"
        case .someNames: "a list of strings that is not empty"
        case .viewClass: "the name of a view class"
        case .controllerClass: "the name of a controller class"
        case .controller: "a controller or a view"
        case .controllers: "a list of controllers and views"
        case .controllerDictionary: "an object whose keys are names and whose values are controllers or views"
        case .view: "a view"
        case .views: "a list of views"
        case .changes: "an object with properties of the view"
        case .nameDictionary: "an object whose keys are names and whose values are strings"
        case .numberDictionary: "an object whose keys are names and whose values are numbers"
        case .tableSections: "a list of sections"
        case .rows: "a list of rows"
        case .cells: "an object whose keys are reuse identifiers and whose values are cells"
        case .cellContent: "an object with keys of a view"
        case .listContent: "an object"
        case .titleOrView: "a title or a view"
        case .row: "[section, row], both counted from 0"
        case .rowPaths: "a list of [section, row]"
        case .steps: "a list of steps"
        case .anything: "any value"
        }
    }

    /// The ids of the sections about the parts of the value.
    var related: [String] {
        switch self {
        case .color: [SharedDefinition.color.rawValue]
        case .font: [SharedDefinition.font.rawValue]
        case .image: [SharedDefinition.image.rawValue]
        case .attributedText: [ObjectSchema.textRun.name]
        case .segments: [ObjectSchema.segment.name]
        case .paragraphStyle: [ObjectSchema.paragraphStyle.name]
        case .object(let schema), .objects(let schema), .dictionary(let schema): [schema.name]
        case .states(let type): type.related
        case .controller, .controllers, .controllerDictionary:
            [KitClass.viewController.rawValue, ObjectSchema.view.name]
        case .view, .views: [ObjectSchema.view.name]
        case .variations: [ObjectSchema.variation.name]
        case .changes: [ObjectSchema.changes.name]
        case .constraints: [ObjectSchema.constraint.name]
        case .tableSections: [ObjectSchema.tableSection.name]
        case .rows: [ObjectSchema.tableRow.name]
        case .cells: [KitClass.tableViewCell.rawValue]
        case .listContent: [ObjectSchema.listContent.name]
        case .cellContent, .titleOrView: [ObjectSchema.view.name]
        case .steps: Steps.schemas.prefix(1).map(\.name)
        case .settings: [ObjectSchema.constraintSettings.name]
        case .boolean, .integer, .number, .text, .name, .language, .choice, .options, .numbers, .size, .customSpacing,
            .names, .someNames, .viewClass, .controllerClass, .nameDictionary, .numberDictionary, .confirmation, .tab,
            .keyboard, .row, .rowPaths, .anything:
            []
        }
    }

    /// Whether `null` differs from a missing value.
    var allowsNull: Bool { if case .anything = self { false } else { true } }

    private static func oneOf(_ enumeration: Enumeration) -> String {
        enumeration.names.count == 1 ? enumeration.names[0] : list(enumeration, "or")
    }

    private static func list(_ enumeration: Enumeration, _ conjunction: String) -> String {
        Wording.list(enumeration.names, conjunction)
    }

    /// The range as text; nil for one that only keeps numbers from overflowing.
    private static func whole(_ range: ClosedRange<Int>) -> String? {
        guard range.lowerBound > Int(Int32.min) else { return nil }
        return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }

    private static func number(_ range: ClosedRange<Double>) -> String {
        if range.excludesZero { return "a number above 0, at most \(CGFloat(range.upperBound).shortestText)" }
        if range.upperBound < LayoutLimits.coordinate {
            return
                "a number from \(CGFloat(range.lowerBound).shortestText) to \(CGFloat(range.upperBound).shortestText)"
        }
        return range.lowerBound < 0 ? "a number" : "a number, \(CGFloat(range.lowerBound).shortestText) or more"
    }
}
