import Basics
import JSON
import KitSchema

/// The form of a step in layout files: an object with one key for the action, the verb, and further keys for its
/// options.
package struct StepVerb: Sendable {
    /// The keys of the object, of which the verb is the first.
    let schema: ObjectSchema
    /// Creates the step from its object, and reports errors.
    let read: @Sendable (WrittenStep, inout DocumentDecoder) -> (any Step)?

    /// - Parameters:
    ///   - type: the type of the verb's value.
    ///   - summary: one or two sentences for the published schema.
    ///   - example: a value of the verb, as JSON, if one made from the type alone would be a poor example.
    init(
        _ name: String, _ type: ValueType, _ summary: String, example: String? = nil, options: [KeySchema] = [],
        read: @escaping @Sendable (WrittenStep, inout DocumentDecoder) -> (any Step)?
    ) {
        var verb = KeySchema(name, type, summary).required
        verb.example = example
        schema = ObjectSchema(
            name + "Step", title: "a step with \(Wording.quoted(name))", summary, keys: [verb] + options)
        self.read = read
    }

    var key: KeySchema { schema.keys[0] }
    var name: String { key.name }
}

/// The object of a step in a layout file.
struct WrittenStep {
    let key: KeySchema
    /// The verb and its value.
    let verb: JSONMember
    /// All members of the object.
    let members: Members

    /// The value of the verb, if it has this type.
    func value<Value>(_ kind: (PropertyValue) -> Value?) -> Value? { members.value(key, kind) }

    var isAnimated: Bool { members.value(.animated, \.boolean) ?? true }
    var from: JSONMember? { members[.stack] }
}

extension KeySchema {
    static let animated = KeySchema(
        "animated", .boolean,
        "The value of the parameter animated in callbacks. The transition takes no time in either case. Default: true.")
    /// The option that names the navigation controller of a step.
    static let stack = KeySchema(
        "from", .name,
        "The id of the navigation controller, or of a controller inside it. Default: the visible "
            + "navigation controller."
    ).example(#""stack""#)
}

extension Step {
    /// The options of a transition as text after the step's other words: ` animated=false from=list`.
    static func options(isAnimated: Bool, from: String?) -> String {
        (isAnimated ? "" : " animated=false") + (from.map { " from=\($0)" } ?? "")
    }
}
