package import Foundation
import KitSchema

/// The description of a class of items of bars: how a key of an item is set. The keys themselves are values of KitSchema,
/// because files describe items without a class.
package struct ItemCard<Item: NSObject>: Sendable {
    private let byName: [String: ClassKey<Item>]

    init(keys: [ClassKey<Item>]) {
        byName = Dictionary(keys.map { ($0.schema.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets a key of an item; nothing happens for a key that only the initialiser takes.
    @MainActor
    package func apply(_ key: String, _ value: ViewValue, to item: Item) { byName[key]?.set(item, value) }
}
