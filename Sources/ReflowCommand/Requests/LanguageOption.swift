import LayoutLoading

extension Parameter<LayoutLanguage?> {
    /// The language of a document's texts.
    static var language: Parameter {
        .option(
            "language",
            ValueFormat<LayoutLanguage>(
                placeholder: "L", expected: "the tag of a language, such as de or pt-BR, double or accents",
                completion: .words(["double", "accents"]), read: { LayoutLanguage($0) }),
            help: "the language of a document's texts; double shows each text twice, accents decorates it")
    }
}
