import Foundation
import ReflowKit
import Testing

@MainActor
@Suite("What messages and pictures call a view")
struct SpokenNameTests {
    @Test("Its identifier, the name of a property, Interface Builder's label, its text, a text inside, its place")
    func order() {
        let card = UIView()
        #expect(card.spokenName() == "UIView")
        let label = UILabel()
        label.text = "Boarding closes at half past nine"
        let inner = UIView()
        inner.addSubview(label)
        card.addSubview(inner)
        #expect(label.spokenName() == "UILabel \"Boarding closes at half \"")
        #expect(card.spokenName() == "UIView with \"Boarding closes at half \"")
        card.userLabel = "Boarding Card"
        #expect(card.spokenName() == "Boarding Card")
        let names = [ObjectIdentifier(card): "cardView"]
        #expect(card.spokenName(names) == "cardView")
        card.accessibilityIdentifier = "card"
        #expect(card.spokenName(names) == "card")
        label.isHidden = true
        #expect(inner.spokenName() == "UIView of card")
    }

    @Test("An identifier that Interface Builder made up is no name")
    func madeUp() {
        let label = UILabel()
        label.accessibilityIdentifier = "Brx-JC-0C5"
        label.hasMadeUpIdentifier = true
        #expect(label.spokenName() == "UILabel")
        label.text = "Lamp"
        #expect(label.spokenName() == "UILabel \"Lamp\"")
    }

    @Test("A text is looked for in a few views only, however deep they lie")
    func limit() {
        let card = UIView()
        var innermost = card
        for _ in 0..<40 {
            let next = UIView()
            innermost.addSubview(next)
            innermost = next
        }
        let label = UILabel()
        label.text = "Deep"
        innermost.addSubview(label)
        #expect(card.spokenName() == "UIView")
        #expect(innermost.spokenName() == "UIView with \"Deep\"")
    }
}
