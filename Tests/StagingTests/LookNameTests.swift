import KitSchema
import ReflowKit
import Screens
import Testing

@Suite("Looks of view classes")
@MainActor
struct LookNameTests {
    @Test("Every look that a card names is one that trees have")
    func names() {
        Simulation().perform {
            var names: Set<String> = []
            for card in ClassCards.all {
                for case .color(let name, _, _) in card.looks(of: card.make()) {
                    #expect(Look(rawValue: name) != nil, "\(card.name): \(name)")
                    names.insert(name)
                }
            }
            #expect(names.count > 10)
        }
    }
}
