import Basics
import ConstraintSolver
import Foundation
import KitValues
package import LayoutRules

// The findings of a linter: open positions and sizes, and constraints without effect.
extension LayoutEngine {
    /// The maximum number of constraints that are tried. Each trial solves without one constraint, which takes time.
    private static let trialLimit = 300
    /// The maximum number of entries of the solver's tables that all trials together may visit. A trial that has begun
    /// is completed.
    private static let trialWork = 20_000_000

    /// The views whose constraints leave their frame open, in the order in which they joined the engine. Views in a
    /// conflict or in an unsolved row are left out, because the ignored constraint explains their open frame.
    func openViews() -> [(view: UIView, numbers: [LayoutNumber])] {
        openPlaces().map { ($0.view, $0.numbers) }
    }

    /// The same views without numbers that follow from others. If rows below each other have no height, only the
    /// heights are open, and not the positions that follow from them.
    func independentOpenViews() -> [(view: UIView, numbers: [LayoutNumber])] {
        let places = openPlaces()
        guard !places.isEmpty else { return [] }
        let open = Set(solver.ambiguousUnknowns())
            .union(places.flatMap { place in place.numbers.map { unknown(place.item, $0.part) } })
        let order = itemsInTreeOrder
        let followers = followers(among: open, order)
        return places.sorted { order[$0.item, default: 0] < order[$1.item, default: 0] }.compactMap { place in
            let numbers = place.numbers.filter { !followers.contains(unknown(place.item, $0.part)) }
            return numbers.isEmpty ? nil : (place.view, numbers)
        }
    }

    /// The order of the items in the tree: superviews first, then the order of subviews.
    var itemsInTreeOrder: [Int32: Int] {
        var order: [Int32: Int] = [:]
        var rest = [root].compactMap(\.self)
        while let view = rest.popLast() {
            if let index = view.layoutState.flatMap({ index(of: $0) }) { order[index] = order.count }
            rest += view.children.reversed()
        }
        return order
    }

    private func openPlaces() -> [(item: Int32, view: UIView, numbers: [LayoutNumber])] {
        prepare()
        let ambiguous = Set(solver.ambiguousUnknowns())
        let inConflict = Set(
            (solver.contradictingRows() + solver.unsolved.map(\.row)).flatMap { solver.unknowns(of: $0) }
                .map { $0.index / 4 })
        var open: [(item: Int32, view: UIView, numbers: [LayoutNumber])] = []
        for index in items.indices where !inConflict.contains(index) {
            let item = items[index]
            guard item.placement == .constraints, item.guide == nil, let view = item.view.view else { continue }
            let numbers = LayoutNumber.allCases.filter { name in
                let number = unknown(Int32(index), name.part)
                return ambiguous.contains(number) || !solver.hasRows(about: number)
            }
            if !numbers.isEmpty { open.append((Int32(index), view, numbers)) }
        }
        return open
    }

    /// The open numbers that follow from others by required equations.
    ///
    /// If only one equation contains a number, the number follows from the others in this equation. The equation is
    /// then removed, which may leave other numbers with a single equation. Guides are taken before views, positions
    /// before lengths, and later views before earlier ones.
    /// - Parameter order: the order of the items in the tree.
    private func followers(among open: Set<Unknown>, _ order: [Int32: Int]) -> Set<Unknown> {
        var equations: [[Unknown]] = []
        var equationsOf: [Unknown: [Int]] = [:]
        let ignored = Set(solver.conflicts.map(\.broken) + solver.unsolved.map(\.row))
        for row in rows.indices where isRequiredEquation(RowID(row)) && !ignored.contains(RowID(row)) {
            let numbers = solver.unknowns(of: RowID(row)).filter(open.contains)
            for number in numbers { equationsOf[number, default: []].append(equations.count) }
            if !numbers.isEmpty { equations.append(numbers) }
        }
        func rank(_ number: Unknown) -> Int {
            items[number.index / 4].guide != nil ? 0 : number.index % 4 < 2 ? 1 : 2
        }
        var counts = equationsOf.mapValues(\.count)
        // Lengths are taken only when no other number has a single equation.
        let lengths = equationsOf.keys.filter { rank($0) == 2 }.sorted {
            let (left, right) = (order[Int32($0.index / 4), default: 0], order[Int32($1.index / 4), default: 0])
            return left == right ? $0 > $1 : left > right
        }
        var ready = equationsOf.keys.filter { rank($0) < 2 && counts[$0] == 1 }
            .sorted { (rank($1), $0) < (rank($0), $1) }
        var isDone = [Bool](repeating: false, count: equations.count)
        var followers: Set<Unknown> = []
        func follow(_ number: Unknown) {
            guard let equation = equationsOf[number]?.first(where: { !isDone[$0] }) else { return }
            isDone[equation] = true
            followers.insert(number)
            for other in equations[equation] {
                counts[other, default: 0] -= 1
                if counts[other] == 1, rank(other) < 2 { ready.append(other) }
            }
        }
        while true {
            while let next = ready.popLast() {
                if counts[next] == 1 { follow(next) }
            }
            guard let length = lengths.first(where: { counts[$0] == 1 }) else { return followers }
            follow(length)
        }
    }

