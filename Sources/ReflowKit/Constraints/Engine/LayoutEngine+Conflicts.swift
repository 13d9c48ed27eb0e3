import Basics
import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// Conflicts between required rows: autolayout.md §3.
extension LayoutEngine {
    /// The maximum number of conflicts that are reported in full at once; further ones are counted. A form of hundreds
    /// of rows that does not fit has as many conflicts, and each of them names most of its constraints.
    static let reportLimit = 20

    func entry(_ row: Int32) -> ConflictEntry {
        switch rows[Int(row)] {
        case .mask(let item, let part):
            guard let identifier = encapsulatedIdentifier(item, part) else { return ConflictEntry(origin: .mask) }
            return ConflictEntry(origin: .window, identifier: identifier)
        case .guide(let item, _):
            return ConflictEntry(origin: .guide, identifier: items[Int(item)].guide?.storedIdentifier ?? "")
        case .free, .content, .fitting: return ConflictEntry(origin: .window)
        case .constraint(let constraint):
            let identifier = constraint.storedIdentifier ?? ""
            return ConflictEntry(
                origin: ConflictEntry.Origin(identifier: identifier), identifier: identifier,
                isSize: constraint.first?.pairedAttribute.isSize == true, isRelative: constraint.second != nil)
        }
    }

    /// UIKit's name for the size that the window gives its root view, or for the size of a root outside of windows; nil
    /// for the mask of any other view.
    func encapsulatedIdentifier(_ item: Int32, _ part: Int) -> String? {
        if items[Int(item)].placement == .root {
            return part == 2 ? "_UITemporaryLayoutWidth" : "_UITemporaryLayoutHeight"
        }
        guard part >= 2, let view = items[Int(item)].view.view,
            view.parent?.isWindow == true || view.marks.contains(.ignoresMask) && view.isPlacedByContainer
        else { return nil }
        return part == 2 ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    }

    func describe(_ row: Int32) -> String {
        switch rows[Int(row)] {
        case .constraint(let constraint): constraint.printed
        case .mask(let item, let part): describeMask(item, part)
        case .guide(let item, let part): describeGuide(item, part)
        case .content(let item, let part): describeContent(item, part)
        case .free, .fitting: UnsatisfiableConstraints.Member.requestedSize.statement
        }
    }

    // MARK: Reporting

    /// Records the moment at which conflicts appeared. It is called after every update, and fast if there are none.
    func noteConflicts() {
        forgetEndedConflicts()
        guard !solver.conflicts.isEmpty || !conflictMoments.isEmpty else { return }
        var moments: [Int: UnsatisfiableConstraints.Moment] = [:]
        var now: UnsatisfiableConstraints.Moment?
        for conflict in solver.conflicts {
            let row = conflict.broken.index
            if let known = conflictMoments[row] {
                moments[row] = known
                continue
            }
            let moment = now ?? Simulation.current.conflictMoment
            now = moment
            moments[row] = moment
        }
        conflictMoments = moments
    }

    /// Records that a constraint was removed, or is no longer required.
    func noteEnd(ofRow row: Int32) {
        if !toldConflicts.isEmpty { endedRows.insert(RowID(Int(row))) }
    }

    /// Forgets the reported conflicts that have lost a constraint. UIKit then tries the broken constraint again. If it
    /// cannot hold for another reason, that is a new conflict (autolayout.md §3).
    private func forgetEndedConflicts() {
        guard !endedRows.isEmpty else { return }
        for (broken, rows) in toldConflicts where rows.contains(where: endedRows.contains) {
            toldConflicts[broken] = nil
            reportedConflicts.remove(broken)
            conflictMoments[broken] = nil
        }
        endedRows = []
    }

    /// Logs current conflicts that were not logged yet, and those that appeared and disappeared in between.
    func reportConflicts() {
        let standing = Set(solver.conflicts.map(\.broken.index))
        reportedConflicts.formIntersection(standing)
        toldConflicts = toldConflicts.filter { standing.contains($0.key) }
        let seen = passingConflicts
        passingConflicts = []
        for (row, report) in seen where !standing.contains(row) {
            var report = report
            report.moment.isTransient = true
            Simulation.current.report(.unsatisfiableConstraints(report))
        }
        var toldNow = 0
        var untold = 0
        var texts = RowTexts()
        for conflict in solver.conflicts where reportedConflicts.insert(conflict.broken.index).inserted {
            guard toldNow < LayoutEngine.reportLimit else {
                untold += 1
                continue
            }
            toldNow += 1
            toldConflicts[conflict.broken.index] = conflict.rows
            var report = report(of: conflict, &texts)
            // Layout may have changed the other constraints since, but the conflict was found earlier.
            if let seen = seen.first(where: { $0.row == conflict.broken.index }) { report.moment = seen.report.moment }
            Simulation.current.report(.unsatisfiableConstraints(report))
        }
        if untold > 0 { Simulation.current.report(.furtherUnsatisfiableConstraints(count: untold)) }
        reportUnsolvedRows()
    }

