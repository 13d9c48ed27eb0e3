import Basics
public import LayoutDocument
import LayoutRules
import ReflowKit
import Screens

extension LayoutStage {
    /// Everything that is not shown as the layout describes it, and everything that UIKit would warn of, each once.
    public var notes: [Diagnostic] {
        warnings + document.notes(of: conflicts, includesKitLog: includesKitLog)
            + document.notes(of: diagnostics.filter { !$0.isException }) + document.notes(of: openViews)
    }
}

extension LayoutDocument {
    /// One for each conflict, at the constraint that is broken.
    /// - Parameter includesKitLog: whether UIKit's own text is told, too.
    func notes(of conflicts: [ConstraintConflict], includesKitLog: Bool) -> [Diagnostic] {
        conflicts.map { conflict in
            let broken = conflict.report.members[conflict.report.brokenMember]
            return Diagnostic(
                .warning, .constraintConflict,
                lines: conflict.text + (includesKitLog ? "\n\n\(conflict.report.description)" : ""),
                file: broken.source?.file ?? file, at: broken.source?.position)
        }
    }

    /// One for each of the others, conflicts left out.
    func notes(of diagnostics: [SimulationDiagnostic]) -> [Diagnostic] {
        var seen = Set<SimulationDiagnostic>()
        return diagnostics.filter { $0.conflict == nil && seen.insert($0).inserted }.map {
            Diagnostic(
                .warning, Diagnostic.Code(rawValue: $0.code.rawValue), lines: $0.description,
                file: $0.unsolved?.member.source?.file ?? file, at: $0.unsolved?.member.source?.position)
        }
    }

    /// One for all views that lack the same.
    func notes(of openViews: [ConstraintFacts.OpenView]) -> [Diagnostic] {
        openViews.alike.map { alike in
            let names = alike.map(\.name)
            let what =
                alike.count == 1
                ? "the layout of \(names[0]) is" : "the layouts of \(Wording.abridged(names)) are"
            let text = OpenPlaceText(alike)
            return Diagnostic(
                .warning, .ambiguousLayout,
                "\(what) ambiguous: \(text.reason); \(text.cure)", file: file,
                at: alike[0].identifier.flatMap { viewPositions[$0] }, id: alike[0].identifier)
        }
    }
}

extension Diagnostic.Code {
    /// Required constraints contradict each other.
    package static let constraintConflict = Self(rawValue: IssueKind.constraintConflict.warningCode)
    /// Constraints leave a view's place open.
    package static let ambiguousLayout = Self(rawValue: IssueKind.ambiguousLayout.warningCode)
    /// Constraints are left out, because no numbers can be found with them.
    package static let unsolvedConstraints = Self(rawValue: SimulationDiagnostic.Code.unsolvedConstraints.rawValue)
    /// A text has a character that no font contains.
    package static let missingGlyphs = Self(rawValue: IssueKind.missingGlyphs.warningCode)
}
