/// One key of the object that a type is in JSON, as it is written and described.
package struct JSONWrittenField<Root>: Sendable {
    let key: String
    /// Whether the key is always there.
    let isRequired: Bool
    /// Asked for when somebody wants to see it: a type may lie in itself.
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
    /// Always there.
    package static func required<Value: JSONEncodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: true, Value.schema, sentence) { root, writer in
            value(root).write(key, to: &writer)
        }
    }

    /// Left out where there is no value.
    package static func optional<Value: JSONEncodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value?, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: false, Value.schema, sentence) { root, writer in
            value(root)?.write(key, to: &writer)
        }
    }

    /// `null` where there is no value.
    package static func nullable<Value: JSONEncodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value?, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: true, Value.schema.orNull, sentence) { root, writer in
            if let value = value(root) { value.write(key, to: &writer) } else { writer.null(key) }
        }
    }

    /// Left out where the value is what it is by default.
    package static func unless<Value: JSONEncodable & Equatable & Sendable>(
        _ standard: Value, _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONWrittenField {
        optional(key, { root in value(root) == standard ? nil : value(root) }, sentence)
    }

    /// A list that is left open, with the object that it stands in: for what writes the elements.
    package static func openList<Element: JSONEncodable>(
        _ key: String, of type: Element.Type, _ sentence: String
    ) -> JSONWrittenField {
        JSONWrittenField(key, isRequired: true, [Element].schema, sentence) { _, writer in
            writer.beginArray(key)
        }
    }

    /// The same with the least that its number may be.
    package func from(_ minimum: Int) -> JSONWrittenField {
        var field = self
        let schema = schema
        field.schema = { schema().from(minimum) }
        return field
    }
}

/// One key of the object that a type is in JSON, as it is written, described and read.
package struct JSONField<Root, Value>: Sendable {
    let written: JSONWrittenField<Root>
    /// What follows from other values, and is written behind this one for others to read.
    var derived: [JSONWrittenField<Root>] = []
    let read: @Sendable (JSONObject) throws(JSONDecodingError) -> Value

    private init(
        _ written: JSONWrittenField<Root>, read: @escaping @Sendable (JSONObject) throws(JSONDecodingError) -> Value
    ) {
        self.written = written
        self.read = read
    }

    /// The same with the least that its number may be.
    package func from(_ minimum: Int) -> JSONField {
        JSONField(written.from(minimum), read: read)
    }

    /// The same with what follows from other values, and is written behind this one for others to read.
    package func followed(by derived: JSONWrittenField<Root>) -> JSONField {
        var field = self
        field.derived.append(derived)
        return field
    }
}

extension JSONField where Value: JSONCodable {
    /// Always there.
    package static func required(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONField {
        JSONField(.required(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try Value(json: try object.value(key))
        }
    }
}

extension JSONField where Value: JSONCodable & Sendable {
    /// Always written; files of earlier versions lack it, and mean `standard`.
    package static func required(
        _ key: String, _ value: @escaping @Sendable (Root) -> Value, orElse standard: Value, _ sentence: String
    ) -> JSONField {
        JSONField(.required(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key) ?? standard
        }
    }
}

extension JSONField where Value: JSONCodable & Equatable & Sendable {
    /// Left out where the value is what it is by default.
    package static func unless(
        _ standard: Value, _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ sentence: String
    ) -> JSONField {
        JSONField(.unless(standard, key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key) ?? standard
        }
    }
}

extension JSONField {
    /// Left out where there is no value.
    package static func optional<Some: JSONCodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Some?, _ sentence: String
    ) -> JSONField where Value == Some? {
        JSONField(.optional(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key)
        }
    }

    /// `null` where there is no value.
    package static func nullable<Some: JSONCodable>(
        _ key: String, _ value: @escaping @Sendable (Root) -> Some?, _ sentence: String
    ) -> JSONField where Value == Some? {
        JSONField(.nullable(key, value, sentence)) { (object) throws(JSONDecodingError) in
            try object.decode(key)
        }
    }
}
