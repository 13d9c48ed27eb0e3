import Basics
import JSON
import KitSchema
import LayoutRules

/// The members of an object with a known schema.
struct Members {
    let position: SourcePosition
    private(set) var known: [String: JSONMember] = [:]
    /// The members with a valid property value.
    private var values: [String: Property] = [:]
    /// The same properties in the order of the file.
    private(set) var properties: [Property] = []

    init(position: SourcePosition) {
        self.position = position
    }

    /// - Parameter name: the name of the key. The member itself may have an alias of this name.
    mutating func add(_ member: JSONMember, as name: String) {
        known[name] = member
    }

    mutating func add(_ property: Property) {
        values[property.name] = property
        properties.append(property)
    }

    /// A member that another function reads.
    subscript(key: KeySchema) -> JSONMember? { known[key.name] }

    func value<Value>(_ key: KeySchema, _ kind: (PropertyValue) -> Value?) -> Value? {
        (values[key.name]?.value).flatMap(kind)
    }

    func located<Value>(_ key: KeySchema, _ kind: (PropertyValue) -> Value?) -> Located<Value>? {
        guard let property = values[key.name], let value = kind(property.value) else { return nil }
        return Located(value, at: property.valuePosition)
    }
}

extension JSONValue {
    /// The value of a key of an object.
    subscript(key: KeySchema) -> JSONValue? { self[key.name] }
}

extension JSONMember {
    /// Whether it is the member of a key, by its name.
    func has(_ key: KeySchema) -> Bool { self.key == key.name }
}

extension DocumentDecoder {
    /// Reads the members of an object: reports unknown and missing keys, and reads property values.
    /// - Parameters:
    ///   - label: the name of the object in messages about its value: `"application"`.
    ///   - title: the name of the object in messages about its keys; nil for the schema's own title.
    mutating func members(
        of value: JSONValue, _ schema: ObjectSchema, _ label: String, title: String? = nil
    ) -> Members? {
        guard let all = value.members else {
            reportType(value, .object(schema), label)
            return nil
        }
        let title = title ?? schema.title
        var members = Members(position: value.position)
        for member in all {
            guard let key = schema[member.key] else {
                reportUnknownKey(member, in: schema, title: title)
                continue
            }
            if let first = members[key] {
                // The JSON reader reports equal keys, so these two are a key and its alias, or two aliases.
                report(
                    .duplicateKey,
                    "duplicate key \(Wording.quoted(member.key)); the first is \(Wording.quoted(first.key)) at "
                        + "\(first.position)",
                    at: member.position)
                continue
            }
            members.add(member, as: key.name)
            if let property = property(member, key) { members.add(property) }
        }
        for key in schema.keys where key.isRequired && members[key] == nil {
            report(.missingKey, "\(title) has no \(Wording.quoted(key.name))", at: value.position)
        }
        return members
    }

    private mutating func reportUnknownKey(_ member: JSONMember, in schema: ObjectSchema, title: String) {
        let key = Wording.quoted(member.key)
        if schema.later.contains(member.key) {
            report(.notSupportedYet, "\(key) is not supported yet", at: member.position)
            return
        }
        let advice = controllerAdvice(member.key, schema) ?? suggestion(member.key, schema.keys.flatMap(\.names))
        report(.unknownKey, "unknown key \(key) in \(title)", at: member.position, advice: advice)
    }

    /// The class of controller that has a key, if the key is used with another class.
    private func controllerAdvice(_ key: String, _ schema: ObjectSchema) -> String? {
        guard let controller = classes.controller(KitClass(schema.name)) else { return nil }
        switch (key, controller.kitClass == .viewController) {
        case (ControllerKeys.viewControllers.name, true): return "write \"children\", or name the class of a container"
        case (ControllerKeys.children.name, false): return "write \"viewControllers\""
        case (ControllerKeys.view.name, false):
            return "it creates its own view; put this view into one of its \"viewControllers\""
        case (_, true): return isViewKey(key) ? "it belongs inside \"view\"" : nil
        case (_, false): return nil
        }
    }

    private func isViewKey(_ key: String) -> Bool {
        ObjectSchema.view[key] != nil || classes.views.available.contains { $0[key] != nil }
    }

    /// The suggestion `did you mean "text"?`; nil if there is none, or if the diagnostic would not be kept.
    func suggestion(_ word: String, _ candidates: [String]) -> String? {
        guard !log.isFull else { return nil }
        return NearestKey.find(word, among: candidates).map { "did you mean \(Wording.quoted($0))?" }
    }

    /// A value with its texts in the language in which the file is shown.
    func translated(_ value: PropertyValue) -> PropertyValue {
        guard let translation else { return value }
        switch value {
        case .string(let text): return .string(translation.text(for: text, instead: text) ?? text)
        case .states(let states):
            return .states(states.map { StateValue($0.state, translated($0.value), at: $0.position) })
        default: return value
        }
    }

    /// The member as a property, if its value is valid; mistakes are reported.
    mutating func property(_ member: JSONMember, _ key: KeySchema) -> Property? {
        guard let value = value(member.value, key.type, isOptional: key.isOptional, Wording.quoted(member.key)) else {
            return nil
        }
        return Property(
            key.name, key.isShown ? translated(value) : value, at: member.position, valueAt: member.value.position)
    }
}
