import LayoutLoading

extension Parameter<LayoutLanguage> {
    /// The language of a layout's texts, for commands that show it once.
    static var language: Parameter {
        .option("language", .language, default: .base, help: ValueFormat.languageHelp)
    }
}

extension ValueFormat<LayoutLanguage> {
    static var language: ValueFormat {
        ValueFormat(
            placeholder: "L",
            expected: "the tag of a language, such as de or pt-BR, \(LayoutLanguage.words.alternatives)",
            completion: .words(LayoutLanguage.words), read: { LayoutLanguage($0) })
    }

    static let languageHelp =
        "the language of the texts; base is the layout's own, double shows each text twice, accents decorates it"
}
