import KitValues
import LayoutRules
import TestSupport
import Testing

@Suite("Which attributes a constraint may connect (autolayout.md §8)")
struct AttributePairingTests {
    @Test("§8: every pair of attributes")
    func pairs() {
        let attributes = NSLayoutAttribute.allCases.filter { $0 != .notAnAttribute }
        #expect(attributes.count == 20 && Set(attributes.map(\.name)) == Set(PairingTable.kinds.keys))
        for first in attributes {
            for second in attributes {
                let fault = AttributePairing.fault(first, second, hasSecondItem: true, multiplier: 1)
                #expect(fault?.reason == PairingTable.refusal(first.name, second.name), "\(first.name) \(second.name)")
            }
        }
    }

    @Test("§8: a position without a second one, by a missing item or by a factor of 0, is refused; a size is not")
    func alone() {
        for first in NSLayoutAttribute.allCases where first != .notAnAttribute {
            let isSize = first == .width || first == .height
            let expected = isSize ? nil : PairingTable.alone
            #expect(
                AttributePairing.fault(first, .notAnAttribute, hasSecondItem: false, multiplier: 1)?.reason == expected)
            #expect(AttributePairing.fault(first, first, hasSecondItem: true, multiplier: 0)?.reason == expected)
        }
        #expect(
            AttributePairing.fault(.notAnAttribute, .top, hasSecondItem: true, multiplier: 1) == .invalidPairing)
    }
}
