/// One key of a type's JSON object, for writing and for the schema.
package struct JSONWrittenField<Root>: Sendable {
    let key: String
    /// Whether the key is always present.
    let isRequired: Bool
    /// Whether ``key`` is a regular expression, and the field stands for all keys that match it.
    private(set) var isPattern = false
    /// The schema of the key's value. It is made on demand, because a type may contain itself.
    private(set) var schema: @Sendable () -> JSONSchema
    let write: @Sendable (Root, inout JSONWriter) -> Void

    private init(
        _ key: String, isRequired: Bool, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
        _ sentence: String, write: @escaping @Sendable (Root, inout JSONWriter) -> Void
    ) {
        self.key = key
        self.isRequired = isRequired
        self.schema = { schema().described(as: sentence) }
        self.write = write
    }
}

extension JSONWrittenField {
    /// A key that is always present.
    package static func required<Value: JSONEncodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: true, Value.schema, sentence) { root, writer in
            value(root).write(key, to: &writer)
        }
    }

    /// A key that is omitted if there is no value.
    package static func optional<Value: JSONEncodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value?, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: false, Value.schema, sentence) { root, writer in
            value(root)?.write(key, to: &writer)
        }
    }

    /// A key that is `null` if there is no value.
    package static func nullable<Value: JSONEncodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value?, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: true, Value.schema.orNull, sentence) { root, writer in
            if let value = value(root) { value.write(key, to: &writer) } else { writer.null(key) }
        }
    }

    /// A key that is omitted if it has its default value.
    package static func unless<Value: JSONEncodable & Equatable & Sendable>(
        _ standard: Value, _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONWrittenField {
        optional(key, { root in value(root) == standard ? nil : value(root) }, sentence)
    }

    /// A key whose array is begun and not ended. The caller writes the elements, then ends the array and its object.
    package static func openList<Element: JSONEncodable>(
        _ key: String, of type: Element.Type, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: true, [Element].schema, sentence) { _, writer in
            writer.beginArray(key)
        }
    }

    /// Keys that other types choose, in the order in which they are written. They all match a regular expression, by which
    /// the schema knows them.
    package static func matching<Value: JSONEncodable>(
        _ pattern: String, _ members: @escaping @Sendable (Root) -> [(key: String, value: Value)], _ sentence: String
    ) -> JSONWrittenField {
        var field = JSONWrittenField(pattern, isRequired: false, Value.schema, sentence) { root, writer in
            for member in members(root) { member.value.write(member.key, to: &writer) }
        }
        field.isPattern = true
        return field
    }

    /// The same field with a minimum for its number.
    package func from(_ minimum: Int) -> JSONWrittenField {
        var field = self
        let schema = schema
        field.schema = { schema().from(minimum) }
        return field
    }
}

/// One key of a type's JSON object, for writing, reading and the schema.
package struct JSONField<Root, Value>: Sendable {
    let written: JSONWrittenField<Root>
    /// The derived values, which are written after this one and never read back.
    var derived: [JSONWrittenField<Root>] = []
    let read: @Sendable (JSONObject) throws(JSONDecodingError) -> Value

    private init(
        _ written: JSONWrittenField<Root>, read: @escaping @Sendable (JSONObject) throws(JSONDecodingError) -> Value
    ) {
        self.written = written
        self.read = read
    }

    /// The same field with a minimum for its number.
    package func from(_ minimum: Int) -> JSONField {
        JSONField(written.from(minimum), read: read)
    }

    /// The same field, followed by a derived value that is written and never read back.
    package func followed(by derived: JSONWrittenField<Root>) -> JSONField {
        var field = self
        field.derived.append(derived)
        return field
    }
}

extension JSONField where Value: JSONCodable {
    /// A key that is always present.
    package static func required(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONField {
        JSONField(.required(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try Value(json: try object.value(key))
        }
    }
}

extension JSONField where Value: JSONCodable & Sendable {
    /// A key that is always written. Files of earlier versions lack it; its value is then `standard`.
    package static func required(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value, orElse standard: Value, _ sentence: String
    ) -> JSONField {
        JSONField(.required(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key) ?? standard
        }
    }
}

extension JSONField where Value: JSONCodable & Equatable & Sendable {
    /// A key that is omitted if it has its default value.
    package static func unless(
        _ standard: Value, _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONField {
        JSONField(.unless(standard, key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key) ?? standard
        }
    }
}

extension JSONField {
    /// A key that is omitted if there is no value.
    package static func optional<Some: JSONCodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Some?, _ sentence: String
    ) -> JSONField where Value == Some? {
        JSONField(.optional(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key)
        }
    }

    /// A key that is `null` if there is no value.
    package static func nullable<Some: JSONCodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Some?, _ sentence: String
    ) -> JSONField where Value == Some? {
        JSONField(.nullable(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key)
        }
    }
}
