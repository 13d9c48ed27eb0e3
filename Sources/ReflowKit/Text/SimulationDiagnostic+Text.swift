import Basics
import LayoutRules

extension SimulationDiagnostic.Code {
    public static let missingGlyphs = Self(rawValue: IssueKind.missingGlyphs.warningCode)
}

extension SimulationDiagnostic {
    /// A diagnostic: a text has characters that no font has. Boxes are shown in their place.
    public static func missingGlyphs(text: String, missing: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .missingGlyphs, "\(Wording.quoted(text)) is shown with boxes for some characters: \(missing)")
    }

    /// A diagnostic: a text uses a feature that is not supported.
    public static func unbuiltText(_ feature: UnbuiltTextFeature) -> SimulationDiagnostic {
        SimulationDiagnostic(Code(rawValue: feature.rawValue), feature.explanation)
    }
}
