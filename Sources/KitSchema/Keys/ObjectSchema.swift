/// An object of the layout file that is not a view.
package struct ObjectSchema: Sendable {
    /// The object's name in the published schema.
    package let name: String
    /// The name in messages: `unknown key "x" in …`.
    package let title: String
    package let summary: String
    package let keys: [KeySchema]
    /// Keys of the format that this version does not support.
    package let later: [String]
    private let byName: [String: KeySchema]

    package init(_ name: String, title: String, _ summary: String, keys: [KeySchema], later: [String] = []) {
        self.name = name
        self.title = title
        self.summary = summary
        self.keys = keys
        self.later = later
        byName = Dictionary(
            keys.flatMap { key in key.names.map { ($0, key) } }, uniquingKeysWith: { first, _ in first })
    }

    package subscript(name: String) -> KeySchema? { byName[name] }
}
