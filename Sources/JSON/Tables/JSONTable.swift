/// The keys of a type's JSON object in order. Values of the type are written with this table, and the type's schema is
/// made from it.
package struct JSONTable<Root>: Sendable {
    /// The type's name among a schema's `$defs`; nil if it is used in one place only.
    let name: String?
    let sentence: String?
    let fields: [JSONWrittenField<Root>]

    /// - Parameters:
    ///   - name: the type's name among a schema's `$defs`; nil if it is used in one place only.
    ///   - sentence: the type's description in the schema.
    ///   - fields: the fields, in the order in which they are written.
    package init(name: String? = nil, sentence: String? = nil, _ fields: JSONWrittenField<Root>...) {
        self.init(name: name, sentence: sentence, fields: fields)
    }

    package init(name: String? = nil, sentence: String? = nil, fields: [JSONWrittenField<Root>]) {
        self.name = name
        self.sentence = sentence
        self.fields = fields
    }

    // The names of the keys. The property exists because a key path does not work in a context that is generic over a
    // pack (Swift 6.3).
    var keys: [String] { fields.map(\.key) }

    /// Writes the members of a value into the object that is open.
    package func write(_ root: Root, to writer: inout JSONWriter) {
        for field in fields { field.write(root, &writer) }
    }

    /// The schema of the whole object, not a reference to it.
    package var schema: JSONSchema {
        let schema = JSONSchema(
            properties: fields.filter { !$0.isPattern }.map { ($0.key, $0.schema()) },
            patterns: fields.filter(\.isPattern).map { ($0.key, $0.schema()) },
            required: fields.filter(\.isRequired).map(\.key))
        return sentence.map { schema.described(as: $0) } ?? schema
    }
}

/// A type that is written as an object, with a table of its keys.
package protocol JSONWritten: JSONEncodable {
    static var table: JSONTable<Self> { get }
}

extension JSONWritten {
    package static var schema: JSONSchema {
        guard let name = table.name else { return table.schema }
        return JSONSchema(name, Self.table.schema)
    }

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.beginObject(key)
        Self.table.write(self, to: &writer)
        writer.end()
    }
}
