/// A key of an object: its name, the type of its value, and its description.
package struct KeySchema: Sendable {
    package let name: String
    package let type: ValueType
    /// One or two sentences for the published schema.
    package let summary: String
    package var isRequired = false
    /// Whether `null` is allowed and means `nil`.
    package var isOptional = false
    /// Whether a variation cannot change it.
    package var isFixed = false
    /// An example of a value as JSON, if one made from the type alone says too little.
    package var example: String?

    init(_ name: String, _ type: ValueType, _ summary: String) {
        self.name = name
        self.type = type
        self.summary = summary
    }

    var required: KeySchema {
        var key = self
        key.isRequired = true
        return key
    }

    var optional: KeySchema {
        var key = self
        key.isOptional = true
        return key
    }

    var fixed: KeySchema {
        var key = self
        key.isFixed = true
        return key
    }

    func example(_ value: String) -> KeySchema {
        var key = self
        key.example = value
        return key
    }
}

/// An object of the layout file that is not a view.
package struct ObjectSchema: Sendable {
    /// Its name in the published schema.
    package let name: String
    /// The name in messages: `unknown key "x" in …`.
    package let title: String
    package let summary: String
    package let keys: [KeySchema]
    /// Keys of the format that this version does not support.
    package let later: [String]
    private let byName: [String: KeySchema]

    init(_ name: String, title: String, _ summary: String, keys: [KeySchema], later: [String] = []) {
        self.name = name
        self.title = title
        self.summary = summary
        self.keys = keys
        self.later = later
        byName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> KeySchema? { byName[name] }
}
