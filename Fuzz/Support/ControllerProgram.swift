import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// A program of operations on controllers. Each operation is one byte with its operands; some run in the middle of
/// callbacks. Whatever it does, there is no trap and no endless loop, and after each operation all controllers agree on
/// parents and presentations.
@MainActor
final class ControllerProgram {
    let simulation: Simulation
    private var input: FuzzInput
    private var windows: [UIWindow] = []
    private(set) var controllers: [UIViewController] = []
    /// The number of nested callbacks that are running an operation of their own.
    private var depth = 0

    init(_ input: FuzzInput) {
        self.input = input
        let semantics: [RotationSemantics] = [.iOS15, .iOS15, .iOS5, .iOS6, .iOS8, .iOS16]
        let generation = semantics[self.input.choice(of: semantics.count)]
        let device = self.input.flag() ? "iPad Pro 11 (1st-4th)" : "iPhone 15"
        simulation = Simulation(
            device: DeviceCatalogue.standard.device(named: device) ?? .default,
            application: ApplicationOrientations(supported: [.portrait, .landscapeLeft, .landscapeRight]),
            semantics: generation)
        simulation.diagnosticHandler = { _ in }
    }

    func run() {
        simulation.perform {
            controllers = (0..<10).map { make($0) }
            for _ in 0..<2 { windows.append(UIWindow()) }
            windows[0].rootViewController = controllers[0]
            windows[0].makeKeyAndVisible()
            for _ in 0..<256 where !input.isAtEnd {
                step()
                check()
                hold(!simulation.transitions.isRunning, "a transition ends with the call that asked for it")
            }
            windows[0].makeKeyAndVisible()
            for window in windows { window.layoutIfNeeded() }
            check()
            for window in windows where !window.isHidden {
                _ = window.drawing()
                _ = window.lastRecord
            }
        }
    }

    // MARK: Choosing controllers

    private func make(_ index: Int) -> UIViewController {
        let controller: any Meddling =
            switch index % 10 {
            case 0, 5: MeddlingNavigation()
            case 1: MeddlingTabs()
            case 2: MeddlingSplit()
            case 3: pages()
            default: Meddler()
            }
        controller.program = self
        return controller
    }

