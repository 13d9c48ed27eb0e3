import Foundation
import KitValues
import LayoutRules
import Testing

@Suite("The likely mistake behind a conflict (autolayout.md §3)")
struct ConflictAdviceTests {
    private func fact(
        _ view: String, _ attribute: NSLayoutAttribute, identifier: String = "", size: Double? = nil,
        relation: NSLayoutRelation = .equal
    ) -> ConflictFact {
        ConflictFact(
            ConflictEntry(origin: ConflictEntry.Origin(identifier: identifier), identifier: identifier), view: view,
            attribute: attribute, relation: relation, size: size)
    }

    private func advice(_ facts: [ConflictFact]) -> String {
        ConflictAdvice.text(facts, broken: 0, statement: "", excess: 4, withoutRoom: [])
    }

    @Test("A cell that is measured wants one constraint at 999")
    func cell() {
        let text = advice([
            fact("photo", .height, size: 48),
            fact("content", .height, identifier: "UIView-Encapsulated-Layout-Height", size: 44),
        ])
        #expect(text.contains("UIKit sets the height of content, which is a cell") && text.contains("priority 999"))
    }

    @Test("A hidden arranged view with a size of its own wants 999 on that size")
    func hidden() {
        let text = advice([fact("badge", .width, size: 120), fact("badge", .width, identifier: "UISV-hiding", size: 0)])
        #expect(text.contains("badge is hidden in a stack view") && text.contains("priority 999"))
    }

    /// - Parameter change: the amount by which the height of the window would have to grow.
    private func window(change: CGFloat) -> ConflictFact {
        var fact = ConflictFact(
            ConflictEntry(origin: .mask, identifier: ""), role: .window, view: "page", attribute: .height)
        fact.change = change
        return fact
    }

    @Test("What does not fit the window names the fixed sizes along its axis, the largest first")
    func fixedSizes() {
        let text = advice([
            fact("field", .height, size: 48), fact("hero", .height, size: 150), fact("icon", .width, size: 300),
            window(change: 12),
        ])
        #expect(
            text == "the constraints need 12 points more than the height of the window; give hero.height == 150 or "
                + "field.height == 48 a priority below 1000, or let the content scroll")
        let minimum = fact("card", .height, size: 500, relation: .greaterThanOrEqual)
        #expect(
            advice([minimum, window(change: 1)]).contains(
                "1 point more than the height of the window; give card.height ≥ 500 a"))
        let many = (1...6).map { fact("row\($0)", .height, size: Double(10 * $0)) }
        #expect(
            advice(many + [window(change: 12)]).contains(
                "give row6.height == 60, row5.height == 50, row4.height == 40 or row3.height == 30 a priority"))
    }

    @Test("Only sizes that can give enough are named, and the content of a view without room needs room, too")
    func enough() {
        func text(_ content: CGFloat, _ facts: [ConflictFact]) -> String {
            ConflictAdvice.text(
                facts, broken: 0, statement: "a.height == 200", excess: 177, withoutRoom: ["title"], content: content)
        }
        let (a, b) = (fact("a", .height, size: 200), fact("b", .height, size: 150))
        #expect(
            text(0, [a, b, window(change: 177)])
                == "the constraints leave no room for title in a window of this height; make the sizes and gaps at least "
                + "177 points smaller in total, or give a.height == 200 a priority below 1000")
        #expect(
            text(30, [a, b, window(change: 177)]).hasPrefix(
                "the constraints leave no room for title, whose content needs 30 points, in a window of this height; "
                    + "make the sizes and gaps at least 207 points smaller in total, or "))
        #expect(
            text(30, [a, b]).hasPrefix("the constraints leave no room for title, whose content needs 30 points; make "))
        let gaps = [fact("a", .top), window(change: 177)]
        #expect(text(0, gaps).contains("; make the gaps at least 177 points smaller"))
    }

    @Test(
        "Of many views without room two are named",
        arguments: [(2, "v1 and v2"), (3, "v1, v2 and v3"), (190, "v1, v2 and 188 others")])
    func manyWithoutRoom(count: Int, names: String) {
        let text = ConflictAdvice.text(
            [fact("a", .top), window(change: 177)], broken: 0, statement: "a.top == page.top", excess: 177,
            withoutRoom: (1...count).map { "v\($0)" })
        #expect(text.hasPrefix("the constraints leave no room for \(names) in a window of this height; make "))
    }

    @Test("A view that may not be larger than its content wants another hugging priority, not another size")
    func hugging() {
        func hugging(_ view: String, _ attribute: NSLayoutAttribute, change: CGFloat = 0) -> ConflictFact {
            var fact = ConflictFact(
                ConflictEntry(origin: .window), role: .hugging, view: view, attribute: attribute,
                relation: .lessThanOrEqual)
            fact.change = change
            return fact
        }
        func text(_ statement: String, _ facts: [ConflictFact], excess: CGFloat) -> String {
            ConflictAdvice.text(facts, broken: 0, statement: statement, excess: excess, withoutRoom: [])
        }
        #expect(
            text(
                "close.width == 30", [fact("close", .width, size: 30), hugging("close", .width, change: 14)], excess: 14
            )
                == "the horizontal content hugging of close is required, so it cannot be 14 points wider than its "
                + "content; lower that of close below 1000, or give close.width == 30 a priority below 1000")
        #expect(
            text(
                "row.bottom == page.bottom", [fact("row", .bottom), hugging("a", .height), hugging("b", .height)],
                excess: 120.5)
                == "the vertical content hugging of a and b is required, so they cannot be 120.5 points higher than "
                + "their content; lower that of one of them below 1000, or give row.bottom == page.bottom a priority "
                + "below 1000")
    }

    @Test("What leaves room in the window is not told to scroll")
    func tooSmall() {
        let maximum = fact("card", .height, size: 300, relation: .lessThanOrEqual)
        #expect(
            advice([maximum, window(change: -459)])
                == "the constraints add up to 459 points less than the height of the window; give card.height ≤ 300 a priority "
                + "below 1000")
    }

    @Test("What was measured before it had a size is harmless")
    func temporary() {
        let text = advice([
            fact("field", .leading), fact("bar", .width, identifier: "_UITemporaryLayoutWidth", size: 0),
        ])
        #expect(text.contains("harmless"))
    }
}
