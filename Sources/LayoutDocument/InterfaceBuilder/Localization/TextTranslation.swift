/// The texts that replace those of a document.
package enum TextTranslation: Sendable, Equatable {
    /// The texts by key: the id of an object, a point and a property, such as `Ab1-Cd-eF2.text`.
    case texts([String: String])
    /// The texts by the texts that they replace, as in an app's `Localizable.strings`. Layout files have no other keys.
    case table([String: String])
    /// Every text twice, as in Xcode's double-length pseudo-language.
    case doubled
    /// Every text with accents on its letters, as in Xcode's accented pseudo-language.
    case accented

    /// The text for a key; nil to keep the document's.
    func text(for key: String, instead text: String) -> String? {
        switch self {
        case .texts(let texts): texts[key]
        case .table(let texts): texts[text]
        case .doubled: text.isEmpty ? nil : "\(text) \(text)"
        case .accented: text.isEmpty ? nil : String(text.map { TextTranslation.accents[$0] ?? $0 })
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AEIOUYCDGHJKLNRSTWZaeiouycdghjklnrstwz", "ÅÉÎÖÛÝÇĐĜĤĴĶĻÑŔŠŢŴŽåéîöûýçđĝĥĵķļñŕšţŵž"))
}
