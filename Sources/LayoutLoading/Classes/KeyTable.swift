import KitSchema
import ReflowKit

/// The keys of views of one class. The keys of the class's stand-in take precedence over those of its card.
struct KeyTable {
    private let kitClass: KitClass
    private let card: ClassCard?
    private let standIn: LoadedClass?

    init(of kitClass: KitClass) {
        self.kitClass = kitClass
        card = ClassCards[kitClass]
        standIn = LoadedClass.all[kitClass]
    }

    /// The key with a name, which the class itself or a superclass has.
    subscript(name: String) -> ViewKey? { standIn?.standIn?.keys[name] ?? card?.key(name) }

    /// The default of a key: its value in a new view of the class. The view is made in a simulation of its own, so that
    /// it has no effect on the current one.
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
    /// The elements in ascending order of their ranks. Elements of equal rank keep their order.
    func ranked(by rank: (Element) -> Int) -> [Element] {
        // Most objects state nothing that has to wait.
        if zip(self, dropFirst()).allSatisfy({ rank($0) <= rank($1) }) { return self }
        return enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }
}
