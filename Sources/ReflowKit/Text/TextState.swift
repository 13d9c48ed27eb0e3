import Typesetting

/// The language of texts in one simulation, and the problems of texts that were reported.
struct TextState {
    /// The forms of Han characters in the user's language.
    let hanForms: HanForms
    /// The texts whose missing glyphs were reported.
    fileprivate var textsWithoutGlyphs: Set<String> = []
    fileprivate static let textsWithoutGlyphsLimit = 256
    /// The missing text features that were reported.
    fileprivate var unbuiltFeatures: Set<SimulationDiagnostic.UnbuiltTextFeature> = []

    /// - Parameter language: the tag of the user's first preferred language.
    init(language: String?) {
        hanForms = language.map(HanForms.init(language:)) ?? .simplifiedChinese
    }
}

extension Simulation {
    var hanForms: HanForms { textState.hanForms }

    /// Warns of unsupported text features, once for each.
    func reportUnbuilt(_ features: Set<SimulationDiagnostic.UnbuiltTextFeature>) {
        guard !features.isEmpty else { return }
        for feature in SimulationDiagnostic.UnbuiltTextFeature.allCases where features.contains(feature) {
            guard textState.unbuiltFeatures.insert(feature).inserted else { continue }
            diagnosticHandler(.unbuiltText(feature))
        }
    }

    /// Warns of characters of a text that no font has, once for each text. The event log does not name them: it is the
    /// same whatever fonts are installed.
    func reportMissingGlyphs(_ characters: String, of text: @autoclosure () -> String) {
        guard textState.textsWithoutGlyphs.count < TextState.textsWithoutGlyphsLimit else { return }
        let text = text()
        guard textState.textsWithoutGlyphs.insert(text).inserted else { return }
        for missing in CurrentTypesetter.value.explanation(ofMissing: characters, hanForms: hanForms) {
            diagnosticHandler(.missingGlyphs(text: text, missing: "\(missing)"))
        }
    }
}
