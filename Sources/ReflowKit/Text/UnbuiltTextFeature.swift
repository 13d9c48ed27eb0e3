import Typesetting

extension SimulationDiagnostic {
    /// A feature of text in UIKit that Reflow does not support.
    public enum UnbuiltTextFeature: String, Sendable, Hashable, CaseIterable {
        case hyphenation
        case serifDesign
        case roundedDesign

        /// The text that describes what is shown instead.
        var explanation: String {
            switch self {
            case .hyphenation: "hyphenation is not supported; lines are broken between words"
            case .serifDesign:
                "the serif design of the system font is not supported; its standard design is used instead"
            case .roundedDesign:
                "the rounded design of the system font is not supported; its standard design is used instead"
            }
        }
    }
}

extension StyledText {
    /// The unsupported features that the text uses.
    var unbuiltFeatures: Set<SimulationDiagnostic.UnbuiltTextFeature> {
        var features: Set<SimulationDiagnostic.UnbuiltTextFeature> = []
        if paragraph.hyphenates { features.insert(.hyphenation) }
        for run in runs {
            if run.paragraph?.hyphenates == true { features.insert(.hyphenation) }
            if run.font.design == .serif { features.insert(.serifDesign) }
            if run.font.design == .rounded { features.insert(.roundedDesign) }
        }
        return features
    }
}
