/// A key of an object: its name, the type of its value, and its description.
package struct KeySchema: Sendable {
    package let name: String
    package let type: ValueType
    /// One or two sentences for the published schema.
    package private(set) var summary: String
    /// Other names of the key.
    package private(set) var aliases: [String] = []
    package var isRequired = false
    /// Whether `null` is allowed and means `nil`.
    package var isOptional = false
    /// Whether variations cannot change the key's value.
    package var isFixed = false
    /// Whether only Interface Builder documents have the key.
    package var isUnpublished = false
    /// An example of a value as JSON, if one made from the type alone says too little.
    package var example: String?
    /// The key's place in Interface Builder documents. Nil if the class reads it in its own way, or if documents do not
    /// have it.
    package var document: DocumentAttribute?
    /// The names of the runtime attributes that set the key, without `layer.`.
    package var runtimeNames: [String] = []

    package init(_ name: String, _ type: ValueType, _ summary: String) {
        self.name = name
        self.type = type
        self.summary = summary
    }

    /// The name and the aliases.
    package var names: [String] { [name] + aliases }

    /// Whether the value is a text that people see or hear, which other languages translate.
    package var isShown: Bool {
        switch type {
        case .text, .states(.text): name != KeyName.accessibilityIdentifier.name
        default: false
        }
    }

    package var required: KeySchema { changed { $0.isRequired = true } }

    package var optional: KeySchema { changed { $0.isOptional = true } }

    package var fixed: KeySchema { changed { $0.isFixed = true } }

    /// The same key with a place in Interface Builder documents.
    package func documented(_ attribute: DocumentAttribute) -> KeySchema { changed { $0.document = attribute } }

    package func example(_ value: String) -> KeySchema { changed { $0.example = value } }

    package func alias(_ name: String) -> KeySchema {
        changed { if name != $0.name { $0.aliases.append(name) } }
    }

    /// The same key with another sentence.
    package func summarized(_ summary: String) -> KeySchema { changed { $0.summary = summary } }

    package func changed(_ change: (inout KeySchema) -> Void) -> KeySchema {
        var key = self
        change(&key)
        return key
    }
}
