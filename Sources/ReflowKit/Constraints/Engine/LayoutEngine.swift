import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

/// Finds the places of the views and guides of one tree that constraints concern. The root of the tree holds it; one
/// that only measures is held by whoever asks.
///
/// ### Coordinates
/// An item has four unknowns: `minX`, `minY`, `width` and `height` of its alignment rectangle, in the coordinates of its
/// superview, or of the view that it is a guide of. A constraint speaks in the coordinates of the view that holds it, so
/// its row adds up what lies between. Parts of a screen that constraints do not connect stay apart this way, and a
/// position with a multiplier is measured from the holder's origin.
///
/// ### The way of the data
/// Changes are collected, and `prepare` works them off: rows are made for new constraints and items, what wraps text is
/// measured, the solver finds values, and superviews of what moved are marked for the layout pass. There each of them
/// writes the frames of its direct subviews, rounded to pixels in the root's coordinates. Values are never rounded, so
/// nothing drifts.
@MainActor
final class LayoutEngine {
    /// Whether there has been a constraint in this process; as long as there was none, layout asks nothing else. No
    /// simulation can tell whether another set it: what is asked then finds no engine in a tree without constraints.
    @exclusivity(unchecked) static var isInUse = false

    /// Tells the engine from all others that there are or were.
    let number: UInt32
    @exclusivity(unchecked) private static var engines: UInt32 = 0

    /// The root of the tree.
    private let rootIdentity: ViewIdentity
    var root: UIView? { rootIdentity.view }
    private(set) var purpose: Purpose
    /// Whether nothing is written or marked, and items and rows are known by this engine alone.
    var isApart: Bool { purpose != .layout }
    var isMeasuring: Bool { purpose == .fitting }

    /// Its update asks constraints for their identifiers, which a subclass may answer: accesses are checked.
    var solver = ConstraintSolver()
    // Most of these are asked for every view and every constraint: checking each time that nobody else is about to change
    // them would take a tenth of the time.
    @exclusivity(unchecked) var items: [Item] = []
    private(set) var freeItems: [Int32] = []
    /// The items and rows of an engine that is apart.
    private var indexesApart: [Identity<LayoutItemState>: Int32] = [:]
    var rowsApart: [Identity<NSLayoutConstraint>: Int32] = [:]
    /// The terms of rows that speak of baselines: another view may come to stand for one.
    var baselineTerms: [Int32: [Term]] = [:]
    @exclusivity(unchecked) var rows: [RowOwner] = []
    @exclusivity(unchecked) private(set) var freeRows: [Int32] = []
    /// The number of the item that came last.
    private var lastEntry: Int32 = 0
    /// Whether the view whose constraints are being made rows runs from right to left, once one of them has asked.
    @exclusivity(unchecked) var holderDirection: (holder: ViewIdentity, isRightToLeft: Bool)?

    // The work that is left for the next update.
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var movedItems: [LayoutItemState] = []
    /// Items that the pass itself has put where constraints have them.
    @exclusivity(unchecked) var placedItems: [Int32] = []
    @exclusivity(unchecked) var changedContents: [LayoutItemState] = []
    /// Whether rows, constants or inputs changed.
    @exclusivity(unchecked) var hasEdits = false
    /// How often values were found; for tests.
    var updates = 0
    private(set) var isUpdatingConstraints = false

    /// The values that views were last marked for.
    @exclusivity(unchecked) var notedValues: [Double] = []
    /// The items whose content breaks lines.
    @exclusivity(unchecked) var wrappingItems: Set<Int32> = []
    @exclusivity(unchecked) var keyboardGuides = KeyboardGuides()
    /// The rows that the solver is to break where a conflict has one of them.
    @exclusivity(unchecked) var rowsToBreak: Set<RowID> = []
    /// Nil where the order of the rows may have changed since.
    var settledConflicts: SettledConflicts? = SettledConflicts()
    var knownTies = KnownTies()
    /// The known facts about rows that take part in conflicts, during an update.
    var knownEntries: [Int32: KnownEntry] = [:]
    /// Set while a new engine is asked what it breaks.
    var isSettling = false
    /// The conflicts that were reported, by their broken rows.
    var reportedConflicts: Set<Int> = []
    /// The rows that the solver left out and that were reported.
    var reportedUnsolved: Set<Int> = []
    /// The conflicts that were reported in full, and not only counted: their rows, by their broken rows.
    var toldConflicts: [Int: [RowID]] = [:]
    /// The rows whose constraints have ended since conflicts were noted last: a conflict with one of them is over.
    var endedRows: Set<RowID> = []
    /// Since when the conflicts that there are now are there, by their broken rows.
    var conflictMoments: [Int: UnsatisfiableConstraints.Moment] = [:]
    /// The conflicts that were found before layout came, by their broken rows.
    var passingConflicts: [(row: Int, report: UnsatisfiableConstraints)] = []
    /// The unknowns that got new values when conflicts were looked for; no view has been marked for them yet.
    var touchedEarly: [Unknown] = []
    /// Whether values were found before: until then everything is still being put together.
    var wasSolved = false
    var isFailing = false
    /// Whether views went elsewhere while rows were made, and may have become items of this engine all the same.
    var wasOvertaken = false

