import Foundation
import KitSchema

/// The tag of a language, as in BCP 47: a language, with an optional script, region and variants.
enum LanguageTag {
    /// The syntax, as a regular expression of JSON Schema.
    static let pattern =
        "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([0-9A-Za-z]{5,8}|[0-9][0-9A-Za-z]{3}))*$"

    /// Whether a text has this syntax, and its language is in ISO 639.
    static func isValid(_ tag: String) -> Bool {
        guard tag.utf8.count <= 64, tag.range(of: pattern, options: .regularExpression) != nil else { return false }
        let language = tag.prefix { $0 != "-" }.lowercased()
        return Locale.LanguageCode(language).isISOLanguage
    }
}
