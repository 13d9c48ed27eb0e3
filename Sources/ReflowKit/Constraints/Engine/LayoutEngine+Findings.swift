import Basics
import ConstraintSolver
import Foundation
import KitValues
package import LayoutRules

// The questions of a linter: which places are open, and which constraints do not matter.
extension LayoutEngine {
    /// The number of constraints that are tried, and the number of entries of the solver's tables that may be visited
    /// for it: solving without each of them takes time.
    private static let trialLimit = 300
    private static let trialWork = 20_000_000

    /// The views whose constraints leave their place open, in the order in which they came into the engine. Those of
    /// which a conflict or an unsolved row speaks are left out: without the constraint that is ignored they are open of
    /// course.
    func openViews() -> [(view: UIView, numbers: [LayoutNumber])] {
        openPlaces().map { ($0.view, $0.numbers) }
    }

    /// The same without what follows from others: where rows below each other have no height, they lack that, and not
    /// the places that follow from it.
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

    /// The places of the items among all views, superviews first, in the order of subviews.
    var itemsInTreeOrder: [Int32: Int] {
        var order: [Int32: Int] = [:]
        var rest = [root].compactMap(\.self)
        while let view = rest.popLast() {
            if let index = view.extras?.layoutState.flatMap({ index(of: $0) }) { order[index] = order.count }
            rest += view.children.reversed()
        }
        return order
    }

    private func openPlaces() -> [(item: Int32, view: UIView, numbers: [LayoutNumber])] {
        prepare()
        let ambiguous = Set(solver.ambiguousUnknowns())
        let inConflict = Set(
            (solver.conflicts.flatMap(\.rows) + solver.unsolved.map(\.row)).flatMap { solver.unknowns(of: $0) }
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

    /// The open numbers that follow from the others by equations that must hold.
    ///
    /// A number that only one equation speaks of follows from the others in it; then the equation is done with, and
    /// others are the only ones about another number. Guides follow before views, positions before lengths, and later
    /// views before earlier ones.
    /// - Parameter order: the places of the items in the tree.
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
        // Lengths wait until no other number is the only one of its equation.
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

    /// Constraints from files without which everything would be as it is: wishes that never come true and pull at
    /// nothing, limits beside a fixed number, and what is said twice.
    func idleConstraints(_ words: ConstraintWords) -> [IdleConstraint] {
        prepare()
        var idle: [IdleConstraint] = []
        var said: [String: [NSLayoutConstraint]] = [:]
        var trials = 0
        let workBefore = solver.work.entries
        var textNumbers: Set<Unknown>?
        let unsolved = Set(solver.unsolved.map(\.row))
        // A constraint that loses against its equal is no wish that never comes true.
        lazy var rowsInTies = self.rowsInTies()
        for row in rows.indices {
            guard case .constraint(let constraint) = rows[row], let source = constraint.source, !source.isVaried else {
                continue
            }
            let equation = words.equation(of: constraint)
            let statement = equation.forPeople
            var reason: IdleConstraint.Reason?
            var dependsOnText = false
            // Two views may have one name in messages.
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
                    // Equations that must hold give the same numbers at every text size.
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

    /// A required equation that gives the same number as a limit that it keeps.
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

    /// Whether anything would be elsewhere without a row.
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

    /// The numbers that rows connect, by way of other numbers, with the size of a text.
    private func numbersBesideText() -> Set<Unknown> {
        var rowsOfNumbers: [Unknown: [RowID]] = [:]
        var waiting: [Unknown] = []
        for row in rows.indices {
            if case .free = rows[row] { continue }
            let numbers = solver.unknowns(of: RowID(row)).filter { !solver.isInput($0) }
            for number in numbers { rowsOfNumbers[number, default: []].append(RowID(row)) }
            if case .content(let item, _) = rows[row], items[Int(item)].view.view?.visibleText != nil {
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
        // Rows that speak of the same numbers say more than the rows that those follow from, and the app's rows more
        // than the system's.
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
    /// Whether both speak of the same views or guides.
    fileprivate final func hasItems(of other: NSLayoutConstraint) -> Bool {
        func isSame(_ one: ConstraintSide?, _ other: ConstraintSide?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return one.item.isSame(as: other.item)
        }
        return isSame(first, other.first) && isSame(second, other.second)
    }
}

extension UIView {
    /// The views of this tree whose constraints leave their place open.
    package final func viewsWithOpenPlace() -> [(view: UIView, numbers: [LayoutNumber])] {
        engineForLayout()?.openViews() ?? []
    }

    /// The constraints of this tree without which everything would be as it is.
    /// - Parameter names: of views that have no identifier.
    package final func idleConstraints(names: [ObjectIdentifier: String] = [:]) -> [IdleConstraint] {
        engineForLayout()?.idleConstraints(ConstraintWords(names: names)) ?? []
    }

    /// How many plans the solver of this tree has made so far, for tests; nil where the tree has no solver.
    package final var plansMade: Int? { engineOfTree?.solver.work.partsBuilt }

    /// The contradictions among required constraints of this tree that stand now.
    package final var standingConflicts: [UnsatisfiableConstraints.Identity] {
        engineOfTree?.standingConflicts ?? []
    }

    /// The broken constraints of all contradictions of this tree that stand now, also of those that were only counted.
    package final var brokenConstraints: [UnsatisfiableConstraints.Member] { engineOfTree?.brokenConstraints ?? [] }
}
