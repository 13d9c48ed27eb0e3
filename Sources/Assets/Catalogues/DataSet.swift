import JSON

/// Data of an asset catalogue in all its variants, read from `Contents.json`.
struct DataSet: JSONDecodable {
    struct Entry: Sendable {
        var filename: String
        var typeIdentifier: String?
    }

    private let variants: [AssetVariant<Entry>]

    init(json: JSONValue) throws(JSONDecodingError) {
        variants = try AssetVariant.list("data", in: json) { (entry) throws(JSONDecodingError) in
            guard let name = try entry.fileName() else { return nil }
            return Entry(filename: name, typeIdentifier: try entry.text("universal-type-identifier"))
        }
    }

    /// The variant for the traits; nil if the set has none.
    func choose(for traits: AssetTraits) -> Entry? {
        AssetVariant.choose(from: variants, for: traits).first?.content
    }
}
