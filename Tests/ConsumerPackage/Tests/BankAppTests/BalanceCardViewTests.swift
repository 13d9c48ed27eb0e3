import SnapshotTesting
import Testing
import UIKit

@testable import BankApp

@Suite(.snapshots)
@MainActor
struct BalanceCardViewTests {
    @Test func plain() {
        let card = BalanceCardView(model: .init(name: "Everyday", amount: "€ 2,480.15"))
        card.frame = CGRect(origin: .zero, size: card.sizeThatFits(CGSize(width: 320, height: 200)))
        assertSnapshot(of: card, as: .image)
        assertSnapshot(of: card, as: .recursiveDescription)
    }

    @Test(arguments: [160, 240, 320])
    func overdrawn(width: Int) {
        let card = BalanceCardView(model: .init(name: "Travel", amount: "€ −12.40", isOverdrawn: true))
        let size = card.sizeThatFits(CGSize(width: CGFloat(width), height: 200))
        assertSnapshot(of: card, as: .image(size: size), named: "\(width)")
    }

    @Test func model() {
        assertSnapshot(of: BalanceCardView.Model(name: "Savings", amount: "€ 1.00"), as: .dump)
    }
}
