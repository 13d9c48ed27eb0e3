import Basics
import LayoutRules

// What is wrong with constraints themselves.
extension LayoutLint {
    var constraintIssues: [LayoutIssue] {
        let facts = screen.constraints
        var issues = facts.conflicts.map { conflict in
            LayoutIssue(
                view: conflict.report.view,
                line: conflict.report.members[conflict.report.brokenMember].source?.position.line,
                problem: .conflict(conflict))
        }
        for view in facts.open where !ignored.contains(view.name, view.identifier) {
            issues.append(LayoutIssue(view: view.name, line: view.line, problem: .ambiguous(view.numbers)))
        }
        issues += facts.idle.map {
            LayoutIssue(view: $0.view, line: $0.source?.position.line, problem: .idle($0))
        }
        return issues.filter { !ignored.contains($0.view, nil) }
    }
}
