import JSON
import KitSchema

extension LayoutSchema {
    /// The keywords that describe a value.
    static func type(_ type: ValueType) -> [(String, JSONText)] {
        switch type {
        case .boolean: [("type", .string("boolean"))]
        case .integer(let range):
            [("type", .string("integer"))] + limits(Double(range.lowerBound)...Double(range.upperBound))
        case .number(let range): [("type", .string("number"))] + limits(range)
        case .text, .controllerClass, .viewClass: [("type", .string("string"))]
        case .name: [("type", .string("string")), ("minLength", .number(1))]
        case .language: [("type", .string("string")), ("pattern", .string(LanguageTag.pattern))]
        case .choice(let enumeration): [("enum", .strings(enumeration.names))]
        case .options(let enumeration): options(enumeration)
        case .numbers(let tuple): reference(tuple.rawValue)
        case .size(let range): list(of: NumberTuple.size.components.map { .init(name: $0.name, range: range) })
        case .color: reference(.color)
        case .font: reference(.font)
        case .image: reference(.image)
        case .attributedText: list(of: reference(ObjectSchema.textRun.name))
        case .segments:
            list(of: anyOf([self.type(.text), reference(ObjectSchema.segment.name)]))
                + [("maxItems", .number(Double(ValueType.mostSegments)))]
        case .paragraphStyle: reference(ObjectSchema.paragraphStyle.name)
        case .states(let type): states(self.type(type))
        case .object(let schema): reference(schema.name)
        case .names: list(of: self.type(.name)) + [("uniqueItems", .boolean(true))]
        case .someNames: self.type(.names) + [("minItems", .number(1))]
        case .objects(let schema): list(of: reference(schema.name))
        case .dictionary(let schema):
            [("type", .string("object")), ("additionalProperties", .object(reference(schema.name)))]
        case .controller: reference(.controller)
        case .controllers: list(of: reference(.controller))
        case .controllerDictionary:
            [("type", .string("object")), ("additionalProperties", .object(reference(.controller)))]
        case .constraints:
            list(
                of: anyOf([
                    // The pattern only covers a part of the equation, which the parser checks as a whole.
                    [("type", .string("string")), ("pattern", .string("\\.[A-Za-z]+ *(==|<=|>=|≤|≥)"))],
                    reference(ObjectSchema.constraint.name),
                    reference(ObjectSchema.visualFormat.name),
                ]))
        case .nameDictionary:
            [("type", .string("object")), ("additionalProperties", .object(self.type(.name)))]
        case .numberDictionary:
            [("type", .string("object")), ("additionalProperties", .object(self.type(.number(ValueType.coordinates))))]
        case .customSpacing:
            [
                ("type", .string("object")),
                (
                    "additionalProperties",
                    .object(
                        anyOf([
                            self.type(.number(ValueType.coordinates)), [("enum", .strings(["default", "system"]))],
                        ]))
                ),
            ]
        case .tableSections: list(of: reference(ObjectSchema.tableSection.name))
        case .rows: list(of: reference(ObjectSchema.tableRow.name))
        case .cells:
            [("type", .string("object")), ("additionalProperties", .object(object(like: .tableViewCell)))]
        case .cellContent: object(like: .view)
        case .listContent: reference(ObjectSchema.listContent.name)
        case .row: rowPath
        case .rowPaths: list(of: rowPath)
        case .titleOrView: anyOf([self.type(.text), reference(.view)])
        case .steps: list(of: reference(.step))
        case .confirmation: anyOf([[("const", .boolean(true))], self.type(.name)])
        case .tab: anyOf([self.type(.integer(0...1000)), self.type(.name)])
        case .keyboard: anyOf([self.type(.boolean), self.type(.number(ValueType.keyboardHeights))])
        // The allowed properties depend on the object that the step changes.
        case .settings:
            anyOf([
                [
                    ("type", .string("object")), ("required", .strings([ViewKeys.id.name])),
                    ("properties", .object([(ViewKeys.id.name, .object(self.type(.name)))])),
                    ("minProperties", .number(2)),
                ],
                reference(ObjectSchema.constraintSettings.name),
            ])
        case .view: reference(.view)
        case .views: list(of: reference(.view))
        case .variations: list(of: reference(ObjectSchema.variation.name))
        // The allowed properties depend on the view's class, whose definition lists them.
        case .changes: [("type", .string("object"))]
        case .anything: []
        }
    }