    /// Constraints from files that have no effect: optional constraints that are never satisfied and shift nothing,
    /// limits beside a fixed number, and duplicates.
    func idleConstraints(_ words: ConstraintWords) -> [IdleConstraint] {
        prepare()
        var idle: [IdleConstraint] = []
        var said: [String: [NSLayoutConstraint]] = [:]
        var trials = 0
        let workBefore = solver.work.entries
        var textNumbers: Set<Unknown>?
        let unsolved = Set(solver.unsolved.map(\.row))
        // A constraint that loses against one of equal priority does not count as never satisfied.
        lazy var rowsInTies = self.rowsInTies()
        for row in rows.indices {
            guard case .constraint(let constraint) = rows[row], let source = constraint.source, !source.isVaried else {
                continue
            }
            let equation = words.equation(of: constraint)
            let statement = equation.forPeople
            var reason: IdleConstraint.Reason?
            var dependsOnText = false
            // Two views may have the same name in messages.
            let earlier = said[statement]?.first { $0.hasItems(of: constraint) }
            if let earlier = earlier?.source, constraint.identifier == nil {
                reason = .repeated(at: earlier)
            } else if let fixed = fixedNumber(beside: constraint, words) {
                reason = .kept(by: fixed)
            } else if constraint.priority != .required, solver.distance(of: RowID(row)) > 0.5,
                !unsolved.contains(RowID(row)), !rowsInTies.contains(RowID(row)), trials < LayoutEngine.trialLimit,
                solver.work.entries - workBefore < LayoutEngine.trialWork
            {
                trials += 1
                if !matters(RowID(row)) {
                    let causes = solver.causesOfFailure(of: RowID(row))
                    reason = .beaten(by: winners(causes.rows, over: RowID(row), words))
                    // Only required equations give the same numbers at every text size.
                    if !causes.lengths.isEmpty || !causes.rows.allSatisfy(isRequiredEquation) {
                        let numbers = textNumbers ?? numbersBesideText()
                        textNumbers = numbers
                        dependsOnText = solver.unknowns(of: RowID(row)).contains(where: numbers.contains)
                    }
                }
            }
            if earlier == nil { said[statement, default: []].append(constraint) }
            guard let reason else { continue }
            idle.append(
                IdleConstraint(
                    view: constraint.first.map { words.name(of: $0.item) } ?? "", statement: statement,
                    subject: equation.subject, identifier: constraint.identifier, source: source, reason: reason,
                    dependsOnText: dependsOnText))
        }
        return idle
    }

    /// The required equation that fixes the number which the limit only bounds.
    private func fixedNumber(beside limit: NSLayoutConstraint, _ words: ConstraintWords) -> String? {
        guard limit.relation != .equal, limit.second == nil, let first = limit.first, first.end == nil
        else { return nil }
        let fixed = first.item.state.referring.all.first { other in
            guard other !== limit, other.relation == .equal, other.second == nil, other.priority == .required,
                let side = other.first, side.end == nil, side.item.isSame(as: first.item),
                side.attribute == first.attribute
            else { return false }
            return limit.relation == .lessThanOrEqual
                ? other.constant <= limit.constant : other.constant >= limit.constant
        }
        return fixed.map { words.equation(of: $0).forPeople }
    }

