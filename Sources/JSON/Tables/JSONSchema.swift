/// The schema of a value: JSON Schema, draft 2020-12.
package struct JSONSchema: Sendable {
    /// The keywords with their values, in order.
    private var keywords: [(keyword: String, value: JSONText)]
    /// The definitions that the keywords refer to, by name.
    private var definitions: [Definition] = []

    /// A schema that other schemas refer to by name. It may refer to itself.
    private struct Definition: Sendable {
        let name: String
        let schema: @Sendable () -> JSONSchema
    }

    private init(_ keywords: [(String, JSONText)], _ definitions: [Definition] = []) {
        self.keywords = keywords
        self.definitions = definitions
    }

    package init(type: String) {
        self.init([("type", .string(type))])
    }

    /// The schema of a string with one of these values.
    package init(anyOf names: [String]) {
        self.init([("enum", .strings(names))])
    }

    /// The schema of a string that matches a regular expression.
    package init(pattern: String) {
        self.init([("type", .string("string")), ("pattern", .string(pattern))])
    }

    /// The schema of a value with one of several types.
    package init(either schemas: [JSONSchema]) {
        self.init([("anyOf", .array(schemas.map { .object($0.keywords) }))], schemas.flatMap(\.definitions))
    }

    /// The schema of one of several objects. It also states the type beside them, for readers that look for the type at
    /// the root.
    package init(eitherObject schemas: [JSONSchema]) {
        self.init(either: schemas)
        keywords.insert(("type", .string("object")), at: 0)
    }

    /// - Parameter count: the number of elements, if it is fixed.
    package init(listOf element: JSONSchema, count: Int? = nil) {
        self.init([("type", .string("array")), ("items", .object(element.keywords))], element.definitions)
        guard let count else { return }
        keywords += [("minItems", .number(Double(count))), ("maxItems", .number(Double(count)))]
    }

    /// The schema of an object with these keys and no others.
    /// - Parameter patterns: regular expressions for further keys.
    package init(
        properties: [(key: String, schema: JSONSchema)], patterns: [(key: String, schema: JSONSchema)] = [],
        required: [String]
    ) {
        self.init([("type", .string("object")), ("additionalProperties", .boolean(false))])
        if !required.isEmpty { keywords.append(("required", .strings(required))) }
        keywords.append(("properties", .object(properties.map { ($0.key, .object($0.schema.keywords)) })))
        if !patterns.isEmpty {
            keywords.append(("patternProperties", .object(patterns.map { ($0.key, .object($0.schema.keywords)) })))
        }
        definitions = (properties + patterns).flatMap(\.schema.definitions)
    }

    /// A reference to a definition, which the file contains only once.
    ///
    /// - Parameters:
    ///   - name: the definition's name among the `$defs` of a file.
    ///   - sentence: the description of the value.
    package init(
        _ name: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ sentence: String? = nil
    ) {
        self.init(
            [("$ref", .string("#/$defs/\(name)"))],
            [Definition(name: name) { sentence.map { schema().described(as: $0) } ?? schema() }])
    }

    /// The same schema with a description for people.
    package func described(as sentence: String) -> JSONSchema {
        var schema = self
        schema.keywords.removeAll { $0.keyword == "description" }
        schema.keywords.append(("description", .string(sentence)))
        return schema
    }

    /// The same schema with a minimum for its number.
    package func from(_ minimum: Int) -> JSONSchema {
        var schema = self
        let place = keywords.firstIndex { $0.keyword == "description" } ?? keywords.endIndex
        schema.keywords.insert(("minimum", .number(Double(minimum))), at: place)
        return schema
    }

    /// The same schema for a value that may also be null. The schema must state its type by name.
    var orNull: JSONSchema {
        var schema = self
        schema.keywords = keywords.map { keyword, value in
            guard keyword == "type", case .string(let type) = value else { return (keyword, value) }
            return (keyword, .strings([type, "null"]))
        }
        return schema
    }

    /// The text of the published file with all definitions, ending with a line feed.
    package func text(titled title: String) -> String {
        let start: [(String, JSONText)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
        ]
        return JSONText.object(start + members).text()
    }

    /// The schema with all definitions.
    package var json: JSONText { .object(members) }

    private var members: [(String, JSONText)] {
        var known: [String: JSONSchema] = [:]
        var order: [String] = []
        var pending = definitions[...]
        while let definition = pending.popFirst() {
            guard known[definition.name] == nil else { continue }
            let schema = definition.schema()
            known[definition.name] = schema
            order.append(definition.name)
            pending += schema.definitions
        }
        let defined = order.compactMap { name in known[name].map { (name, JSONText.object($0.keywords)) } }
        return keywords + (defined.isEmpty ? [] : [("$defs", .object(defined))])
    }
}
