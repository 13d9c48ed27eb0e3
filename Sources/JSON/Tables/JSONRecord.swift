/// A table of keys from which a type is also read: what stands at them is handed to an initialiser in their order.
///
/// With the initialiser that Swift makes of a struct, no property can be forgotten: the table lists the keys in the
/// order of the properties.
package struct JSONRecordTable<Root>: Sendable {
    let table: JSONTable<Root>
    let read: @Sendable (JSONValue) throws(JSONDecodingError) -> Root

    /// - Parameters:
    ///   - name: by which published schemas refer to it; nil for what stands in one place.
    ///   - sentence: what it is.
    ///   - version: of a file's form. A file of another form is refused.
    ///   - make: the value from those of the fields.
    ///   - field: in the order in which they are written.
    package init<each Value>(
        name: String? = nil, sentence: String? = nil, version: Int? = nil,
        _ make: @escaping @Sendable (repeat each Value) -> Root, _ field: repeat JSONField<Root, each Value>
    ) {
        let table = JSONRecordTable.table(name, sentence, version, repeat each field)
        let keys = table.keys
        self.table = table
        read = { (json) throws(JSONDecodingError) in
            let object = try JSONObject(json, keys: keys)
            if let version { try object.check(version: version) }
            return make(repeat try (each field).read(object))
        }
    }

    /// - Parameters:
    ///   - make: the value from those of the fields; nil where they do not go together.
    ///   - expectation: what goes together, said in words.
    package init<each Value>(
        name: String? = nil, sentence: String? = nil,
        _ make: @escaping @Sendable (repeat each Value) -> Root?, mustBe expectation: String,
        _ field: repeat JSONField<Root, each Value>
    ) {
        let table = JSONRecordTable.table(name, sentence, nil, repeat each field)
        let keys = table.keys
        self.table = table
        read = { (json) throws(JSONDecodingError) in
            let object = try JSONObject(json, keys: keys)
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

/// What is read, written and described by one table of its keys.
package protocol JSONRecord: JSONWritten, JSONDecodable {
    static var record: JSONRecordTable<Self> { get }
}

extension JSONRecord {
    package static var table: JSONTable<Self> { record.table }

    package init(json: JSONValue) throws(JSONDecodingError) {
        self = try Self.record.read(json)
    }
}