    /// Where constraints were last added to a tree without an engine: most are added in lists, and looking for the root
    /// each time takes a fifth of activating one.
    @exclusivity(unchecked) private static var withoutEngine: (holder: ViewIdentity?, moves: Int, engines: UInt32) =
        (nil, 0, 0)

    /// The engine of the tree that a view is in; nil where none has been needed.
    static func ofTree(with view: UIView, _ state: LayoutItemState) -> LayoutEngine? {
        if let engine = state.engine { return engine }
        let known = withoutEngine
        if known.holder === state.identity, known.moves == HierarchyMoves.count, known.engines == engines { return nil }
        if let engine = view.engineOfTree { return engine }
        withoutEngine = (state.identity, HierarchyMoves.count, engines)
        return nil
    }

    init(root: UIView, purpose: Purpose = .layout) {
        rootIdentity = root.ensureIdentity()
        self.purpose = purpose
        LayoutEngine.engines &+= 1
        number = LayoutEngine.engines
    }

    enum Purpose {
        /// To lay out the tree.
        case layout
        /// To measure the root for `systemLayoutSizeFitting`: its size is free.
        case fitting
        /// To find out which constraints of a conflict an engine breaks that is made for the tree as it is.
        case choosing
        /// None any more: the tree has come into another one, whose engine lays it out.
        case abandoned
    }

    /// A view or a guide that takes part.
    struct Item {
        let state: LayoutItemState
        /// The view, or the one that the guide belongs to.
        let view: ViewIdentity
        /// The superview of a view. A view that a constraint names and that goes to another one comes in anew.
        let superview: ViewIdentity?
        let guide: UILayoutGuide?
        var placement = Placement.none
        /// The rows of a mask or of a system's guide, and those of the content's size: `noRow` where there is none.
        var frameRows = SIMD4<Int32>(repeating: -1)
        var contentRows = SIMD4<Int32>(repeating: -1)
        /// The priorities with which the content's rows were set: hugging and resistance across, then down.
        var contentPriorities = SIMD4<Float>()
        /// The content's size, in one line where it breaks lines, and what it was measured at last then.
        var oneLine = CGSize.zero
        var wrapped: (width: CGFloat, size: CGSize)?
        /// Whether the solver has heard which values are preferred where constraints leave the item's numbers open.
        var hasPreferences = false
        /// Whose turn it is among equals. Where that decides anything, the entries of these items are in the order of
        /// the tree; until then they are in the order in which the items came.
        var entry: Int32
    }

    /// The source of an item's place.
    enum Placement {
        case none, root, mask, constraints, systemGuide
    }

    /// The meaning of a row.
    enum RowOwner {
        case free
        case constraint(NSLayoutConstraint)
        /// One of the equations of a mask: `minX`, `minY`, `width`, `height`.
        case mask(item: Int32, part: Int)
        case guide(item: Int32, part: Int)
        /// Hugging and resistance across, then down.
        case content(item: Int32, part: Int)
        /// The size that fitting aims at.
        case fitting
    }

    static let noRow: Int32 = -1
    /// So often one layout may find that its callbacks changed constraints again.
    static let roundLimit = 20

    // MARK: Numbers

    func index(of state: LayoutItemState) -> Int32? {
        if isApart { return indexesApart[Identity(state)] }
        return state.index >= 0 && state.engineNumber == number ? state.index : nil
    }

    func unknown(_ index: Int32, _ part: Int) -> Unknown { Unknown(Int(index) * 4 + part) }

    func value(_ index: Int32, _ part: Int) -> Double { solver.value(of: unknown(index, part)) }

    func takeRow(_ owner: RowOwner) -> Int32 {
        if let row = freeRows.popLast() {
            rows[Int(row)] = owner
            return row
        }
        rows.append(owner)
        return Int32(rows.count - 1)
    }

    func freeRow(_ row: Int32) {
        guard row != LayoutEngine.noRow else { return }
        forgetConflicts(with: row)
        solver.removeRow(RowID(Int(row)))
        rows[Int(row)] = .free
        freeRows.append(row)
        reportedConflicts.remove(Int(row))
        toldConflicts[Int(row)] = nil
        reportedUnsolved.remove(Int(row))
        hasEdits = true
    }

