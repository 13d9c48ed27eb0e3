import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

@MainActor
@Suite("Which keyboard guides are looked at")
struct KeyboardGuideWorkTests {
    /// Cards, each with a field that ends at the top of the keyboard.
    private final class CardsController: UIViewController {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let cards: [UIView]
        let fields: [UIView]

        /// - Parameter arePlaced: whether constraints place the cards, instead of their frames.
        init(_ count: Int, arePlaced: Bool = false) {
            cards = (0..<count).map { _ in UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 200)) }
            fields = (0..<count).map { _ in UIView() }
            super.init(nibName: nil, bundle: nil)
            view.addSubview(board)
            for (card, field) in zip(cards, fields) {
                board.addSubview(card)
                card.addSubview(field)
                field.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    field.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
                    field.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                    field.widthAnchor.constraint(equalToConstant: 50),
                    field.heightAnchor.constraint(equalToConstant: 20),
                ])
                guard arePlaced else { continue }
                card.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    card.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 20),
                    card.topAnchor.constraint(equalTo: board.topAnchor, constant: 300),
                    card.widthAnchor.constraint(equalToConstant: 300),
                    card.heightAnchor.constraint(equalToConstant: 200),
                ])
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private func updates(in window: UIWindow, _ change: () -> Void) throws -> Int {
        let engine = try #require(window.heldEngine)
        let before = engine.keyboardGuides.updates
        change()
        window.layoutIfNeeded()
        return engine.keyboardGuides.updates - before
    }

    @Test("None without a change, one when its view moves, all when what holds them moves or the keyboard does")
    func counts() throws {
        try inWorld("iPhone SE (2nd)") { world in
            let controller = CardsController(40)
            let window = world.show(controller)
            let hidden = try updates(in: window) { controller.cards[3].frame.origin.y = 250 }
            #expect(hidden == 0)
            let shown = try updates(in: window) { world.simulation.showKeyboard() }
            #expect(shown == 40)
            let marked = try updates(in: window) { controller.view.setNeedsLayout() }
            #expect(marked == 0)
            let painted = try updates(in: window) { controller.fields[7].backgroundColor = .red }
            #expect(painted == 0)
            let one = try updates(in: window) { controller.cards[3].frame.origin.y = 300 }
            #expect(one == 1)
            let all = try updates(in: window) { controller.board.frame.origin.y = 10 }
            #expect(all == 40)
            let gone = try updates(in: window) { world.simulation.hideKeyboard() }
            #expect(gone == 40)
            let after = try updates(in: window) { controller.board.frame.origin.y = 0 }
            #expect(after == 0)
            #expect(world.diagnostics == [])
        }
    }

    @Test("A screen of twice as many that constraints place looks at twice as many while the keyboard is up")
    func growth() throws {
        func updates(of count: Int) throws -> Int {
            try inWorld("iPhone SE (2nd)") { world in
                world.simulation.showKeyboard()
                let controller = CardsController(count, arePlaced: true)
                let window = world.show(controller)
                window.layoutIfNeeded()
                // The keyboard begins at 407, and the cards end at 500.
                #expect(controller.fields.allSatisfy { $0.frame == CGRect(x: 0, y: 87, width: 50, height: 20) })
                return try #require(window.heldEngine).keyboardGuides.updates
            }
        }
        let few = try updates(of: 20)
        #expect(few > 0)
        #expect(try updates(of: 40) <= 2 * few)
    }

    @Test("Whatever moves a view moves its guide: transforms, scrolling, anchor points, masks (input.md §3.6)")
    func moves() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = CardsController(1)
            let (card, field) = (controller.cards[0], controller.fields[0])
            let window = world.show(controller)
            world.simulation.showKeyboard()
            #expect(field.frame.maxY == 107)
            card.transform = CGAffineTransform(translationX: 0, y: -20)
            window.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 127)
            card.transform = .identity
            controller.board.bounds.origin.y = 50
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 157)
            controller.board.bounds.origin.y = 0
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 107)
            // The anchor point moves to the top edge, which takes the middle's position: 100 points further down.
            card.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            window.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 7)
            card.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            // The card keeps its distance from the bottom of its superview, 50 points further up.
            card.autoresizingMask = .flexibleTopMargin
            controller.board.frame.size.height = 617
            window.layoutIfNeeded()
            #expect(card.frame.minY == 250)
            #expect(field.frame.maxY == 157)
            #expect(world.diagnostics == [])
        }
    }

    @Test("A view that goes elsewhere with its guide is followed there")
    func elsewhere() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = CardsController(1)
            let (card, field) = (controller.cards[0], controller.fields[0])
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            controller.view.addSubview(other)
            let window = world.show(controller)
            world.simulation.showKeyboard()
            other.addSubview(card)
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 107)
            other.frame.origin.y = -60
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 167)
            card.removeFromSuperview()
            window.layoutIfNeeded()
            controller.board.addSubview(card)
            controller.board.frame.origin.y = -10
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 117)
            #expect(world.diagnostics == [])
        }
    }
}
