import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Turning as iOS 5 to 7 do: a window that stays, a root view that turns in it (behaviour.md §6.2, §6.5, §11)")
struct LegacyRotationTests {
    private final class Controller: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var log: [String] = []

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
            mask.contains(interfaceOrientation)
        }

        private func note(_ text: String) {
            let bar = UIApplication.shared.statusBarOrientation.name
            let size = view.bounds.size
            log.append("\(text) [\(interfaceOrientation.name), bar \(bar), \(Int(size.width))×\(Int(size.height))]")
        }

        override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            note("willRotate \(orientation.name) \(duration)")
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            note("willAnimate \(orientation.name) \(duration)")
        }
        override func didRotate(from orientation: UIInterfaceOrientation) { note("didRotate \(orientation.name)") }
        override func viewWillLayoutSubviews() { note("willLayout") }
        override func viewDidLayoutSubviews() { note("didLayout") }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.append("size transition")
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    }

    private static let masks = ApplicationOrientations(
        supported: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])

    @Test("§11: the debugger's dump of an iPad, in all four orientations", arguments: [RotationSemantics.iOS5, .iOS6])
    func padDump(semantics: RotationSemantics) {
        inWorld("iPad 2", application: Self.masks, semantics: semantics) { world in
            let controller = Controller()
            let window = world.show(controller)
            let expected: [(UIInterfaceOrientation, CGRect, [CGFloat])] = [
                (.portrait, CGRect(x: 0, y: 20, width: 768, height: 1004), [1, 0, 0, 1, 0, 0]),
                (.landscapeRight, CGRect(x: 0, y: 0, width: 748, height: 1024), [0, 1, -1, 0, 0, 0]),
                (.landscapeLeft, CGRect(x: 20, y: 0, width: 748, height: 1024), [0, -1, 1, 0, 0, 0]),
                (.portraitUpsideDown, CGRect(x: 0, y: 0, width: 768, height: 1004), [-1, 0, 0, -1, 0, 0]),
                (.portrait, CGRect(x: 0, y: 20, width: 768, height: 1004), [1, 0, 0, 1, 0, 0]),
            ]
            for (orientation, frame, matrix) in expected {
                world.turn(to: orientation.device)
                let transform = controller.view.transform
                #expect(window.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
                #expect(world.simulation.screen.bounds.size == CGSize(width: 768, height: 1024))
                #expect(controller.view.frame == frame, "\(orientation.name)")
                #expect(
                    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] == matrix,
                    "\(orientation.name)")
                let size = orientation.isLandscape ? CGSize(width: 1024, height: 748) : CGSize(width: 768, height: 1004)
                #expect(controller.view.bounds == CGRect(origin: .zero, size: size))
                #expect(world.simulation.screen.applicationFrame == frame)
                #expect(controller.view.safeAreaInsets == .zero)
            }
        }
    }

    @Test("§7.2: a controller that wants the full screen reaches under the status bar")
    func fullScreenLayout() {
        inWorld("iPad 2", application: Self.masks, semantics: .iOS6) { world in
            let controller = Controller()
            controller.wantsFullScreenLayout = true
            let window = world.show(controller)
            #expect(controller.view.frame == window.bounds)
            world.turn(to: .landscapeLeft)
            #expect(controller.view.frame == window.bounds)
            #expect(controller.view.bounds.size == CGSize(width: 1024, height: 768))
        }
    }

    @Test("The status bar runs along the side that is up")
    func statusBar() {
        inWorld("iPad 2", application: Self.masks, semantics: .iOS6) { world in
            _ = world.show(Controller())
            let expected: [(UIDeviceOrientation, CGRect)] = [
                (.portrait, CGRect(x: 0, y: 0, width: 768, height: 20)),
                (.landscapeLeft, CGRect(x: 748, y: 0, width: 20, height: 1024)),
                (.landscapeRight, CGRect(x: 0, y: 0, width: 20, height: 1024)),
                (.portraitUpsideDown, CGRect(x: 0, y: 1004, width: 768, height: 20)),
            ]
            for (orientation, frame) in expected {
                world.turn(to: orientation)
                #expect(UIApplication.shared.statusBarFrame == frame)
            }
        }
    }

    @Test(
        "§6.1–6.3: the sequence, and what the getters read at each moment",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func sequence(semantics: RotationSemantics) {
        inWorld("iPhone 5", semantics: semantics) { world in
            let controller = Controller()
            _ = world.show(controller)
            controller.log = []
            world.turn(to: .landscapeLeft)
            #expect(
                controller.log == [
                    "willRotate landscapeRight 0.3 [portrait, bar portrait, 320×548]",
                    "willLayout [landscapeRight, bar landscapeRight, 568×300]",
                    "didLayout [landscapeRight, bar landscapeRight, 568×300]",
                    "willAnimate landscapeRight 0.3 [landscapeRight, bar landscapeRight, 568×300]",
                    "didRotate portrait [landscapeRight, bar landscapeRight, 568×300]",
                ])
        }
    }

    @Test("A controller that another one takes off the screen in the turn hears no more of it")
    func leavingInTurn() {
        final class Host: UIViewController {
            override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                children.last?.view.removeFromSuperview()
            }
            override func didRotate(from orientation: UIInterfaceOrientation) {
                children.first?.view.removeFromSuperview()
            }
        }
        inWorld("iPhone 5", semantics: .iOS6) { world in
            let (host, stays, leaves) = (Host(), Controller(), Controller())
            for child in [stays, leaves] {
                host.addChild(child)
                host.view.addSubview(child.view)
                child.didMove(toParent: host)
            }
            _ = world.show(host)
            for child in [stays, leaves] { child.log = [] }
            world.turn(to: .landscapeLeft)
            @MainActor func messages(_ child: Controller) -> [String] {
                child.log.compactMap { $0.split(separator: " ").first.map(String.init) }.filter {
                    !$0.hasSuffix("Layout")
                }
            }
            #expect(messages(leaves) == ["willRotate"])
            #expect(messages(stays) == ["willRotate", "willAnimate"])
        }
    }

    @Test("§6.4: a half turn takes twice as long, and is a turn like any other")
    func halfTurn() {
        inWorld("iPhone 5", semantics: .iOS6) { world in
            let controller = Controller()
            _ = world.show(controller)
            world.turn(to: .landscapeLeft)
            controller.log = []
            world.turn(to: .landscapeRight)
            #expect(
                controller.log.first == "willRotate landscapeLeft 0.6 [landscapeRight, bar landscapeRight, 568×300]")
            #expect(controller.log.last == "didRotate landscapeRight [landscapeLeft, bar landscapeLeft, 568×300]")
        }
    }

    @Test("§4.6: with portrait in the list it comes up in portrait and follows the device afterwards")
    func launch() {
        inWorld("iPhone 5", semantics: .iOS6) { world in
            world.turn(to: .landscapeLeft)
            let controller = Controller()
            _ = world.show(controller)
            #expect(controller.log.contains { $0.hasPrefix("willRotate landscapeRight") })
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        }
    }

    @Test("§4.6: a landscape-only controller loads in portrait and is turned when it appears")
    func landscapeOnly() {
        final class Sideways: UIViewController {
            var log: [String] = []
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
            private func note(_ text: String) {
                log.append("\(text) \(view.frame.dumpText) \(view.transform.dumpText)")
            }
            override func viewDidLoad() { note("load") }
            override func viewWillAppear(_ animated: Bool) { note("willAppear") }
            override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        }
        inWorld("iPhone 5", application: .init(supported: [.landscapeRight]), semantics: .iOS6) { world in
            let controller = Sideways()
            _ = world.show(controller)
            #expect(controller.log.last == "didAppear (0 0; 300 568) [0, 1, -1, 0, 0, 0]")
            #expect(controller.log.dropLast().allSatisfy { $0.hasSuffix("(0 20; 320 548) [1, 0, 0, 1, 0, 0]") })
        }
    }

    @Test("§5.5: a controller of iOS 5 is asked about the orientation that is wanted and no other")
    func perOrientation() {
        inWorld("iPhone 5", application: .init(supported: [.portrait]), semantics: .iOS5) { world in
            let controller = Controller()
            controller.mask = [.portrait, .landscapeRight]
            let window = world.show(controller)
            world.simulation.events.removeAll()
            #expect(
                world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight), "the plist does not restrict")
            #expect(world.turn(to: .landscapeRight) == .stay(.controllerDeclinesOrientation))
            #expect(
                window.lastRecord?.asked.map(\.question) == [.shouldAutorotateToInterfaceOrientation(.landscapeLeft)])
            #expect(window.lastRecord?.asked.map(\.source) == [.override])
        }
    }

    @Test("§5.5: from iOS 6 a controller that implements only the old method is asked by it, and nobody restricts it")
    func synthesised() {
        final class Old: UIViewController {
            var asked: [UIInterfaceOrientation] = []
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
                asked.append(orientation)
                return orientation != .portraitUpsideDown
            }
        }
        inWorld("iPhone 5", application: .init(supported: [.portrait]), semantics: .iOS6) { world in
            let controller = Old()
            let window = world.show(controller)
            #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
            #expect(controller.asked.last == .portrait, "what is shown is asked about last")
            #expect(window.lastRecord?.facts.isControllerMaskSynthesised == true)
            #expect(world.turn(to: .portraitUpsideDown) == .stay(.notInControllerMask))
        }
    }
}
