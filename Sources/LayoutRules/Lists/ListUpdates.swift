/// The insertions, deletions, moves and reloads of one batch (tables.md §15).
///
/// Deletions, reloads and sources of moves are places before the batch; insertions and targets of moves are places after
/// it, whatever the order of the calls.
public struct ListUpdates: Sendable, Hashable {
    /// A row or an item.
    public struct Place: Sendable, Hashable, Comparable {
        public var section: Int
        public var item: Int

        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }

        public static func < (lhs: Place, rhs: Place) -> Bool {
            lhs.section == rhs.section ? lhs.item < rhs.item : lhs.section < rhs.section
        }
    }

    public struct Move<Value: Sendable & Hashable>: Sendable, Hashable {
        public var from: Value
        public var to: Value
    }

    public var deletedSections: Set<Int> = []
    public var insertedSections: Set<Int> = []
    public var reloadedSections: Set<Int> = []
    public private(set) var movedSections: [Move<Int>] = []
    public var deleted: Set<Place> = []
    public var inserted: Set<Place> = []
    public var reloaded: Set<Place> = []
    public private(set) var moved: [Move<Place>] = []

    public init() {}

    public mutating func moveSection(from: Int, to: Int) { movedSections.append(Move(from: from, to: to)) }
    public mutating func move(from: Place, to: Place) { moved.append(Move(from: from, to: to)) }

    public var isEmpty: Bool { self == ListUpdates() }

    /// The words of an exception.
    public struct Words: Sendable {
        let item: String
        let view: String

        public static let table = Words(item: "row", view: "table view")
        public static let collection = Words(item: "item", view: "collection view")
    }

    /// The contradiction between a batch and the counts before and after it, in UIKit's words (§21).
    public struct Problem: Error, Hashable {
        public let text: String
    }

    /// The places after the batch of what was there before.
    public struct Mapping: Sendable {
        fileprivate var sections: [Int?] = []
        /// For sections in which items change places: the new place of each item.
        fileprivate var items: [Int: [Place?]] = [:]

        /// The new index of a section; nil if it was deleted.
        public func section(_ old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

        /// The new place of an item; nil if it was deleted.
        public func place(_ old: Place) -> Place? {
            if let list = items[old.section] { return list.indices.contains(old.item) ? list[old.item] : nil }
            return section(old.section).map { Place(section: $0, item: old.item) }
        }
    }

    /// Checks the batch against the counts of the data source, and says where everything is afterwards.
    /// - Parameters:
    ///   - before: the number of items in each section before the batch.
    ///   - after: the same after the batch.
    public func mapping(before: [Int], after: [Int], words: Words) throws(Problem) -> Mapping {
        try checkBounds(before, after, words)
        let added = insertedSections.count - deletedSections.count
        guard after.count == before.count + added else {
            throw Problem(
                text:
                    "Invalid update: invalid number of sections.  The number of sections contained in the \(words.view) "
                    + "after the update (\(after.count)) must be equal to the number of sections contained in the "
                    + "\(words.view) before the update (\(before.count)), plus or minus the number of sections inserted or "
                    + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        }
        var mapping = Mapping()
        mapping.sections = try arrange(
            before.count, deletedSections, movedSections.map { ($0.from, $0.to) }, insertedSections, after.count)
        for (old, count) in before.enumerated() {
            guard let new = mapping.sections[old], !reloadedSections.contains(old) else { continue }
            let gone = deleted.filter { $0.section == old }.count
            let come = inserted.filter { $0.section == new }.count
            let left = moved.filter { $0.from.section == old && $0.to.section != new }.count
            let arrived = moved.filter { $0.to.section == new && $0.from.section != old }.count
            guard after[new] == count + come - gone + arrived - left else {
                throw Problem(
                    text: ListUpdates.invalidCount(
                        section: old, before: count, after: after[new], inserted: come, deleted: gone,
                        movedIn: arrived, movedOut: left, words: words))
            }
        }
        try arrangeItems(before, after, &mapping)
        return mapping
    }

    /// UIKit's text for a section whose count does not fit the batch.
    public static func invalidCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int = 0, movedOut: Int = 0,
        words: Words
    ) -> String {
        let items = words.item + "s"
        return
            "Invalid update: invalid number of \(items) in section \(section).  The number of \(items) contained in an "
            + "existing section after the update (\(after)) must be equal to the number of \(items) contained in that "
            + "section before the update (\(before)), plus or minus the number of \(items) inserted or deleted from that "
            + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) moved into or "
            + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }

    private func checkBounds(_ before: [Int], _ after: [Int], _ words: Words) throws(Problem) {
        for section in (deletedSections.union(reloadedSections).union(movedSections.map(\.from))).sorted()
        where !before.indices.contains(section) {
            throw Problem(
                text:
                    "attempt to delete section \(section), but there are only \(before.count) sections before the update"
            )
        }
        for section in insertedSections.union(movedSections.map(\.to)).sorted() where !after.indices.contains(section) {
            throw Problem(
                text: "attempt to insert section \(section) but there are only \(after.count) sections after the update"
            )
        }
        for place in deleted.union(reloaded).union(moved.map(\.from)).sorted() {
            guard before.indices.contains(place.section) else {
                throw Problem(
                    text:
                        "attempt to delete \(words.item) \(place.item) from section \(place.section), but there are only "
                        + "\(before.count) sections before the update")
            }
            guard (0..<before[place.section]).contains(place.item) else {
                throw Problem(
                    text:
                        "attempt to delete \(words.item) \(place.item) from section \(place.section) which only contains "
                        + "\(before[place.section]) \(words.item)s before the update")
            }
        }
        for place in inserted.union(moved.map(\.to)).sorted() {
            guard after.indices.contains(place.section) else {
                throw Problem(
                    text:
                        "attempt to insert \(words.item) \(place.item) into section \(place.section), but there are only "
                        + "\(after.count) sections after the update")
            }
            guard (0..<after[place.section]).contains(place.item) else {
                throw Problem(
                    text:
                        "attempt to insert \(words.item) \(place.item) into section \(place.section), but there are only "
                        + "\(after[place.section]) \(words.item)s in section \(place.section) after the update")
            }
        }
    }

    /// The new index of each old one: moved ones are at their targets, and the others fill the remaining indices in order.
    private func arrange(
        _ before: Int, _ deleted: Set<Int>, _ moves: [(from: Int, to: Int)], _ inserted: Set<Int>, _ after: Int
    ) throws(Problem) -> [Int?] {
        var new = [Int?](repeating: nil, count: before)
        var taken = inserted
        var isPlaced = deleted
        for move in moves where !deleted.contains(move.from) {
            guard taken.insert(move.to).inserted, isPlaced.insert(move.from).inserted else {
                throw Problem(text: "attempt to perform two updates at the same place (\(move.from) to \(move.to))")
            }
            new[move.from] = move.to
        }
        var next = 0
        for old in 0..<before where !isPlaced.contains(old) {
            while taken.contains(next) { next += 1 }
            guard next < after else {
                throw Problem(text: "attempt to perform updates that leave no place for \(old)")
            }
            new[old] = next
            next += 1
        }
        return new
    }

    private func arrangeItems(_ before: [Int], _ after: [Int], _ mapping: inout Mapping) throws(Problem) {
        var changed: Set<Int> = Set(deleted.map(\.section))
        changed.formUnion(moved.map(\.from.section))
        let targets = Set(inserted.map(\.section)).union(moved.map(\.to.section))
        for (old, new) in mapping.sections.enumerated() where new.map(targets.contains) == true { changed.insert(old) }
        for old in changed where before.indices.contains(old) && !reloadedSections.contains(old) {
            guard let new = mapping.sections[old] else {
                mapping.items[old] = [Place?](repeating: nil, count: before[old])
                continue
            }
            let gone = Set(deleted.lazy.filter { $0.section == old }.map(\.item))
            let leaving = Set(moved.lazy.filter { $0.from.section == old }.map(\.from.item))
            let filled = Set(inserted.lazy.filter { $0.section == new }.map(\.item))
                .union(moved.lazy.filter { $0.to.section == new }.map(\.to.item))
            let stays = try arrange(before[old], gone.union(leaving), [], filled, after[new])
            mapping.items[old] = stays.map { $0.map { Place(section: new, item: $0) } }
        }
        for move in moved {
            guard mapping.items[move.from.section]?.indices.contains(move.from.item) == true else { continue }
            mapping.items[move.from.section]?[move.from.item] = move.to
        }
    }
}
