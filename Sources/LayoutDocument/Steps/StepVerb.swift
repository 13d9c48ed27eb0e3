import Basics
import JSON

/// How layout files write a step: an object with one key for what is done, the verb, and others for its options.
package struct StepVerb: Sendable {
    /// The verb's key comes first.
    let schema: ObjectSchema
    /// Makes the step from its object, and reports why it cannot be made.
    let read: @Sendable (WrittenStep, inout DocumentDecoder) -> (any Step)?

    /// - Parameters:
    ///   - type: the type of the verb's value.
    ///   - summary: one or two sentences for the published schema.
    ///   - example: a value of the verb, as JSON, where one made from the type alone says too little.
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

    var name: String { schema.keys[0].name }
}

/// The object of a step in a layout file.
struct WrittenStep {
    /// The verb and its value.
    let verb: JSONMember
    /// All members of the object.
    let members: Members

    /// The value of the verb, if it is of this kind.
    func value<Value>(_ kind: (PropertyValue) -> Value?) -> Value? { members.value(verb.key, kind) }

    var isAnimated: Bool { members.value(KeySchema.animated.name, \.boolean) ?? true }
    var from: JSONMember? { members["from"] }
}

extension KeySchema {
    static let animated = KeySchema(
        "animated", .boolean,
        "The value of the parameter animated in callbacks. The transition takes no time in either case. Default: true.")
    /// The navigation controller that a step is about.
    static let stack = KeySchema(
        "from", .name,
        "The id of the navigation controller, or of a controller inside it. Default: the visible "
            + "navigation controller."
    ).example(#""stack""#)
}

extension Step {
    /// The options of a transition, as they follow a step's other words: ` animated=false from=list`.
    static func options(isAnimated: Bool, from: String?) -> String {
        (isAnimated ? "" : " animated=false") + (from.map { " from=\($0)" } ?? "")
    }
}
