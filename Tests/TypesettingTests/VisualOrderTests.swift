import TestSupport
import Testing

@testable import Typesetting

/// Rule L2 of the bidirectional algorithm, with the examples of UAX #9.
@Suite struct VisualOrderTests {
    @Test(
        "the examples of UAX #9, section 3.4: logical text, levels, display",
        arguments: [
            ("car means CAR.", "00000000001110", "car means RAC."),
            ("car MEANS CAR.", "22211111111111", ".RAC SNAEM car"),
            (
                "DID YOU SAY 'he said \"car MEANS CAR\"'?", "11111111111112222222224443333333333211",
                "?'he said \"RAC SNAEM car\"' YAS UOY DID"
            ),
        ])
    func examples(text: String, levels: String, display: String) {
        let characters = Array(text)
        let order = VisualOrder.indices(of: levels.compactMap(\.wholeNumberValue).map(UInt8.init))
        #expect(String(order.map { characters[$0] }) == display)
    }

    @Test("straight text stays, and every index comes once")
    func permutation() {
        #expect(VisualOrder.indices(of: [0, 0, 0]) == [0, 1, 2])
        #expect(VisualOrder.indices(of: []) == [])
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            let levels = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
                UInt8.random(in: 0...5, using: &generator)
            }
            #expect(VisualOrder.indices(of: levels).sorted() == Array(levels.indices))
        }
    }
}