    private func pages() -> MeddlingPages {
        let style: UIPageViewController.TransitionStyle = input.flag() ? .scroll : .pageCurl
        let spine: UIPageViewController.SpineLocation = input.flag() ? .mid : .min
        return MeddlingPages(
            transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine.rawValue])
    }

    private func controller() -> UIViewController { controllers[input.choice(of: controllers.count)] }

    private func some() -> [UIViewController] {
        let count = input.choice(of: 4)
        return (0..<count).map { _ in controller() }
    }

    private func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        let all = controllers.compactMap { $0 as? Container }
        return all.isEmpty ? nil : all[input.choice(of: all.count)]
    }

    // MARK: Operations

    /// The effect of a callback: usually none, otherwise an operation.
    func meddle() {
        guard depth < 12, !input.isAtEnd, input.byte() % 8 == 0 else { return }
        depth += 1
        defer { depth -= 1 }
        step()
    }

    /// The controller that a subclass returns when it is asked for one.
    func answer() -> UIViewController? {
        guard !input.isAtEnd else { return nil }
        return input.byte() % 4 == 0 ? controller() : nil
    }

    private func step() {
        switch input.byte() % 28 {
        case 0, 1: contain(controller(), in: controller())
        case 2: leave(controller())
        case 3, 4: present(controller(), on: controller())
        case 5: controller().dismiss(animated: input.flag())
        case 6, 7: container(UINavigationController.self)?.pushViewController(controller(), animated: input.flag())
        case 8: container(UINavigationController.self)?.popViewController(animated: input.flag())
        case 9: container(UINavigationController.self)?.popToRootViewController(animated: input.flag())
        case 10: container(UINavigationController.self)?.setViewControllers(some(), animated: input.flag())
        case 11: container(UINavigationController.self)?.popToViewController(controller(), animated: input.flag())
        case 12: container(UITabBarController.self)?.viewControllers = some()
        case 13: container(UITabBarController.self)?.selectedIndex = Int(Int8(bitPattern: input.byte() & 0x83))
        case 14: container(UITabBarController.self)?.selectedViewController = controller()
        case 15: container(UIPageViewController.self)?.setViewControllers(some(), direction: .forward, animated: false)
        case 16: container(UISplitViewController.self)?.viewControllers = some()
        case 17: putInColumn()
        case 18: reroot()
        case 19: windows[input.choice(of: windows.count)].isHidden = input.flag()
        case 20: turn()
        case 21: windows[input.choice(of: windows.count)].layoutIfNeeded()
        case 22: change(controller())
        case 23: placeView(of: controller(), in: controller())
        case 24: exchange()
        case 25: callByHand()
        case 26: replaceOne()
        default: look()
        }
    }

    private func contain(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        guard input.flag() else { return }
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func leave(_ controller: UIViewController) {
        if input.flag() {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
        }
        controller.removeFromParent()
    }

    private func present(_ controller: UIViewController, on presenter: UIViewController) {
        if input.flag() { controller.modalPresentationStyle = style() }
        presenter.present(controller, animated: input.flag()) { [weak self] in self?.meddle() }
    }

    private func style() -> UIModalPresentationStyle {
        UIModalPresentationStyle(rawValue: input.choice(of: 11) - 2) ?? .automatic
    }

    private func putInColumn() {
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        let column = columns[input.choice(of: columns.count)]
        container(UISplitViewController.self)?.setViewController(input.flag() ? controller() : nil, for: column)
    }

    private func reroot() {
        let window = windows[input.choice(of: windows.count)]
        window.rootViewController = input.byte() % 8 == 0 ? nil : controller()
    }

    private func turn() {
        let ways: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp]
        simulation.turn(to: ways[input.choice(of: ways.count)])
    }

    private func change(_ controller: UIViewController) {
        switch input.byte() % 8 {
        case 0: controller.definesPresentationContext.toggle()
        case 1: controller.modalPresentationStyle = style()
        case 2: controller.preferredContentSize = CGSize(width: 100, height: Int(input.byte()))
        case 3: controller.setNeedsStatusBarAppearanceUpdate()
        case 4: controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        case 5: controller.hidesBottomBarWhenPushed.toggle()
        case 6: (controller as? UINavigationController)?.isNavigationBarHidden.toggle()
        default: (controller as? UISplitViewController)?.show(.primary)
        }
    }

    private func placeView(of controller: UIViewController, in other: UIViewController) {
        guard input.flag() else { return controller.view.removeFromSuperview() }
        let place: UIView = input.flag() ? windows[0] : other.view
        guard controller.view !== place, !place.isDescendant(of: controller.view) else { return }
        place.addSubview(controller.view)
    }

    private func exchange() {
        guard let parent = controllers.first(where: { $0.children.count > 1 }) else { return }
        parent.transition(
            from: parent.children[0], to: parent.children[1], duration: 0, animations: { [weak self] in self?.meddle() }
        )
    }

    private func callByHand() {
        let controller = controller()
        switch input.byte() % 4 {
        case 0: controller.beginAppearanceTransition(input.flag(), animated: false)
        case 1: controller.endAppearanceTransition()
        case 2: controller.show(self.controller(), sender: nil)
        default: controller.showDetailViewController(self.controller(), sender: nil)
        }
    }

    private func replaceOne() {
        let index = input.choice(of: controllers.count)
        controllers[index] = make(index)
    }

    private func look() {
        let controller = controller()
        _ = controller.hierarchyDescription()
        _ = controller.navigationController
        _ = controller.presentationController
        _ = controller.traitCollection
        _ = windows[0].recursiveDescription()
        _ = windows[0].lastRecord
        _ = windows[0].topmostController
    }

    // MARK: Invariants

    /// The maximum number of controllers in a program.
    private static let most = 3_000

    private func check() {
        for controller in everybody() { check(controller) }
    }

    /// The program's controllers, and those that hold or present them, or are held or presented by them.
    private func everybody() -> [UIViewController] {
        var rest = controllers + windows.compactMap(\.rootViewController)
        var seen = Set<ObjectIdentifier>()
        var result: [UIViewController] = []
        while let next = rest.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            result.append(next)
            rest += next.children + [next.parent, next.presented, next.presenter].compactMap { $0 }
        }
        return result
    }

    private func check(_ controller: UIViewController) {
        for child in controller.children {
            hold(child.parent === controller, "a child knows its parent")
            hold(controller.children.filter { $0 === child }.count == 1, "a child is there once")
        }
        if let parent = controller.parent {
            hold(parent.children.contains { $0 === controller }, "a parent knows its child")
        }
        if let presented = controller.presented {
            hold(presented.presenter === controller, "who is presented knows its presenter")
            hold(presented.presentation?.isActive == true, "who is presented has a presentation")
        }
        if let presenter = controller.presenter {
            hold(presenter.presented === controller, "a presenter knows whom it presents")
        }
        let ways: [(String, (UIViewController) -> UIViewController?)] = [
            ("parent", { $0.parent }), ("presentedViewController", { $0.presentedViewController }),
            ("presentingViewController", { $0.presentingViewController }),
            ("nearestPresented", { $0.nearestPresented }),
        ]
        for (name, next) in ways {
            // This is a loop instead of a sequence, because it is most of the programs' cost in a debug build.
            var end = controller
            var count = 1
            while count < ControllerProgram.most, let above = next(end) {
                end = above
                count += 1
            }
            hold(count < ControllerProgram.most, "\(name) leads to an end")
        }
        hold(!isInCircle(controller), "nobody is above itself")
        for case let .some(above) in [controller.parent, controller.presenter] {
            hold(controller.isBelow(above), "who holds or presents a controller is above it")
        }
        hold(UIViewController.chain(from: controller).count < ControllerProgram.most, "presentations have an end")
        hold(
            controller.depth <= SimulationDiagnostic.ContainmentProblem.depthLimit,
            "controllers nest no deeper than the limit")
        checkContents(of: controller)
    }

    private func checkContents(of controller: UIViewController) {
        // In the middle of a change, a container may already show a controller that it does not hold yet.
        guard depth == 0 else { return }
        let held: [UIViewController] =
            switch controller {
            case let navigation as UINavigationController: navigation.viewControllers
            case let tabs as UITabBarController: tabs.viewControllers ?? []
            case let pages as UIPageViewController: pages.viewControllers ?? []
            case let split as UISplitViewController: Array(split.columns.values)
            default: []
            }
        hold(held.allSatisfy { $0.parent === controller }, "what a container shows are children of it")
        hold(Set(held.map { ObjectIdentifier($0) }).count == held.count, "a container shows each controller once")
        if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
            hold(held.contains { $0 === selected }, "the selected controller is a tab")
        }
        hold(!controller.isBeingPresented && !controller.isBeingDismissed, "presentations and dismissals are over")
    }

    /// Whether the controller is its own ancestor, computed without the code under test.
    private func isInCircle(_ controller: UIViewController) -> Bool {
        var rest = [controller.parent, controller.presenter].compactMap { $0 }
        var seen = Set<ObjectIdentifier>()
        while let next = rest.popLast() {
            if next === controller { return true }
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            rest += [next.parent, next.presenter].compactMap { $0 }
        }
        return false
    }
}
