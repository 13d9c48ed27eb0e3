import Basics
import LayoutRules

extension SimulationDiagnostic.Code {
    public static let missingGlyphs = Self(rawValue: IssueKind.missingGlyphs.warningCode)
}

extension SimulationDiagnostic {
    /// Characters of a text that no font has: boxes stand for them.
    public static func missingGlyphs(text: String, missing: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .missingGlyphs, "\(Wording.quoted(text)) is shown with boxes for some characters: \(missing)")
    }

    /// A text asks for what it does not get.
    public static func unbuiltText(_ feature: UnbuiltTextFeature) -> SimulationDiagnostic {
        SimulationDiagnostic(Code(rawValue: feature.rawValue), feature.explanation)
    }
}
