import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

@MainActor
@Suite("When a window gets a solver (autolayout.md §7)")
struct EngineMakingTests {
    /// Masks, margins, safe area, keyboard and guides by hand: everything but a constraint.
    private final class MaskController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            view.addSubview(bar)
            for index in 0..<20 {
                let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 80, height: 20))
                label.text = "line \(index)"
                label.autoresizingMask = .flexibleWidth
                view.addSubview(label)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bar.frame.origin.y = view.keyboardLayoutGuide.layoutFrame.minY - 44
            bar.frame.origin.x = view.layoutMarginsGuide.layoutFrame.minX
        }
    }

    @Test("One without a constraint never has one, through turns and keyboards, also beside a window with constraints")
    func masksOnly() {
        inWorld("iPhone 15") { world in
            let constrained = UIViewController()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            constrained.view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 10).isActive = true
            let other = world.show(constrained)
            let controller = MaskController()
            let window = world.show(controller)
            world.turn(to: .landscapeLeft)
            world.simulation.showKeyboard()
            controller.view.frame.size.height -= 10
            window.layoutIfNeeded()
            world.simulation.hideKeyboard()
            world.turn(to: .portrait)
            #expect(other.extras?.engine != nil)
            #expect(window.extras?.engine == nil)
            #expect(window.marks.isDisjoint(with: [.hasEngine, .constrained, .isLayoutItem, .carriesKeyboardGuide]))
            #expect(
                controller.view.marks.isDisjoint(with: [.constrained, .isLayoutItem, .carriesKeyboardGuide]))
            // The first constraint makes it.
            controller.bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
            window.layoutIfNeeded()
            #expect(window.extras?.engine != nil)
        }
    }
}
