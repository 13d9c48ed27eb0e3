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
        #expect(text.contains("content is measured as a cell") && text.contains("priority 999"))
    }

    @Test("A hidden arranged view with a size of its own wants 999 on that size")
    func hidden() {
        let text = advice([fact("badge", .width, size: 120), fact("badge", .width, identifier: "UISV-hiding", size: 0)])
        #expect(text.contains("badge is hidden in a stack view") && text.contains("priority 999"))
    }

    @Test("What does not fit the window names the fixed sizes along its axis, the largest first")
    func fixedSizes() {
        let window = ConflictFact(
            ConflictEntry(origin: .mask, identifier: ""), role: .window, view: "page", attribute: .height)
        let text = advice([
            fact("field", .height, size: 48), fact("hero", .height, size: 150), fact("icon", .width, size: 300), window,
        ])
        #expect(text.contains("make a fixed height an inequality (hero 150, field 48), give it a priority"), "\(text)")
        let minimum = fact("card", .height, size: 500, relation: .greaterThanOrEqual)
        #expect(advice([minimum, window]).contains("; lower a minimum (card 500), give it a priority below 1000"))
        let many = (1...6).map { fact("row\($0)", .height, size: Double(10 * $0)) }
        #expect(advice(many + [window]).contains("(row6 60, row5 50, row4 40, row3 30, …)"))
    }

    @Test("What was measured before it had a size is harmless")
    func temporary() {
        let text = advice([
            fact("field", .leading), fact("bar", .width, identifier: "_UITemporaryLayoutWidth", size: 0),
        ])
        #expect(text.contains("harmless"))
    }
}
