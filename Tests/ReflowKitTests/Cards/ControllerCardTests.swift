import Foundation
import KitSchema
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@Suite("The cards of controller classes")
@MainActor
struct ControllerCardTests {
    @Test("No class twice, and a superclass comes before its subclasses")
    func once() {
        let cards = ClassCards.controllers
        #expect(Set(cards.map(\.kitClass)).count == cards.count)
        for (place, card) in cards.enumerated() {
            #expect(
                card.superclass.map { base in cards[..<place].contains { $0 === base } } ?? (place == 0), "\(card.name)"
            )
        }
    }

    @Test("A card makes a controller of its class; a class that is not known has the card of UIViewController")
    func making() {
        Simulation().perform {
            for card in ClassCards.controllers where card.schema.availability == .now {
                #expect("\(type(of: card.make()))" == card.name)
            }
            #expect(ClassCards.controller(KitClass("UIReferenceLibraryViewController")) === ClassCards.uiViewController)
        }
    }

    @Test("A container gets its controllers, and any other controller does not")
    func containers() {
        Simulation().perform {
            for card in ClassCards.controllers where card.schema.availability == .now {
                let (container, child) = (card.make(), UIViewController())
                card.fill(container, with: [child])
                #expect(container.children.contains(child) == !card.isPlain, "\(card.name)")
                let other = UIViewController()
                card.fill(other, with: [UIViewController()])
                #expect(other.children.isEmpty)
            }
        }
    }

    @Test("A page controller gets its style and its direction when it is made")
    func statedValues() throws {
        try Simulation().perform {
            let values: [String: PropertyValue] = [
                "transitionStyle": .choice(Choice("scroll", rawValue: 1)),
                "navigationOrientation": .choice(Choice("vertical", rawValue: 1)),
            ]
            let pages = try #require(
                ClassCards.uiPageViewController.make { values[$0] } as? UIPageViewController)
            #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        }
    }

    @Test("Every flag, number and case that a key of a property takes is read back")
    func roundTrip() {
        Simulation().perform {
            var count = 0
            for card in ClassCards.controllers {
                for key in card.ownKeys {
                    let controller = card.make()
                    guard case .plain(let first) = key.value(of: controller), first != .null else { continue }
                    let values: [PropertyValue] =
                        switch key.schema.type {
                        case .boolean: [.boolean(true), .boolean(false)]
                        case .number(let range) where range.contains(0.5): [.number(0.5)]
                        case .choice(let enumeration): enumeration.cases.map { .choice($0) }
                        default: []
                        }
                    for value in values {
                        key.apply(.plain(value), to: controller)
                        guard case .plain(let read) = key.value(of: controller) else {
                            Issue.record("\(card.name).\(key.name) is no plain value")
                            continue
                        }
                        #expect(read == value, "\(card.name).\(key.name)")
                        count += 1
                    }
                }
            }
            #expect(count > 20)
        }
    }

    @Test("The background of a bar's appearance is set before the colours that it resets")
    func order() {
        for card in ClassCards.controllers {
            for key in card.ownKeys where key.name.contains("Appearance.") {
                #expect((key.order == .first) == key.name.hasSuffix("Appearance.background"), "\(key.name)")
            }
        }
    }

    @Test("The described sentences end with the default of a fresh controller")
    func sentences() {
        let described = ClassCards.describedCatalogue
        func summary(_ name: KitClass, _ key: String) -> String? { described[controller: name]?[key]?.summary }
        #expect(
            summary(.navigationController, "isToolbarHidden") == "Whether the toolbar is hidden. Default: true.")
        #expect(
            summary(.navigationController, "preferredContentSize")
                == "The preferred size as a form sheet or popover, in points. Default: [0, 0], which means the "
                + "system's size.")
        #expect(
            summary(.tabBarController, "tabBar.standardAppearance.background")
                == "UIBarAppearance.configureWith…Background(). Default: the bar's own colours.")
        #expect(summary(.tabBarController, "tabBar.compactAppearance.background") == nil)
    }
}
