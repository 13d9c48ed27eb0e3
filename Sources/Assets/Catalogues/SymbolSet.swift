import JSON

/// A symbol of an asset catalogue, read from `Contents.json`.
struct SymbolSet: JSONDecodable {
    private let variants: [AssetVariant<String>]

    init(json: JSONValue) throws(JSONDecodingError) {
        variants = try AssetVariant.list("symbols", in: json) { (entry) throws(JSONDecodingError) in
            try entry.fileName()
        }
    }

    /// The file for the traits; nil if the set has none.
    func choose(for traits: AssetTraits) -> String? {
        AssetVariant.choose(from: variants, for: traits).first?.content
    }
}
