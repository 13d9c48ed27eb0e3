import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("keyboardLayoutGuide (input.md §3.6)")
struct KeyboardLayoutGuideTests {
    /// A controller with a bar on the keyboard, which records the bar's frame at each layout.
    private final class BarController: UIViewController {
        let bar = UIView()
        private(set) var places: [CGRect] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            let guide = view.keyboardLayoutGuide
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            places.append(bar.frame)
        }

        func forget() { places = [] }
    }

    @Test("§3.6: at the bottom of the safe area while it is hidden, from the keyboard's top to the view's bottom else")
    func states() {
        inWorld("iPhone 15") { world in
            let controller = BarController()
            let window = world.show(controller)
            let guide = controller.view.keyboardLayoutGuide
            #expect(guide === controller.view.keyboardLayoutGuide)
            // The bottom of the safe area is 34 in portrait and 21 in landscape; the keyboard is 336 and 209 high.
            #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
            #expect(controller.bar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
            world.simulation.showKeyboard()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
            #expect(controller.bar.frame == CGRect(x: 0, y: 472, width: 393, height: 44))
            world.turn(to: .landscapeLeft)
            #expect(guide.layoutFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
            #expect(controller.bar.frame == CGRect(x: 0, y: 140, width: 852, height: 44))
            world.simulation.hideKeyboard()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 372, width: 852, height: 21))
            #expect(controller.bar.frame == CGRect(x: 0, y: 328, width: 852, height: 44))
            world.turn(to: .portrait)
            window.layoutIfNeeded()
            #expect(controller.bar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
            #expect(world.diagnostics == [])
        }
    }

    @Test("§3.6: usesBottomSafeArea decides where it rests, not where the keyboard is")
    func bottomSafeArea() {
        inWorld("iPhone 15") { world in
            let controller = BarController()
            let window = world.show(controller)
            let guide = controller.view.keyboardLayoutGuide
            #expect(guide.usesBottomSafeArea)
            guide.usesBottomSafeArea = false
            window.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
            #expect(controller.bar.frame.maxY == 852)
            world.simulation.showKeyboard()
            #expect(controller.bar.frame.maxY == 516)
            guide.usesBottomSafeArea = true
            world.simulation.hideKeyboard()
            #expect(controller.bar.frame.maxY == 818)
        }
    }

    @Test("§3.8: layout of the new size sees the new keyboard already, in one pass")
    func oneRound() {
        inWorld("iPhone 15") { world in
            let controller = BarController()
            _ = world.show(controller)
            world.simulation.showKeyboard()
            controller.forget()
            world.turn(to: .landscapeLeft)
            #expect(Set(controller.places.map(\.minY)) == [140])
            controller.forget()
            world.turn(to: .portrait)
            #expect(Set(controller.places.map(\.minY)) == [472])
        }
    }

    @Test("§3.6: it belongs to the view's coordinates: only the overlap counts, wherever the view moves")
    func nested() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = UIViewController()
            let card = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
            controller.view.addSubview(card)
            let field = UIView()
            field.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(field)
            NSLayoutConstraint.activate([
                field.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
                field.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                field.widthAnchor.constraint(equalToConstant: 50), field.heightAnchor.constraint(equalToConstant: 20),
            ])
            let window = world.show(controller)
            #expect(card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 300, height: 0))
            // The keyboard begins at 407, and the card ends at 500, 93 points lower.
            world.simulation.showKeyboard()
            #expect(card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 107, width: 300, height: 93))
            #expect(field.frame == CGRect(x: 0, y: 87, width: 50, height: 20))
            // The card moves without a change of its size: up and away from the keyboard, then completely below its
            // top.
            card.frame.origin.y = 100
            window.layoutIfNeeded()
            #expect(field.frame.maxY == 200)
            card.frame.origin.y = 450
            window.layoutIfNeeded()
            #expect(card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 200))
            #expect(field.frame.maxY == 0)
            #expect(world.diagnostics == [])
        }
    }

    @Test("Who lays out by hand is laid out when the keyboard comes, and nobody else is")
    func byHand() {
        final class Page: UIView {
            let bar = UIView()
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                bar.frame = CGRect(x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 40, width: bounds.width, height: 40)
            }
        }
        final class Bystander: UIView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
        }
        inWorld("iPhone SE (2nd)") { world in
            let controller = UIViewController()
            let page = Page(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            page.addSubview(page.bar)
            let bystander = Bystander(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(page)
            controller.view.addSubview(bystander)
            _ = world.show(controller)
            #expect(page.bar.frame.minY == 627)
            let passes = (page.passes, bystander.passes)
            world.simulation.showKeyboard()
            #expect(page.bar.frame.minY == 367)
            #expect(page.passes == passes.0 + 1 && bystander.passes == passes.1)
        }
    }

    @Test("A view outside of a window has nothing under the keyboard")
    func outsideOfWindow() {
        inWorld { world in
            world.simulation.showKeyboard()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900))
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 900, width: 100, height: 0))
        }
    }

    @Test("Up to iOS 7 the interface is turned inside the window, and so is what is covered of it")
    func before8() {
        inWorld("iPhone 4s", semantics: .iOS6) { world in
            let controller = BarController()
            _ = world.show(controller)
            world.turn(to: .landscapeLeft)
            let size = controller.view.bounds.size
            #expect(size.width == 480)
            world.simulation.showKeyboard()
            #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 162)
            #expect(controller.bar.frame == CGRect(x: 0, y: size.height - 162 - 44, width: 480, height: 44))
        }
    }

    @Test("What holds a view above the keyboard is told as a cause, and listed in a conflict")
    func words() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = BarController()
            controller.loadViewIfNeeded()
            controller.view.accessibilityIdentifier = "page"
            controller.bar.accessibilityIdentifier = "bar"
            let window = world.show(controller)
            world.simulation.showKeyboard()
            let explanation = world.simulation.layoutExplanation(of: controller.bar, for: .vertical)
            let text = String(describing: explanation)
            #expect(text.contains("the bottom edge of page.keyboard"), "\(text)")
            #expect(text.contains("the height of page.keyboard"), "\(text)")
            let top = controller.bar.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 600)
            top.isActive = true
            window.layoutIfNeeded()
            let message = world.diagnostics.map(\.description).joined()
            #expect(message.contains("UIKeyboardLayoutGuide:0x"), "\(message)")
            #expect(message.contains("'UIKeyboardLayoutGuide'.height == 260   (active)>"), "\(message)")
            #expect(message.contains("V:[UIKeyboardLayoutGuide:0x"), "\(message)")
        }
    }
}
