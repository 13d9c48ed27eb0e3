/// What a value looks like in JSON, in the words of JSON Schema, draft 2020-12.
package struct JSONSchema: Sendable {
    /// Keywords with what they say, in order.
    private var keywords: [(keyword: String, value: JSONText)]
    /// What the keywords refer to by name.
    private var definitions: [Definition] = []

    /// A schema that others refer to. It may refer to itself.
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

    /// A string that is one of these.
    package init(anyOf names: [String]) {
        self.init([("enum", .strings(names))])
    }

    /// - Parameter count: of the elements, where that is always the same.
    package init(listOf element: JSONSchema, count: Int? = nil) {
        self.init([("type", .string("array")), ("items", .object(element.keywords))], element.definitions)
        guard let count else { return }
        keywords += [("minItems", .number(Double(count))), ("maxItems", .number(Double(count)))]
    }

    /// An object with these keys and no others.
    package init(properties: [(key: String, schema: JSONSchema)], required: [String]) {
        self.init([("type", .string("object")), ("additionalProperties", .boolean(false))])
        if !required.isEmpty { keywords.append(("required", .strings(required))) }
        keywords.append(("properties", .object(properties.map { ($0.key, .object($0.schema.keywords)) })))
        definitions = properties.flatMap(\.schema.definitions)
    }

    /// What is described once, by a name, however often it stands.
    ///
    /// - Parameters:
    ///   - name: among the `$defs` of a file.
    ///   - sentence: what the value says.
    package init(
        _ name: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ sentence: String? = nil
    ) {
        self.init(
            [("$ref", .string("#/$defs/\(name)"))],
            [Definition(name: name) { sentence.map { schema().described(as: $0) } ?? schema() }])
    }

    /// With what people should know of the value.
    package func described(as sentence: String) -> JSONSchema {
        var schema = self
        schema.keywords.removeAll { $0.keyword == "description" }
        schema.keywords.append(("description", .string(sentence)))
        return schema
    }

    /// With the least that a number may be.
    package func from(_ minimum: Int) -> JSONSchema {
        var schema = self
        let place = keywords.firstIndex { $0.keyword == "description" } ?? keywords.endIndex
        schema.keywords.insert(("minimum", .number(Double(minimum))), at: place)
        return schema
    }

    /// Of a value that may be null, where its type is told by name.
    package var orNull: JSONSchema {
        var schema = self
        schema.keywords = keywords.map { keyword, value in
            guard keyword == "type", case .string(let type) = value else { return (keyword, value) }
            return (keyword, .strings([type, "null"]))
        }
        return schema
    }

    /// The published text: all of a file, with what it refers to, ending with a line feed.
    package func text(titled title: String) -> String {
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
        let members = order.compactMap { name in known[name].map { (name, JSONText.object($0.keywords)) } }
        let start: [(String, JSONText)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
        ]
        return JSONText.object(start + keywords + (members.isEmpty ? [] : [("$defs", .object(members))])).text()
    }
}
