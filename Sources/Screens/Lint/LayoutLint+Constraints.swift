import Basics
import LayoutRules

// Checks for problems of the constraints themselves.
extension LayoutLint {
    var constraintIssues: [LayoutIssue] {
        let facts = screen.constraints
        var issues = facts.conflicts.filter { !$0.isBetweenVariations }.byCause.map { conflict in
            LayoutIssue(
                view: conflict.report.view,
                line: conflict.report.members[conflict.report.brokenMember].source?.position.line,
                problem: .conflict(conflict))
        }
        if facts.furtherConflicts > 0 {
            issues.append(LayoutIssue(view: facts.root, problem: .furtherConflicts(facts.furtherConflicts)))
        }
        issues += facts.unsolved.map {
            LayoutIssue(view: $0.view, line: $0.member.source?.position.line, problem: .unsolved($0))
        }
        issues += facts.failures.map { LayoutIssue(view: facts.root, problem: .failure($0)) }
        for views in facts.open.filter({ !ignored.contains($0.name, $0.identifier) }).alike {
            issues.append(LayoutIssue(view: views[0].name, line: views[0].line, problem: .ambiguous(views)))
        }
        issues += facts.idle.map {
            LayoutIssue(view: $0.view, line: $0.source?.position.line, problem: .idle($0))
        }
        return issues.filter { !ignored.contains($0.view, nil) }
    }
}