    /// The keywords for a value that may also be `null`.
    static func optional(_ type: ValueType) -> [(String, JSONText)] {
        switch type {
        case .states(let type): return states(optional(type))
        case .anything: return []
        default: break
        }
        return anyOf([self.type(type), [("type", .string("null"))]])
    }

    // MARK: Values with more than one form

    static var color: JSONText {
        .object(
            [("description", .string("One of UIColor's names, \"#RRGGBB\", \"#RRGGBBAA\", or an object."))]
                + anyOf([
                    [("enum", .strings(ColorNames.all))],
                    [
                        ("type", .string("string")),
                        ("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
                    ],
                    reference(ObjectSchema.dynamicColor.name),
                    reference(ObjectSchema.translucentColor.name),
                ]))
    }

    static var font: JSONText {
        .object(
            [("description", .string("The size of the system font in points, a text style, or an object."))]
                + anyOf([
                    type(.number(ValueType.fontSizes)), type(.choice(.textStyle)), reference(ObjectSchema.font.name),
                    reference(ObjectSchema.styledFont.name),
                ]))
    }

    static var image: JSONText {
        .object(
            [("description", .string("The name of an image file, or an object."))]
                + anyOf([type(.name), reference(ObjectSchema.image.name), reference(ObjectSchema.symbol.name)]))
    }

    static func tuple(_ tuple: NumberTuple) -> JSONText {
        .object([("description", .string(tuple.notation))] + list(of: tuple.components))
    }

    private static func list(of components: [NumberTuple.Component]) -> [(String, JSONText)] {
        let items = components.map { component in
            let number = ValueType.number(component.range)
            return JSONText.object(
                [("title", .string(component.name))] + (component.isOptional ? optional(number) : type(number)))
        }
        return [
            ("type", .string("array")),
            ("prefixItems", .array(items)),
            ("items", .boolean(false)),
            ("minItems", .number(Double(items.count))),
        ]
    }

    private static func states(_ type: [(String, JSONText)]) -> [(String, JSONText)] {
        let states: [(String, JSONText)] = [
            ("type", .string("object")),
            ("properties", .object(Enumeration.controlState.names.map { ($0, .object(type)) })),
            ("minProperties", .number(1)),
            ("additionalProperties", .boolean(false)),
        ]
        return anyOf([type, states])
    }

    private static func options(_ enumeration: Enumeration) -> [(String, JSONText)] {
        anyOf([[("enum", .strings(enumeration.names))], list(of: [("enum", .strings(enumeration.names))])])
    }

    /// An object with the keys of a class, which need not name the class.
    private static func object(like kitClass: KitClass) -> [(String, JSONText)] {
        [("type", .string("object"))] + reference(kitClass.rawValue)
    }

    /// The section and the place of a row, both counted from 0.
    private static var rowPath: [(String, JSONText)] {
        let number: [(String, JSONText)] = [("type", .string("integer")), ("minimum", .number(0))]
        return list(of: number) + [("minItems", .number(2)), ("maxItems", .number(2))]
    }

    // MARK: Keywords

    private static func reference(_ definition: SharedDefinition) -> [(String, JSONText)] {
        reference(definition.rawValue)
    }

    private static func reference(_ definition: String) -> [(String, JSONText)] {
        [("$ref", .string("#/$defs/\(definition)"))]
    }

    private static func anyOf(_ types: [[(String, JSONText)]]) -> [(String, JSONText)] {
        [("anyOf", .array(types.map { .object($0) }))]
    }

    private static func list(of type: [(String, JSONText)]) -> [(String, JSONText)] {
        [("type", .string("array")), ("items", .object(type))]
    }

    private static func limits(_ range: ClosedRange<Double>) -> [(String, JSONText)] {
        [("minimum", .number(range.excludesZero ? 0 : range.lowerBound)), ("maximum", .number(range.upperBound))]
    }
}
