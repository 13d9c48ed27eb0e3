import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Those whom nobody asks (behaviour.md §5.1), and what an explanation knows of them")
struct BystanderTests {
    /// A child that counts how often it is asked, and causes a visible effect each time.
    private final class Counting: UIViewController {
        var count = 0
        var mask: UIInterfaceOrientationMask = .portrait
        let box = UIView()

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            count += 1
            UIView.animate(withDuration: 1) { self.box.alpha = 1 / CGFloat(self.count + 1) }
            return mask
        }
    }

    @Test("A negotiation never asks them; whoever reads its record has them looked up, once, and no event says so")
    func lookedUpOnReading() {
        inWorld("iPhone 15") { world in
            let child = Counting()
            let window = world.show(UINavigationController(rootViewController: child))
            #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
            #expect(window.lastDecision == .rotate(to: .landscapeRight))
            #expect(child.count == 0)
            let events = world.simulation.events.events
            #expect(window.lastRecord?.notAsked.map(\.mask) == [.portrait])
            #expect(window.lastRecord?.findings.map(\.mistake) == [.childNotAsked])
            #expect(window.lastRecord == world.simulation.records.last)
            #expect(world.simulation.events.events == events)
            #expect(child.count == world.simulation.records.count, "once a record")
            #expect(window.lastRecord?.asked.contains { $0.className.hasSuffix("Counting") } == false)
        }
    }

    @Test("One that is gone when the record is read says nothing")
    func gone() {
        inWorld("iPhone 15") { world in
            let navigation = UINavigationController(rootViewController: Counting())
            let window = world.show(navigation)
            world.turn(to: .landscapeLeft)
            navigation.viewControllers = [UIViewController()]
            #expect(window.lastRecord?.notAsked.map(\.mask) == [nil])
            #expect(window.lastRecord?.findings == [])
        }
    }

    @Test("What is laid out in a callback goes to the record, whether or not it was read before")
    func observedAfterReading() {
        final class Reading: UIViewController {
            let box = UIView()
            override func viewDidLoad() { view.addSubview(box) }
            override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                #expect(view.window?.lastRecord?.observations == [])
                box.frame.origin.y += 1
            }
        }
        inWorld("iPhone 8", semantics: .iOS6) { world in
            let root = Reading()
            let child = Counting()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            let window = world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(window.lastRecord?.observations.count == 1)
            #expect(window.lastRecord?.notAsked.map(\.mask) == [.portrait])
        }
    }

    @Test("Sheets and covered presenters are looked up as well; a delegate's answer is a container's own")
    func othersThanChildren() {
        final class Upright: UINavigationControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        inWorld("iPhone 15") { world in
            let (delegate, navigation) = (Upright(), UINavigationController())
            navigation.delegate = delegate
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let sheet = Counting()
            sheet.modalPresentationStyle = .formSheet
            let window = world.show(tabs)
            tabs.present(sheet, animated: false)
            world.turn(to: .landscapeLeft)
            #expect(window.lastRecord?.findings.map(\.mistake) == [.childNotAsked, .presentationNotAsked])

            let viewer = UIViewController()
            viewer.modalPresentationStyle = .fullScreen
            tabs.dismiss(animated: false)
            tabs.present(viewer, animated: false)
            world.turn(to: .landscapeRight)
            #expect(window.lastRecord?.findings == [], "the tab bar controller itself takes any orientation")
        }
    }
}
