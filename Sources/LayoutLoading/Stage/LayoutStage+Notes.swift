import Basics
import KitSchema
public import LayoutDocument
import LayoutRules
import ReflowKit
import Screens

extension LayoutStage {
    /// The warnings about parts that are not shown as described, and those that UIKit would log, each once.
    public var notes: [Diagnostic] {
        warnings + document.notes(of: conflicts, includesKitLog: includesKitLog)
            + document.notes(of: diagnostics.filter { !$0.isException }) + document.notes(of: openViews)
    }
}

extension LayoutDocument {
    /// The diagnostics for conflicts, each at the broken constraint.
    /// - Parameter includesKitLog: whether UIKit's own text is included.
    func notes(of conflicts: [ConstraintConflict], includesKitLog: Bool) -> [Diagnostic] {
        conflicts.byCause.map { conflict in
            let broken = conflict.report.members[conflict.report.brokenMember]
            let log = ([conflict.report] + conflict.further).map { "\n\n\($0.description)" }.joined()
            return Diagnostic(
                .warning, .constraintConflict,
                lines: conflict.text + (includesKitLog ? log : ""),
                file: broken.source?.file ?? file, at: broken.source?.position)
        }
    }

    /// The diagnostics for all other messages, without conflicts.
    func notes(of diagnostics: [SimulationDiagnostic]) -> [Diagnostic] {
        var seen = Set<SimulationDiagnostic>()
        return diagnostics.filter { $0.conflict == nil && seen.insert($0).inserted }.map {
            Diagnostic(
                .warning, Diagnostic.Code(rawValue: $0.code.rawValue), lines: $0.description,
                file: $0.unsolved?.member.source?.file ?? file, at: $0.unsolved?.member.source?.position)
        }
    }

    /// The diagnostics for views whose constraints leave numbers undetermined. Views with the same undetermined numbers
    /// share a diagnostic.
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
    /// Constraints do not determine a view's frame.
    package static let ambiguousLayout = Self(rawValue: IssueKind.ambiguousLayout.warningCode)
    /// Constraints are ignored, because no solution is found with them.
    package static let unsolvedConstraints = Self(rawValue: SimulationDiagnostic.Code.unsolvedConstraints.rawValue)
    /// A text has a character that no font contains.
    package static let missingGlyphs = Self(rawValue: IssueKind.missingGlyphs.warningCode)
}