    /// Whether a frame would change without the row.
    private func matters(_ row: RowID) -> Bool {
        var isNeeded = true
        attempt { solver throws(SolverError) in isNeeded = try solver.changesSomething(row) }
        hasEdits = true
        return isNeeded
    }

    private func isRequiredEquation(_ row: RowID) -> Bool {
        switch rows[row.index] {
        case .constraint(let constraint): constraint.relation == .equal && constraint.priority == .required
        case .mask, .guide: true
        case .free, .fitting, .content: false
        }
    }

    /// The numbers that depend on the size of a text, directly or through other numbers.
    private func numbersBesideText() -> Set<Unknown> {
        var rowsOfNumbers: [Unknown: [RowID]] = [:]
        var waiting: [Unknown] = []
        for row in rows.indices {
            if case .free = rows[row] { continue }
            let numbers = solver.unknowns(of: RowID(row)).filter { !solver.isInput($0) }
            for number in numbers { rowsOfNumbers[number, default: []].append(RowID(row)) }
            if case .content(let item, _) = rows[row], items[Int(item)].view.view?.portrait.text != nil {
                waiting += numbers
            }
        }
        var found: Set<Unknown> = []
        while let number = waiting.popLast() {
            guard found.insert(number).inserted else { continue }
            for row in rowsOfNumbers[number] ?? [] {
                waiting += solver.unknowns(of: row).filter { !solver.isInput($0) && !found.contains($0) }
            }
        }
        return found
    }

    /// The rows that take precedence over a row.
    private func winners(
        _ causes: [RowID], over row: RowID, _ words: ConstraintWords
    ) -> [IdleConstraint.Winner] {
        let own = Set(solver.unknowns(of: row))
        // Rows about the same numbers say more than their own causes, and the app's rows more than the system's.
        let near = causes.filter { solver.unknowns(of: $0).contains(where: own.contains) }
        return (near.isEmpty ? causes : near).compactMap { cause in
            switch rows[cause.index] {
            case .constraint(let constraint): .constraint(words.equation(of: constraint).forPeople)
            case .content(let item, let part):
                items[Int(item)].view.view.map { .content(part < 2 ? .width : .height, of: words.name(of: $0)) }
            case .mask, .guide, .free, .fitting: nil
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Whether both constraints have the same items.
    fileprivate final func hasItems(of other: NSLayoutConstraint) -> Bool {
        func isSame(_ one: ConstraintSide?, _ other: ConstraintSide?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return one.item.isSame(as: other.item)
        }
        return isSame(first, other.first) && isSame(second, other.second)
    }
}

extension UIView {
    /// The views of this tree whose constraints leave their frame open.
    package final func viewsWithOpenPlace() -> [(view: UIView, numbers: [LayoutNumber])] {
        engineForLayout()?.openViews() ?? []
    }

    /// The constraints of this tree that have no effect.
    /// - Parameter names: names of views that have no identifier.
    package final func idleConstraints(names: [ObjectIdentifier: String] = [:]) -> [IdleConstraint] {
        engineForLayout()?.idleConstraints(ConstraintWords(names: names)) ?? []
    }

    /// The number of plans that the solver of this tree has made so far, for tests; nil if the tree has no solver.
    package final var plansMade: Int? { engineOfTree?.solver.work.partsBuilt }

    /// The current conflicts between required constraints of this tree.
    package final var standingConflicts: [UnsatisfiableConstraints.Identity] {
        engineOfTree?.standingConflicts ?? []
    }

    /// The broken constraints of all current conflicts of this tree, including those that were only counted.
    package final var brokenConstraints: [UnsatisfiableConstraints.Member] { engineOfTree?.brokenConstraints ?? [] }
}