    /// Looks for conflicts before layout, as UIKit finds them when a constraint is added or changed. A conflict that is
    /// gone before the layout is logged, too.
    func findConflictsAtOnce() {
        guard !isApart, !isUpdatingConstraints, !newConstraints.contains(where: \.isHeldWrongly), wasSolved else {
            return
        }
        workOffEdits()
        guard let touched = update() else { return }
        touchedEarly += touched
        hasEdits = true
        var texts = RowTexts()
        for conflict in solver.conflicts where passingConflicts.count < LayoutEngine.reportLimit {
            let row = conflict.broken.index
            guard !reportedConflicts.contains(row), !passingConflicts.contains(where: { $0.row == row }) else {
                continue
            }
            passingConflicts.append((row, report(of: conflict, &texts)))
        }
    }

    /// The texts of rows, most of which are part of several conflicts.
    @MainActor
    private struct RowTexts {
        let words = ConstraintWords()
        private var members: [RowID: UnsatisfiableConstraints.Member] = [:]
        private var descriptions: [RowID: String] = [:]

        mutating func member(_ row: RowID, _ engine: LayoutEngine) -> UnsatisfiableConstraints.Member {
            if let known = members[row] { return known }
            let member = engine.member(row, words)
            members[row] = member
            return member
        }

        mutating func description(_ row: RowID, _ engine: LayoutEngine) -> String {
            if let known = descriptions[row] { return known }
            let description = engine.describe(Int32(row.index))
            // Masks and guides get another address in each message.
            if case .constraint = engine.rows[row.index] { descriptions[row] = description }
            return description
        }
    }

    private func report(of conflict: Conflict, _ texts: inout RowTexts) -> UnsatisfiableConstraints {
        let entries = conflict.rows.map { entry(Int32($0.index)) }
        let rows = ConflictChoice.printedOrder(entries).map { conflict.rows[$0] }
        let words = texts.words
        let broken = rows.firstIndex(of: conflict.broken) ?? 0
        let members = rows.map { texts.member($0, self) }
        let withoutRoom = conflict.lengths.compactMap { items[$0.index / 4].view.view.map { words.name(of: $0) } }
        // The constant has the opposite sign in the row.
        let changes = Dictionary(zip(conflict.rows, conflict.changes.map { -$0 })) { first, _ in first }
        let facts = rows.map { row in
            var found = fact(row, among: rows, words)
            found.change = CGFloat(changes[row] ?? 0)
            return found
        }
        let chain = chain(of: rows)
        return UnsatisfiableConstraints(
            constraints: rows.map { texts.description($0, self) }, broken: texts.description(conflict.broken, self),
            includesMask: entries.contains { $0.origin == .mask }, members: members, brokenMember: broken,
            chain: chain, sum: sum(of: chain.map { rows[$0] }, changes: changes, words),
            view: withoutRoom.first ?? innerView(of: conflict.broken).map { words.name(of: $0) } ?? facts[broken].view,
            squeezed: withoutRoom + (facts[broken].size == nil ? [] : [facts[broken].view]),
            axis: facts[broken].attribute.axis,
            advice: ConflictAdvice.text(
                facts, broken: broken, statement: members[broken].statement,
                excess: conflict.excess, withoutRoom: withoutRoom, content: neededContent(of: conflict.lengths))
                + members.variations,
            moment: conflictMoments[conflict.broken.index] ?? Simulation.current.conflictMoment)
    }

    private func innerView(of row: RowID) -> UIView? {
        guard case .constraint(let constraint) = rows[row.index] else { return nil }
        return constraint.innerSide?.item.view
    }

    /// The current conflicts that were logged in full, as identities.
    var standingConflicts: [UnsatisfiableConstraints.Identity] {
        var texts = RowTexts()
        return solver.conflicts.filter { toldConflicts[$0.broken.index] != nil }.map { conflict in
            let entries = conflict.rows.map { entry(Int32($0.index)) }
            let rows = ConflictChoice.printedOrder(entries).map { conflict.rows[$0] }
            return UnsatisfiableConstraints.Identity(
                members: rows.map { texts.member($0, self) },
                brokenMember: rows.firstIndex(of: conflict.broken) ?? 0)
        }
    }

    /// The broken constraints of all current conflicts.
    var brokenConstraints: [UnsatisfiableConstraints.Member] {
        let words = ConstraintWords()
        return solver.conflicts.map { member($0.broken, words) }
    }

    // MARK: Rows in messages

    /// The names of the edges that the rows of a guide are about.
    static let edgeNames = ["left", "top", "right", "bottom"]

