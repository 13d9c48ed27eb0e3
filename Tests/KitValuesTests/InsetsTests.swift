import Foundation
import KitValues
import Testing

@Suite("Insets and offsets")
struct InsetsTests {
    @Test("nothing by default")
    func zero() {
        #expect(UIEdgeInsets() == .zero)
        #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(NSDirectionalEdgeInsets() == .zero)
        #expect(UIOffset() == .zero)
        #expect(UIOffset(horizontal: 3) == UIOffset(horizontal: 3, vertical: 0))
    }

    @Test("insets add edge by edge")
    func sum() {
        let sum =
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) + UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(sum == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    }
}
