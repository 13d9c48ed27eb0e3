import Foundation

/// The sections and items of a list at one time, by identifiers (tables.md §19).
///
/// An identifier may exist once in the whole snapshot. A change that would break this, or that names an identifier that
/// does not exist, is reported as UIKit's exception and changes nothing.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) public var sectionIdentifiers: [SectionIdentifierType] = []
    private(set) var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    private(set) public var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    private(set) public var reloadedItemIdentifiers: [ItemIdentifierType] = []
    private(set) public var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Questions

    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { sectionOfItem.count }
    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if let found = items[identifier] { return found }
        report(.unknownIdentifier("section", "\(identifier)"))
        return []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The place of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sectionOfItem[identifier] else { return nil }
        var index = 0
        for other in sectionIdentifiers {
            if other == section { return (items[other]?.firstIndex(of: identifier)).map { index + $0 } }
            index += items[other]?.count ?? 0
        }
        return nil
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(sections: identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(ofSection: toIdentifier) else { return }
        insert(sections: identifiers, at: index)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(ofSection: toIdentifier) else { return }
        insert(sections: identifiers, at: index + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone { for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil } }
        sectionIdentifiers.removeAll { gone.contains($0) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, to: toIdentifier, after: false) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, to: toIdentifier, after: true) }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard identifiers.allSatisfy({ place(ofSection: $0) != nil }) else { return }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items to the end of a section, by default of the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return report(.noSectionToAppendTo) }
        guard let count = items[section]?.count else {
            return report(.unknownIdentifier("section", "\(section)"))
        }
        insert(identifiers, in: section, at: count)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(ofItem: beforeIdentifier) else { return }
        insert(identifiers, in: section, at: index)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(ofItem: afterIdentifier) else { return }
        insert(identifiers, in: section, at: index + 1)
    }

    /// Removes items. Identifiers that do not exist are left out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            if let section = sectionOfItem.removeValue(forKey: item) { gone[section, default: []].insert(item) }
        }
        for (section, set) in gone { items[section]?.removeAll { set.contains($0) } }
    }

    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(item: identifier, to: toIdentifier, after: false)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(item: identifier, to: toIdentifier, after: true)
    }

    /// Marks items whose cells are made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ place(ofItem: $0) != nil }) else { return }
        reloadedItemIdentifiers += identifiers
    }

    /// Marks items whose cells are configured again and stay the same views.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ place(ofItem: $0) != nil }) else { return }
        reconfiguredItemIdentifiers += identifiers
    }

    /// The snapshot without its marks, as a data source keeps it after it was applied.
    var applied: Self {
        var applied = self
        applied.reloadedSectionIdentifiers = []
        applied.reloadedItemIdentifiers = []
        applied.reconfiguredItemIdentifiers = []
        return applied
    }

    // MARK: Changes

    private func report(_ diagnostic: SimulationDiagnostic) { SimulationDiagnostic.reportFromAnyThread(diagnostic) }

    private func place(ofSection identifier: SectionIdentifierType) -> Int? {
        let index = sectionIdentifiers.firstIndex(of: identifier)
        if index == nil { report(.unknownIdentifier("section", "\(identifier)")) }
        return index
    }

    private func place(ofItem identifier: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        guard let section = sectionOfItem[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            report(.unknownIdentifier("item", "\(identifier)"))
            return nil
        }
        return (section, index)
    }

    private mutating func insert(sections: [SectionIdentifierType], at index: Int) {
        var seen: Set<SectionIdentifierType> = []
        let twice = sections.filter { items[$0] != nil || !seen.insert($0).inserted }
        guard twice.isEmpty else { return report(.duplicateSections(twice.map { "\($0)" })) }
        sectionIdentifiers.insert(contentsOf: sections, at: index)
        for section in sections { items[section] = [] }
    }

    private mutating func insert(_ new: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
        var seen: Set<ItemIdentifierType> = []
        let twice = new.filter { sectionOfItem[$0] != nil || !seen.insert($0).inserted }
        guard twice.isEmpty else { return report(.duplicateIdentifiers(twice.map { "\($0)" })) }
        items[section]?.insert(contentsOf: new, at: index)
        for item in new { sectionOfItem[item] = section }
    }

    private mutating func move(section: SectionIdentifierType, to other: SectionIdentifierType, after: Bool) {
        guard section != other, let old = place(ofSection: section), place(ofSection: other) != nil else { return }
        sectionIdentifiers.remove(at: old)
        let index = sectionIdentifiers.firstIndex(of: other) ?? 0
        sectionIdentifiers.insert(section, at: after ? index + 1 : index)
    }

    private mutating func move(item: ItemIdentifierType, to other: ItemIdentifierType, after: Bool) {
        guard item != other, let (oldSection, old) = place(ofItem: item), place(ofItem: other) != nil else { return }
        items[oldSection]?.remove(at: old)
        guard let (section, index) = place(ofItem: other) else { return }
        items[section]?.insert(item, at: after ? index + 1 : index)
        sectionOfItem[item] = section
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
