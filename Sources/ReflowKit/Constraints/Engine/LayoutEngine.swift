import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

/// Computes the frames of the views and guides of one tree that have constraints. The root of the tree retains the
/// engine; the caller retains an engine that only measures.
///
/// ### Coordinates
///
/// An item has four unknowns: `minX`, `minY`, `width` and `height` of its alignment rectangle, in the coordinates of
/// its superview, or of the view that owns the guide. A constraint uses the coordinates of the view that holds it, so
/// its row adds the offsets of the views in between. Areas of a screen that no constraint connects can therefore be
/// solved separately. A position with a multiplier is measured from the holder's origin.
///
/// ### Data flow
///
/// Changes are collected, and `prepare` processes them. It makes rows for new constraints and items,
/// measures wrapping text, runs the solver, and marks the superviews of items that moved for the layout pass. In this
/// pass each superview sets the frames of its direct subviews, rounded to pixels in the root's coordinates. Values
/// themselves are never rounded, so that errors do not accumulate.
@MainActor
final class LayoutEngine {
    /// Whether the process has had any constraint. Until then, layout skips all checks for engines. Sharing the flag
    /// does not connect simulations: a tree without constraints still has no engine.
    @exclusivity(unchecked) static var isInUse = false

    /// A number that no other engine has or had.
    let number: UInt32
    @exclusivity(unchecked) private static var engines: UInt32 = 0

    /// The root of the tree.
    private let rootIdentity: ViewIdentity
    var root: UIView? { rootIdentity.view }
    private(set) var purpose: Purpose
    /// Whether the engine writes and marks nothing, and alone stores the indices of its items and rows.
    var isApart: Bool { purpose != .layout }
    var isMeasuring: Bool { purpose == .fitting }

    /// The solver. Its exclusivity checks stay enabled, because its update reads identifiers of constraints, which
    /// subclasses may override.
    var solver = ConstraintSolver()
    // Most of these properties are read for every view and every constraint; the exclusivity checks would take a tenth
    // of the time.
    @exclusivity(unchecked) var items: [Item] = []
    private(set) var freeItems: [Int32] = []
    /// The indices of items and rows if the engine is apart.
    private var indexesApart: [Identity<LayoutItemState>: Int32] = [:]
    var rowsApart: [Identity<NSLayoutConstraint>: Int32] = [:]
    /// The terms of rows with baselines, because the view that provides a baseline may change.
    var baselineTerms: [Int32: [Term]] = [:]
    @exclusivity(unchecked) var rows: [RowOwner] = []
    @exclusivity(unchecked) private(set) var freeRows: [Int32] = []
    /// The entry number of the item that was added last.
    private var lastEntry: Int32 = 0
    /// Whether the holder of the constraints whose rows are being made runs from right to left, once one of them has
    /// read it.
    @exclusivity(unchecked) var holderDirection: (holder: ViewIdentity, isRightToLeft: Bool)?

    // The work for the next update.
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var movedItems: [LayoutItemState] = []
    /// The items that the pass itself has moved to their frames.
    @exclusivity(unchecked) var placedItems: [Int32] = []
    @exclusivity(unchecked) var changedContents: [LayoutItemState] = []
    /// Whether rows, constants or inputs have changed.
    @exclusivity(unchecked) var hasEdits = false
    /// The number of times that values were found; for tests.
    var updates = 0
    private(set) var isUpdatingConstraints = false

    /// The values for which views were last marked.
    @exclusivity(unchecked) var notedValues: [Double] = []
    /// The items whose content breaks lines.
    @exclusivity(unchecked) var wrappingItems: [Int32: BrokenContent] = [:]
    @exclusivity(unchecked) var keyboardGuides = KeyboardGuides()
    /// The rows that the solver must break if they are in a conflict.
    @exclusivity(unchecked) var rowsToBreak: Set<RowID> = []
    /// The conflicts that are settled; nil if the order of the rows may have changed since.
    var settledConflicts: SettledConflicts? = SettledConflicts()
    var knownTies = KnownTies()
    /// The known facts about rows that take part in conflicts, during an update.
    var knownRows = KnownRows()
    /// The state in which the engine was made; nil for engines that are apart, and after a constraint was added.
    var newness: Newness?
    /// Whether a new engine is being asked which constraints it breaks.
    var isSettling = false
    /// The reported conflicts, by their broken rows.
    var reportedConflicts: Set<Int> = []
    /// The reported rows among those that the solver left out.
    var reportedUnsolved: Set<Int> = []
    /// The rows of the conflicts that were reported in full, as opposed to only counted, by their broken rows.
    var toldConflicts: [Int: [RowID]] = [:]
    /// The rows whose constraints were removed since conflicts were last recorded: a conflict with one of them has
    /// ended.
    var endedRows: Set<RowID> = []
    /// The moments at which the current conflicts appeared, by their broken rows.
    var conflictMoments: [Int: UnsatisfiableConstraints.Moment] = [:]
    /// The conflicts that were found before layout, by their broken rows.
    var passingConflicts: [(row: Int, report: UnsatisfiableConstraints)] = []
    /// The unknowns whose values changed while conflicts were looked for, and whose views are not marked yet.
    var touchedEarly: [Unknown] = []
    /// Whether values were found before. Until then, the tree is still being built.
    var wasSolved = false
    var isFailing = false
    /// Whether views moved while rows or items were made. They may have become items of this engine nevertheless.
    var wasOvertaken = false

