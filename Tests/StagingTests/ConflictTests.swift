import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

@MainActor
@Suite("Conflicts of a screen: when they happen, and whether they stand (autolayout.md §0a.17)")
struct ConflictTests {
    /// A controller that switches between two heights of a view when the device rotates.
    private final class Switching: UIViewController {
        let box = UIView()
        var isCareful = false
        private(set) var tall: NSLayoutConstraint?
        private(set) var low: NSLayoutConstraint?

        override func viewDidLoad() {
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.widthAnchor.constraint(equalToConstant: 100),
            ])
            tall = box.heightAnchor.constraint(equalToConstant: 300)
            low = box.heightAnchor.constraint(equalToConstant: 100)
            tall?.isActive = true
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            if isCareful { tall?.isActive = false }
            low?.isActive = true
            tall?.isActive = false
        }
    }

    @Test("Activating the new constraint before the old one is deactivated is a conflict that passes")
    func wrongOrder() throws {
        let simulation = Simulation()
        let controller = simulation.perform { Switching() }
        let stage = Stage(in: simulation, showing: { controller })
        #expect(stage.conflicts.isEmpty)
        _ = stage.turn(to: UIDeviceOrientation.landscapeLeft)
        #expect(controller.box.frame.height == 100)
        #expect(stage.conflicts.count == 1)
        let conflict = try #require(stage.conflicts.first)
        #expect(conflict.occurrences.map(\.isTransient) == [true])
        #expect(
            conflict.occurrences.first?.callback == "StagingTests.ConflictTests.Switching.viewWillTransition(to:with:)")
        #expect(conflict.report.members.map(\.statement) == ["box.height == 300", "box.height == 100"])
        #expect(conflict.report.advice.contains("box has two heights"))
    }

    @Test("Deactivating the old one first is none")
    func rightOrder() {
        let simulation = Simulation()
        let controller = simulation.perform { Switching() }
        controller.isCareful = true
        let stage = Stage(in: simulation, showing: { controller })
        _ = stage.turn(to: UIDeviceOrientation.landscapeLeft)
        #expect(controller.box.frame.height == 100)
        #expect(stage.conflicts.isEmpty)
    }

    @Test("One that stands after each rotation there is reported once, with its orientation, and holds in the other")
    func onlyInLandscape() throws {
        let simulation = Simulation()
        let controller = simulation.perform {
            let controller = UIViewController()
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            controller.view.accessibilityIdentifier = "page"
            controller.view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 100),
                box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
                controller.view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 200),
            ])
            return controller
        }
        let stage = Stage(in: simulation, showing: { controller })
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeLeft] {
            _ = stage.turn(to: orientation)
        }
        #expect(stage.conflicts.count == 1)
        let conflict = try #require(stage.conflicts.first)
        #expect(conflict.occurrences.map(\.orientation) == [.landscapeRight])
        #expect(conflict.occurrences.map(\.isTransient) == [false])
        #expect(conflict.holdsIn == [.portrait])
        #expect(conflict.isAfterRotation)
        // 200 + 200 - 393.
        #expect(
            conflict.report.advice.hasPrefix(
                "the constraints leave no room for box in a window of this height; make the gaps at least 7 points smaller in total, or "
            ))
    }

    @Test("A view that was made in code and still translates its mask: the cure names it")
    func forgottenFlag() {
        let simulation = Simulation()
        let controller = simulation.perform {
            let controller = UIViewController()
            let box = UIView()
            box.accessibilityIdentifier = "box"
            controller.view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 50).isActive = true
            return controller
        }
        let stage = Stage(in: simulation, showing: { controller })
        #expect(
            stage.conflicts.map(\.report.advice) == [
                "the autoresizing mask of box is still translated into constraints, so its frame is also required; set "
                    + "translatesAutoresizingMaskIntoConstraints of box to false"
            ])
    }
}
