import KitSchema
import ReflowKit

/// The keys of views of one class: those of its card, and those of its stand-in, which take their place.
struct KeyTable {
    private let kitClass: KitClass
    private let card: ClassCard?
    private let standIn: LoadedClass?

    init(of kitClass: KitClass) {
        self.kitClass = kitClass
        card = ClassCards[kitClass]
        standIn = LoadedClass.all[kitClass]
    }

    /// The key of that name, the class's own or an inherited one.
    subscript(name: String) -> ViewKey? { standIn?.standIn?.keys[name] ?? card?.key(name) }

    /// The default of a key, as a fresh view of the class has it. The view is made in a simulation of its own, so that
    /// nothing of it shows in this one.
    @MainActor
    func standard(of key: ViewKey) -> ViewValue {
        if let known = KeyTable.standards[kitClass]?[key.name] { return known }
        let value = Simulation().perform {
            standIn?.standIn.map { key.value(of: $0.fresh()) } ?? card.map { key.value(of: $0.make()) } ?? .null
        }
        KeyTable.standards[kitClass, default: [:]][key.name] = value
        return value
    }

    @MainActor private static var standards: [KitClass: [String: ViewValue]] = [:]
}

extension Array {
    /// The elements of lower rank first; equals stay in their order.
    func ranked(by rank: (Element) -> Int) -> [Element] {
        enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }
}