    private func nextEntry() -> Int32 {
        lastEntry = lastEntry % LayoutEngine.entryLimit + 1
        return lastEntry
    }

    func takeItem(_ state: LayoutItemState, view: UIView, guide: UILayoutGuide?) -> Int32 {
        let item = Item(
            state: state, view: view.ensureIdentity(), superview: guide == nil ? view.parentIdentity : nil,
            guide: guide,
            entry: nextEntry())
        let index: Int32
        if let free = freeItems.popLast() {
            index = free
            items[Int(index)] = item
        } else {
            items.append(item)
            index = Int32(items.count - 1)
            notedValues.append(contentsOf: repeatElement(.nan, count: 4))
        }
        if isApart {
            indexesApart[Identity(state)] = index
        } else {
            state.engine?.remove(state)
            state.join(self, as: index)
        }
        return index
    }

    /// Whether a number is still that of an item, after users' code ran that may have taken it out.
    func isNumber(_ index: Int32, of state: LayoutItemState) -> Bool {
        items[Int(index)].state === state && items[Int(index)].placement != .none
    }

    /// Takes an item out, with all rows that speak of it. Those of constraints that stay active are made anew.
    func remove(_ state: LayoutItemState) {
        guard let index = index(of: state) else { return }
        let item = items[Int(index)]
        for part in 0..<4 {
            freeRow(item.frameRows[part])
            freeRow(item.contentRows[part])
            let number = unknown(index, part)
            solver.release(number)
            attempt { solver throws(SolverError) in
                try solver.setIsLength(false, of: number)
                if item.hasPreferences { try solver.setPreference(0, of: number) }
            }
            notedValues[Int(index) * 4 + part] = .nan
        }
        wrappingItems.remove(index)
        keyboardGuides.items.remove(index)
        items[Int(index)].placement = .none
        freeItems.append(index)
        if isApart { indexesApart[Identity(state)] = nil } else { state.join(nil, as: -1) }
        // Some speak of it without naming it, for their baseline.
        for constraint in state.referring.all { makeAnew(constraint) }
        for constraint in state.dependents { makeAnew(constraint) }
        hasEdits = true
    }

    private func makeAnew(_ constraint: NSLayoutConstraint) {
        guard row(of: constraint) != nil else { return }
        remove(constraint)
        newConstraints.append(constraint)
    }

    /// Takes out what is not in the tree: callbacks may take a view or a guide elsewhere that is just coming in.
    func removeStrayItems() {
        wasOvertaken = false
        guard let root else { return }
        for index in items.indices where items[index].placement != .none {
            let item = items[index]
            let view = item.view.view
            let isOwner = item.guide.map { $0.owningView === view } ?? true
            if !isOwner || view?.isActualDescendant(of: root) != true { remove(item.state) }
        }
    }

    /// Gives everything back, because the tree has come into another one. The engine may be at work: it goes on without
    /// touching anything that is not its own.
    func abandon() {
        if let root { release(root) }
        newConstraints = []
        purpose = .abandoned
    }

    var isAbandoned: Bool { purpose == .abandoned }

    /// Edits the solver. What it refuses is reported, once until something is solved again.
    func attempt(_ edit: (inout ConstraintSolver) throws(SolverError) -> Void) {
        do {
            try edit(&solver)
            hasEdits = true
        } catch {
            fail(error)
        }
    }

    func fail(_ error: SolverError) {
        guard !isFailing else { return }
        isFailing = true
        // The engine that asked says so itself.
        if purpose == .choosing || isAbandoned { return }
        Simulation.current.report(.unsolvedConstraints(problem: describe(error)))
    }

    private func describe(_ error: SolverError) -> String {
        let row: RowID? =
            switch error {
            case .rowOutOfRange(let row), .noSuchRow(let row), .tooManyTerms(let row, _), .coefficient(_, _, let row),
                .constant(_, let row), .priority(_, let row), .valueTooLarge(_, let row), .tooEntangled(let row),
                .tooMuchWork(let row), .inexact(let row):
                row
            case .unknownOutOfRange, .value: nil
            }
        guard let row, rows.indices.contains(row.index) else { return error.description }
        return "\(error.description): \(describe(Int32(row.index)))"
    }

    // MARK: The first pass

    /// Brings constraints up to date and finds values: what comes before every layout pass.
    func prepare() {
        guard let root, !isAbandoned else { return }
        updateConstraints(below: root)
        guard !isAbandoned else { return }
        refreshKeyboardGuides()
        solve()
    }

    func updateConstraints(below view: UIView) {
        guard !isUpdatingConstraints else { return }
        isUpdatingConstraints = true
        defer { isUpdatingConstraints = false }
        view.updateMarkedConstraints()
    }
}
