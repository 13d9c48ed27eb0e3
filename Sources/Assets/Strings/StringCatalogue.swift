import Foundation
package import JSON
package import KitValues

/// A string catalogue of Xcode (`.xcstrings`): texts in all languages, with variations by plural and by device.
package struct StringCatalogue: JSONDecodable, Sendable {
    /// A text in one language, or the texts that stand for it.
    package indirect enum Text: Sendable, Equatable {
        case plain(String)
        /// By device: `iphone`, `ipad`, `mac`, `other`.
        case device([String: Text])
        /// By category of plural: `zero`, `one`, `two`, `few`, `many`, `other`.
        case plural([String: Text])
    }

    /// The language in which the app is written; its texts are the keys where the catalogue has none.
    package let sourceLanguage: String
    /// The texts by key and language.
    private let texts: [String: [String: Text]]

    /// The maximum size, in bytes.
    package static let limits: JSONLimits = {
        var limits = JSONLimits.standard
        limits.fileBytes = 32 << 20
        return limits
    }()

    package init(json: JSONValue) throws(JSONDecodingError) {
        sourceLanguage = try json.text("sourceLanguage") ?? "en"
        var texts: [String: [String: Text]] = [:]
        guard let strings = json["strings"]?.members else {
            throw JSONDecodingError(json["strings"] ?? json, mustBe: "an object with \"strings\"")
        }
        for string in strings {
            var languages: [String: Text] = [:]
            for language in string.value["localizations"]?.members ?? [] {
                languages[language.key] = try StringCatalogue.text(language.value)
            }
            texts[string.key] = languages
        }
        self.texts = texts
    }

    private static func text(_ json: JSONValue) throws(JSONDecodingError) -> Text? {
        if let unit = json["stringUnit"] { return try unit.text("value").map { .plain($0) } }
        guard let variations = json["variations"] else { return nil }
        func all(_ json: JSONValue) throws(JSONDecodingError) -> [String: Text] {
            var texts: [String: Text] = [:]
            for member in json.members ?? [] { texts[member.key] = try text(member.value) }
            return texts
        }
        if let devices = variations["device"] { return .device(try all(devices)) }
        if let plurals = variations["plural"] { return .plural(try all(plurals)) }
        return nil
    }

    /// The languages that have at least one text.
    package var languages: Set<String> { Set(texts.values.flatMap(\.keys)) }

    /// The texts in a language by key, as they are without a number: of a text that varies by plural, the one for other
    /// numbers. Keys that the language lacks are missing.
    package func texts(in language: String, on idiom: UIUserInterfaceIdiom) -> [String: String] {
        texts.compactMapValues { $0[language].flatMap { StringCatalogue.shown($0, on: idiom) } }
    }

    private static func shown(_ text: Text, on idiom: UIUserInterfaceIdiom) -> String? {
        switch text {
        case .plain(let text): return text
        case .device(let texts):
            return (texts[idiom == .pad ? "ipad" : "iphone"] ?? texts["other"]).flatMap { shown($0, on: idiom) }
        case .plural(let texts): return texts["other"].flatMap { shown($0, on: idiom) }
        }
    }
}