    /// The member for a row. It contains no numbers that a rotation changes, so that a conflict is the same one in both
    /// orientations.
    func member(_ row: RowID, _ words: ConstraintWords) -> UnsatisfiableConstraints.Member {
        switch rows[row.index] {
        case .constraint(let constraint):
            let equation = words.equation(of: constraint)
            return UnsatisfiableConstraints.Member(
                equation.forPeople, subject: equation.subject, identifier: constraint.identifier,
                source: constraint.source)
        case .mask(let item, let part):
            let name = items[Int(item)].view.view.map { words.name(of: $0) } ?? ""
            let setter: UnsatisfiableConstraints.Member.Setter =
                items[Int(item)].placement == .root
                ? .code : encapsulatedIdentifier(item, part) == nil ? .mask : .window
            return UnsatisfiableConstraints.Member(LayoutNumber(part: part), of: name, setBy: setter)
        case .guide(let item, let part):
            let name = items[Int(item)].guide.map { words.name(of: $0) } ?? ""
            return UnsatisfiableConstraints.Member(inset: LayoutEngine.edgeNames[part], of: name)
        case .content(let item, let part):
            let name = items[Int(item)].view.view.map { words.name(of: $0) } ?? ""
            return UnsatisfiableConstraints.Member(
                content: part < 2 ? .width : .height, of: name, isUpperBound: part % 2 == 0)
        case .free, .fitting: return .requestedSize
        }
    }

    func fact(_ row: RowID, among all: [RowID], _ words: ConstraintWords) -> ConflictFact {
        let entry = entry(Int32(row.index))
        let lengths: [NSLayoutAttribute] = [.left, .top, .width, .height]
        switch rows[row.index] {
        case .constraint(let constraint):
            return ConflictFact(
                entry, view: constraint.first.map { words.name(of: $0.item) } ?? "",
                attribute: constraint.firstAttribute,
                relation: constraint.relation, size: constraint.second == nil ? Double(constraint.constant) : nil)
        case .mask(let item, let part):
            guard let view = items[Int(item)].view.view else {
                return ConflictFact(entry, view: "", attribute: lengths[part])
            }
            let role: ConflictFact.Role =
                encapsulatedIdentifier(item, part) != nil
                ? .window : isMeantForConstraints(view, all) ? .forgottenMask : .ordinary
            return ConflictFact(entry, role: role, view: words.name(of: view), attribute: lengths[part])
        case .guide(let item, let part):
            return ConflictFact(
                entry, view: items[Int(item)].guide.map { words.name(of: $0) } ?? "", attribute: lengths[part % 2])
        case .content(let item, let part):
            return ConflictFact(
                entry, role: part % 2 == 1 ? .content : .hugging,
                view: items[Int(item)].view.view.map { words.name(of: $0) } ?? "",
                attribute: part < 2 ? .width : .height)
        case .free, .fitting: return ConflictFact(entry, view: "", attribute: .notAnAttribute)
        }
    }

    /// Whether one of the rows is a constraint that places the view, as opposed to something inside it.
    private func isMeantForConstraints(_ view: UIView, _ all: [RowID]) -> Bool {
        guard view.placementRule == nil else { return false }
        return all.contains { row in
            guard case .constraint(let constraint) = rows[row.index], let first = constraint.first else { return false }
            let sides = [first, constraint.second].compactMap(\.self)
            guard sides.contains(where: { !$0.item.isGuide && $0.item.view === view }) else { return false }
            return sides.allSatisfy { side in
                guard let other = side.item.view else { return false }
                return other === view && !side.item.isGuide || !other.isActualDescendant(of: view)
            }
        }
    }
}

extension NSLayoutConstraint {
    /// The second side, if its view is inside the view of the first side.
    final var innerSide: ConstraintSide? {
        guard let second, let outer = first?.item.view, let inner = second.item.view, inner !== outer,
            inner.isActualDescendant(of: outer)
        else { return nil }
        return second
    }

    /// Whether the holder can no longer hold the constraint, because the tree is still being built.
    fileprivate var isHeldWrongly: Bool { holder.map { !canBeHeld(by: $0) } ?? false }
}

extension Simulation {
    /// The current orientation, and the callback that is running or was the last one to run.
    var conflictMoment: UnsatisfiableConstraints.Moment {
        // A rotation callback may have called others that have already ended.
        if let callback = animationState.block?.callback, let controller = animationState.block?.controller {
            return UnsatisfiableConstraints.Moment(
                orientation: application.statusBarOrientation,
                callback: "\(controller.nameInEvents).\(callback.rawValue)")
        }
        for event in events.events.suffix(Simulation.searchLimit).reversed() {
            guard case .callback(let callback, let controller, _) = event else { continue }
            return UnsatisfiableConstraints.Moment(
                orientation: application.statusBarOrientation, callback: "\(controller).\(callback.rawValue)")
        }
        return UnsatisfiableConstraints.Moment(orientation: application.statusBarOrientation)
    }

    /// The maximum number of events that are searched for the last callback.
    private static let searchLimit = 1_000
}
