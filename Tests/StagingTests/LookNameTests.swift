import KitSchema
import Screens
import Testing

@testable import ReflowKit

@Suite("Looks of view classes")
@MainActor
struct LookNameTests {
    @Test("Every look that a card names is one that trees have, and every key that is a look is a colour")
    func names() {
        Simulation().perform {
            var names: Set<String> = []
            for card in ClassCards.all {
                for key in card.ownKeys where key.isLook {
                    #expect(key.schema.type.expectation == ValueType.color.expectation)
                }
                card.forEachLook(of: card.make()) { look in
                    guard case .color(let name, _, _) = look else { return }
                    #expect(Look(rawValue: name) != nil, "\(card.name): \(name)")
                    names.insert(name)
                }
            }
            #expect(names.count > 10)
        }
    }
}
