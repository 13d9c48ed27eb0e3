import JSON
import KitSchema

/// The published description of layout files: a JSON Schema for editors and other people's scripts.
///
/// It is made from the tables that the decoder uses, so both agree about keys, types, names and ranges. Only the
/// decoder checks that ids are unique, that device names exist, and that keys have an effect. Views of registered Swift
/// classes are not checked.
public enum LayoutSchema {
    /// JSON Schema, draft 2020-12, ending with a line feed. The file `layout.schema.json` of the repository is this
    /// text, and `reflow schema` prints it.
    /// - Parameter classes: UIKit's classes, with the defaults in the summaries of their keys.
    package static func text(of classes: DocumentClasses) -> String {
        text(titled: "Reflow layout file", .document, definitions: definitions(of: classes))
    }

    /// The text of a schema with this object as its root.
    static func text(titled title: String, _ root: ObjectSchema, definitions: [(String, JSONText)]) -> String {
        let keywords: [(String, JSONText)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string(title)),
            // Visual Studio Code reads this keyword: our files are JSON with comments.
            ("allowComments", .boolean(true)),
            ("allowTrailingCommas", .boolean(true)),
        ]
        return JSONText.object(keywords + object(root) + [("$defs", .object(definitions))]).text()
    }

    private static func definitions(of classes: DocumentClasses) -> [(String, JSONText)] {
        let objects: [ObjectSchema] =
            [
                .application, .applicationDelegate, .navigationItem, .barButtonItem, .tabBarItem, .containerDelegate,
                .variation, .condition, .font, .styledFont, .image, .symbol, .dynamicColor, .translucentColor,
                .textRun, .textShadow, .textAttachment, .paragraphStyle, .tabStop, .segment, .constraint, .visualFormat,
                .constraintVariation, .constraintChanges, .constraintSettings, .tableSection, .listContent,
            ]
        let steps = Steps.schemas + ObjectSchema.tableSteps
        let views = classes.views.available.map(\.name)
        let controllers = classes.controllers
        return [
            (SharedDefinition.controller.rawValue, dispatch(controllers.map(\.name) + views)),
            (SharedDefinition.view.rawValue, dispatch(views)), (SharedDefinition.step.rawValue, step),
        ]
            + controllers.map { ($0.name, .object(object($0.object))) }
            + steps.map { ($0.name, .object(object($0))) }
            + objects.map { ($0.name, .object(object($0))) }
            + tableRow(of: classes.views)
            + viewStructure
            + classes.views.available.flatMap(definitions(of:))
            + [
                (SharedDefinition.color.rawValue, color), (SharedDefinition.font.rawValue, font),
                (SharedDefinition.image.rawValue, image),
            ]
            + NumberTuple.allCases.map { ($0.rawValue, tuple($0)) }
    }

    // MARK: Objects

    /// The keywords for an object with these keys and no others.
    static func object(_ schema: ObjectSchema) -> [(String, JSONText)] {
        var keywords: [(String, JSONText)] = [
            ("description", .string(schema.summary)),
            ("type", .string("object")),
        ]
        if schema.name == ObjectSchema.condition.name { keywords.append(("minProperties", .number(1))) }
        if schema.name == ObjectSchema.textRun.name {
            let alternatives = [TextRunKeys.text.name, TextRunKeys.attachment.name].map {
                JSONText.object([("required", .strings([$0]))])
            }
            keywords.append(("anyOf", .array(alternatives)))
        }
        return keywords + required(schema.keys)
            + [("properties", properties(schema.keys)), ("additionalProperties", .boolean(false))]
    }

    private static func required(_ keys: [KeySchema]) -> [(String, JSONText)] {
        let names = keys.filter(\.isRequired).map(\.name)
        return names.isEmpty ? [] : [("required", .strings(names))]
    }

    private static func properties(_ keys: [KeySchema]) -> JSONText {
        .object(
            keys.flatMap { key in
                let type = key.isOptional ? optional(key.type) : type(key.type)
                let aliases = key.aliases.map { ($0, "Another name of \(key.name).") }
                return ([(key.name, key.summary)] + aliases).map { name, summary in
                    (name, JSONText.object([("description", .string(summary))] + type))
                }
            })
    }

    /// A row has the keys of its cell, and those that variations of a cell cannot change.
    private static func tableRow(of classes: ClassCatalogue) -> [(String, JSONText)] {
        let row = ObjectSchema.tableRow
        let cell = KitClass.tableViewCell.rawValue
        let fixed = classes[.tableViewCell]?.ownProperties.filter(\.isFixed) ?? []
        let references = ["\(cell).properties", "\(cell).fixed", ObjectSchema.view.name]
        return [
            ("\(cell).fixed", .object([("properties", properties(fixed))])),
            (
                row.name,
                .object([
                    ("description", .string(row.summary)), ("type", .string("object")),
                    ("allOf", .array(references.map { .object([("$ref", .string("#/$defs/\($0)"))]) })),
                    ("properties", properties(row.keys)), ("unevaluatedProperties", .boolean(false)),
                ])
            ),
        ]
    }

    // MARK: Views

    private static let customClass: JSONText = .object([
        ("description", .string("A class of a Swift program that reads the file; the command knows none.")),
        ("type", .string("string")),
        ("pattern", .string("^(?!UI[A-Z])")),
        ("minLength", .number(1)),
    ])

    /// A condition: the value of `class` determines the other allowed keys.
    private static func whenClass(is name: String) -> JSONText {
        .object([
            ("if", .object([("properties", .object([(ViewKeys.class.name, .object([("const", .string(name))]))]))])),
            ("then", .object([("$ref", .string("#/$defs/\(name)"))])),
        ])
    }

    private static func dispatch(_ classes: [String]) -> JSONText {
        .object([
            ("type", .string("object")),
            ("required", .strings([ViewKeys.class.name])),
            (
                "properties",
                .object([
                    (
                        ViewKeys.class.name,
                        .object([
                            ("anyOf", .array([.object([("enum", .strings(classes))]), customClass]))
                        ])
                    )
                ])
            ),
            ("allOf", .array(classes.map(whenClass))),
        ])
    }

    private static var step: JSONText {
        .object([
            ("anyOf", .array(Steps.schemas.map { .object([("$ref", .string("#/$defs/\($0.name)"))]) }))
        ])
    }

    private static var viewStructure: [(String, JSONText)] {
        let schema = ObjectSchema.view
        return [
            (
                schema.name,
                .object([("description", .string(schema.summary)), ("properties", properties(schema.keys))])
            )
        ]
    }

    /// The three definitions of a class: the properties that a variation may also change, the changes, and the view.
    private static func definitions(of schema: ClassSchema) -> [(String, JSONText)] {
        let name = schema.name
        let inherited = schema.superclass.map { [("$ref", JSONText.string("#/$defs/\($0.name).properties"))] } ?? []
        let reference: [(String, JSONText)] = [("$ref", .string("#/$defs/\(name).properties"))]
        let closed: [(String, JSONText)] = [("unevaluatedProperties", .boolean(false))]
        let variations: (String, JSONText) = (
            ViewKeys.variations.name,
            .object([
                (
                    "items",
                    .object([
                        ("$ref", .string("#/$defs/\(ObjectSchema.variation.name)")),
                        (
                            "properties",
                            .object([(VariationKeys.set.name, .object([("$ref", .string("#/$defs/\(name).changes"))]))])
                        ),
                    ])
                )
            ])
        )
        let fixed = schema.ownProperties.filter(\.isFixed)
        let ownKeys: JSONText = .object(members(of: properties(fixed)) + [variations])
        return [
            (
                "\(name).properties",
                .object(inherited + [("properties", properties(schema.ownProperties.filter { !$0.isFixed }))])
            ),
            (
                "\(name).changes",
                .object(
                    [("type", .string("object"))] + reference
                        + [("properties", properties(ObjectSchema.changes.keys))] + closed)
            ),
            (
                name,
                .object(
                    reference
                        + [
                            (
                                "allOf",
                                .array([.object([("$ref", .string("#/$defs/\(ObjectSchema.view.name)"))])])
                            ),
                            ("properties", ownKeys),
                        ] + closed)
            ),
        ]
    }

    private static func members(of object: JSONText) -> [(String, JSONText)] {
        if case .object(let members) = object { members } else { [] }
    }
}

/// The definitions of the published schema that are no object, by their names; the reference has a section for some.
enum SharedDefinition: String {
    case controller, view, step, color, font, image
}
