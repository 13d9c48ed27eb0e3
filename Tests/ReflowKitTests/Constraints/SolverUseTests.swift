import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Who has a solver, and what a rotation makes it do (autolayout.md §0a.9, §18)")
struct SolverUseTests {
    /// A page with every kind of mask, views with content sizes and a scroll view.
    private func masks() -> UIViewController {
        let controller = UIViewController()
        controller.title = "Masks"
        for bits in UInt(0)..<64 {
            let view = UIView(frame: CGRect(x: CGFloat(bits), y: 2 * CGFloat(bits), width: 40, height: 30))
            view.autoresizingMask = UIViewAutoresizing(rawValue: bits)
            let label = UILabel(frame: view.bounds)
            label.text = "Text"
            view.addSubview(label)
            controller.view.addSubview(view)
        }
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 200, width: 300, height: 300))
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.sizeToFit()
        scroll.addSubview(button)
        controller.view.addSubview(scroll)
        return controller
    }

    @Test("A window whose views are placed by masks never makes a solver; the first constraint makes it")
    func masksOnly() {
        inWorld("iPhone 15") { world in
            let controller = masks()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            let window = world.show(tabs)
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
                world.turn(to: orientation)
                window.layoutIfNeeded()
                _ = window.hasAmbiguousLayout
                _ = controller.view.constraints
                #expect(window.plansMade == nil)
            }
            let view = controller.view.subviews[0]
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            window.layoutIfNeeded()
            #expect(window.plansMade.map { $0 > 0 } == true)
        }
    }

    @Test("Rotations of a constrained screen give the solver other numbers and no work of making plans")
    func rotations() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let views = (0..<20).map { _ in UILabel() }
            var previous: UIView?
            for view in views {
                view.text = "A text that wraps where there is no room for it on one line"
                view.numberOfLines = 0
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
                    view.topAnchor.constraint(
                        equalTo: previous?.bottomAnchor ?? controller.view.safeAreaLayoutGuide.topAnchor),
                ])
                previous = view
            }
            let window = world.show(controller)
            let made = window.plansMade
            let before = views.map(\.frame)
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
                world.turn(to: orientation)
                #expect(window.plansMade == made)
                #expect((views.map(\.frame) == before) == (orientation == .portrait))
            }
        }
    }
}
