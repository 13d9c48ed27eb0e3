import Typesetting

/// What UIKit does to text and this does not.
public enum UnbuiltTextFeature: String, Sendable, Hashable, CaseIterable {
    case hyphenation
    case serifDesign
    case roundedDesign

    /// What is shown instead.
    var explanation: String {
        switch self {
        case .hyphenation: "hyphenation is not supported; lines are broken between words"
        case .serifDesign: "the serif design of the system font is not supported; its standard design is used instead"
        case .roundedDesign:
            "the rounded design of the system font is not supported; its standard design is used instead"
        }
    }
}

extension StyledText {
    /// What the text asks for and does not get.
    var unbuiltFeatures: Set<UnbuiltTextFeature> {
        var features: Set<UnbuiltTextFeature> = []
        if paragraph.hyphenates { features.insert(.hyphenation) }
        for run in runs {
            if run.paragraph?.hyphenates == true { features.insert(.hyphenation) }
            if run.font.design == .serif { features.insert(.serifDesign) }
            if run.font.design == .rounded { features.insert(.roundedDesign) }
        }
        return features
    }
}