    /// The holder to which constraints were last added in a tree without an engine. Most constraints are added in
    /// lists, and finding the root each time takes a fifth of activating one.
    @exclusivity(unchecked) private static var withoutEngine: (holder: ViewIdentity?, moves: Int, engines: UInt32) =
        (nil, 0, 0)

    /// The engine of the tree that contains a view; nil if none has been needed.
    static func ofTree(with view: UIView, _ state: LayoutItemState) -> LayoutEngine? {
        // While rows are made, an override may move a view into another tree before the engine makes its item.
        if let engine = state.engine, !engine.wasOvertaken { return engine }
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
        /// The engine lays out the tree.
        case layout
        /// The engine measures the root for `systemLayoutSizeFitting`; the root's size is free.
        case fitting
        /// The engine determines which constraints of a conflict a new engine for the present tree breaks.
        case choosing
        /// The engine has no purpose any more, because its tree was added to another one, whose engine lays it out.
        case abandoned
    }

    /// A view or a guide that takes part in layout.
    struct Item {
        let state: LayoutItemState
        /// The view, or the owner of the guide.
        let view: ViewIdentity
        /// The superview of a view. A view with constraints that moves to another superview is added as a new item.
        let superview: ViewIdentity?
        let guide: UILayoutGuide?
        var placement = Placement.none
        /// Whether the solver has the preferred values for numbers that constraints leave open.
        var hasPreferences = false
        /// The order of the item among equals. If the order is decisive, the entries are in the order of the tree;
        /// until then, in the order in which the items were added.
        var entry: Int32
        /// The content size, measured in one line if the content breaks lines.
        var oneLine = CGSize.zero
        /// The rows of a mask or of a system guide, and those of the content size; -1 if there is none.
        var frameRows = SIMD4<Int32>(repeating: -1)
        var contentRows = SIMD4<Int32>(repeating: -1)
    }

    /// A content that breaks lines, as it was last measured.
    struct BrokenContent {
        /// The width of the lines; not a number before the content is measured.
        var width = CGFloat.nan
        var size = CGSize.zero
    }

    /// The source of an item's frame.
    enum Placement {
        case none, root, mask, constraints, systemGuide
    }

    /// The origin of a row.
    enum RowOwner {
        case free
        case constraint(NSLayoutConstraint)
        /// One of the equations of a mask: `minX`, `minY`, `width`, `height`.
        case mask(item: Int32, part: Int)
        case guide(item: Int32, part: Int)
        /// A row of a content size: horizontal hugging and resistance, then the vertical ones.
        case content(item: Int32, part: Int)
        /// The target size of a fitting.
        case fitting
    }

    static let noRow: Int32 = -1
    /// The maximum number of rounds in one layout in which callbacks change constraints again.
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

    /// Whether an index still belongs to an item after users' code ran, which may have removed it.
    func isNumber(_ index: Int32, of state: LayoutItemState) -> Bool {
        items[Int(index)].state === state && items[Int(index)].placement != .none
    }

    /// Removes an item with all rows that refer to it. The rows of constraints that stay active are made again.
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
        wrappingItems[index] = nil
        keyboardGuides.items.remove(index)
        items[Int(index)].placement = .none
        freeItems.append(index)
        if isApart { indexesApart[Identity(state)] = nil } else { state.join(nil, as: -1) }
        // Some constraints depend on the item's baseline without naming the item.
        for constraint in state.referring.all { makeAnew(constraint) }
        for constraint in state.dependents { makeAnew(constraint) }
        hasEdits = true
    }

    private func makeAnew(_ constraint: NSLayoutConstraint) {
        guard row(of: constraint) != nil else { return }
        remove(constraint)
        newConstraints.append(constraint)
    }

    /// Removes items outside the tree. Callbacks may move a view or a guide away while it is being added.
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

    /// Releases everything, because the tree was added to another one. The engine may be running; it then continues
    /// without touching anything outside of itself.
    func abandon() {
        if let root { release(root) }
        let waiting = newConstraints
        newConstraints = []
        purpose = .abandoned
        // Inactive constraints among them end here, and may run code in their `deinit`.
        withExtendedLifetime(waiting) {}
    }

    var isAbandoned: Bool { purpose == .abandoned }

    /// Edits the solver. A refused edit is reported once, until the solver finds values again.
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
        // The engine that lays out the tree reports the error itself.
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

    /// Updates constraints and finds values, before every layout pass.
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
