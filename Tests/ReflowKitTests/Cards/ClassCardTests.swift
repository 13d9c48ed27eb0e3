import Foundation
import KitSchema
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@Suite("The cards of view classes")
@MainActor
struct ClassCardTests {
    @Test("No class, no element and no runtime attribute twice, and a superclass comes before its subclasses")
    func once() {
        let cards = ClassCards.all
        #expect(Set(cards.map(\.kitClass)).count == cards.count)
        let elements = cards.flatMap(\.schema.elements)
        #expect(Set(elements).count == elements.count)
        let attributes = cards.flatMap(\.ownKeys).flatMap(\.schema.runtimeNames)
        #expect(Set(attributes).count == attributes.count)
        for (place, card) in cards.enumerated() {
            #expect(
                card.superclass.map { base in cards[..<place].contains { $0 === base } } ?? (place == 0), "\(card.name)"
            )
        }
    }

    @Test("A card makes a view of its class")
    func making() {
        Simulation().perform {
            for card in ClassCards.all where card.schema.drawing == .whole && card.schema.availability == .now {
                #expect(card.make().classNames.kit == card.name)
            }
        }
    }

    @Test("A button gets its type when it is made")
    func statedValues() {
        Simulation().perform {
            let card = ClassCards.uiButton
            let button = card.make { $0 == "buttonType" ? .choice(Choice("system", rawValue: 1)) : nil } as? UIButton
            #expect(button?.buttonType == .system)
            #expect((card.make() as? UIButton)?.buttonType == .custom)
        }
    }

    @Test("Setting a key to the value that a view has changes nothing that any key reads")
    func defaults() {
        Simulation().perform {
            for card in ClassCards.all where card.schema.availability == .now {
                let (view, untouched) = (card.make(), card.make())
                var keys: [ViewKey] = []
                var next: ClassCard? = card
                while let current = next {
                    keys += current.ownKeys
                    next = current.superclass
                }
                for key in keys { key.apply(key.value(of: view), to: view) }
                // Two cells have labels of their own.
                for key in keys where key.value(of: untouched).view == nil {
                    #expect("\(key.value(of: view))" == "\(key.value(of: untouched))", "\(card.name).\(key.name)")
                }
            }
        }
    }

    @Test("Every number, flag and case that a key takes is read back")
    func roundTrip() {
        Simulation().perform {
            var count = 0
            for card in ClassCards.all where card.schema.availability == .now {
                for key in card.ownKeys where key.order == .usual {
                    let view = card.make()
                    let values: [PropertyValue] =
                        switch key.schema.type {
                        case .boolean: [.boolean(true), .boolean(false)]
                        case .number(let range) where range.contains(0.5): [.number(0.5)]
                        case .choice(let enumeration): enumeration.cases.map { .choice($0) }
                        default: []
                        }
                    for value in values where !["effect", "buttonType", "titleLabel.lineBreakMode"].contains(key.name) {
                        key.apply(.plain(value), to: view)
                        guard case .plain(let read) = key.value(of: view) else {
                            Issue.record("\(card.name).\(key.name) is no plain value")
                            continue
                        }
                        // UIStackView.Alignment has two names for each end.
                        if case (.choice(let set), .choice(let got)) = (value, read) {
                            #expect(set.rawValue == got.rawValue, "\(card.name).\(key.name)")
                        } else {
                            #expect(read == value, "\(card.name).\(key.name)")
                        }
                        count += 1
                    }
                }
            }
            #expect(count > 60)
        }
    }

    @Test("A key does nothing to a view of another class")
    func otherClass() {
        Simulation().perform {
            let view = UIView()
            ClassCards.uiSwitch.key("isOn")?.apply(.plain(.boolean(true)), to: view)
            #expect(ClassCards.uiSwitch.key("alpha") != nil)
            #expect(ClassCards.uiView.key("isOn") == nil)
        }
    }

    @Test("The described sentences end with the default of a fresh view; those for parsers do not have it")
    func sentences() {
        func summary(_ catalogue: ClassCatalogue, _ name: String, _ key: String) -> String? {
            catalogue[KitClass(name)]?[key]?.summary
        }
        let described = ClassCards.describedCatalogue
        #expect(summary(ClassCards.catalogue, "UISwitch", "isOn") == "Whether the switch is on.")
        #expect(summary(described, "UISwitch", "isOn") == "Whether the switch is on. Default: false.")
        #expect(summary(described, "UISlider", "maximumValue") == "The value at the trailing end. Default: 1.")
        // UILabel.shadowOffset is (0, -1) in UIKit.
        #expect(
            summary(described, "UILabel", "shadowOffset") == "The offset of the shadow, in points. Default: [0, -1].")
        #expect(summary(described, "UILabel", "text") == "The text.")
        #expect(
            summary(described, "UISwitch", "onTintColor")
                == "The colour of the track while the switch is on. Default: green.")
    }

    @Test("Reading the defaults leaves the current simulation and its events as they were")
    func freshSimulation() {
        let world = Simulation()
        world.perform {
            _ = ClassCards.describedCatalogue
            #expect(Simulation.current === world)
            #expect(world.events.events.isEmpty)
        }
    }
}
