/// A table of keys by which a type is written and read: the values are passed to an initialiser in the same order.
///
/// With a struct's memberwise initialiser, a property that the table lacks does not compile.
package struct JSONRecordTable<Root>: Sendable {
    let table: JSONTable<Root>
    let read: @Sendable (JSONValue) throws(JSONDecodingError) -> Root

    /// - Parameters:
    ///   - name: the type's name among a schema's `$defs`; nil if it is used in one place only.
    ///   - sentence: the type's description in the schema.
    ///   - version: the version of the file's format. Files of another version are refused.
    ///   - others: the ignored keys of a file that people write. Other unknown keys are checked for misspellings. Nil
    ///     for a file that only Reflow writes.
    ///   - make: makes the value from those of the fields.
    ///   - field: the fields, in the order in which they are written.
    package init<each Value>(
        name: String? = nil, sentence: String? = nil, version: Int? = nil, ignoring others: [String]? = nil,
        _ make: @escaping @Sendable (repeat each Value) -> Root, _ field: repeat JSONField<Root, each Value>
    ) {
        let table = JSONRecordTable.table(name, sentence, version, repeat each field)
        let keys = table.keys
        self.table = table
        read = { (json) throws(JSONDecodingError) in
            let object = try JSONObject(json, keys: keys, others: others)
            if let version { try object.check(version: version) }
            return make(repeat try (each field).read(object))
        }
    }

    /// - Parameters:
    ///   - make: makes the value from those of the fields; nil if they contradict each other.
    ///   - expectation: the part of the error message that says what the value must be.
    package init<each Value>(
        name: String? = nil, sentence: String? = nil,
        _ make: @escaping @Sendable (repeat each Value) -> Root?, mustBe expectation: String,
        _ field: repeat JSONField<Root, each Value>
    ) {
        let table = JSONRecordTable.table(name, sentence, nil, repeat each field)
        let keys = table.keys
        self.table = table
        read = { (json) throws(JSONDecodingError) in
            let object = try JSONObject(json, keys: keys, others: nil)
            guard let root = make(repeat try (each field).read(object)) else {
                throw JSONDecodingError(json, mustBe: expectation)
            }
            return root
        }
    }

    private static func table<each Value>(
        _ name: String?, _ sentence: String?, _ version: Int?, _ field: repeat JSONField<Root, each Value>
    ) -> JSONTable<Root> {
        var fields: [JSONWrittenField<Root>] = []
        if let version {
            fields.append(.required(JSONObject.versionKey, { _ in version }, "of this form: \(version)"))
        }
        for field in repeat each field { fields += [field.written] + field.derived }
        return JSONTable(name: name, sentence: sentence, fields: fields)
    }
}

/// A type that is written, read, and described by a schema, all from one table of its keys.
package protocol JSONRecord: JSONWritten, JSONDecodable {
    static var record: JSONRecordTable<Self> { get }
}

extension JSONRecord {
    package static var table: JSONTable<Self> { record.table }

    package init(json: JSONValue) throws(JSONDecodingError) {
        self = try Self.record.read(json)
    }
}
