import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// A program in which every callback runs another action. Subclasses change the tree, the stack and themselves in every
/// callback, keep the objects that they receive, and release their own owners.
///
/// `HostileActions` describes how the input determines the actions.
@MainActor
final class HostileProgram: HostileActions {
    /// The program whose callbacks run, if it is of this kind.
    static var current: HostileProgram? { running as? HostileProgram }

    private var views: [UIView] = []
    private var layers: [CALayer] = []
    private var guides: [UILayoutGuide] = []
    private var controllers: [UIViewController] = []
    private var windows: [UIWindow] = []
    /// All objects ever created, without retaining them.
    private let census = Census()

    private init(_ bytes: Data, in simulation: Simulation) {
        super.init(bytes, in: simulation, actionLimit: 400, depthLimit: 5)
    }

    /// Runs the program given by the bytes.
    /// - Returns: the invariants that are violated afterwards.
    static func problems(of bytes: Data) -> [String] {
        let simulation = Simulation(
            application: ApplicationOrientations(supported: [.portrait, .landscapeLeft, .landscapeRight]))
        return problems(in: simulation, of: { HostileProgram(bytes, in: simulation) }, { $0.run() })
    }

    private func run() -> [String] {
        for _ in 0..<3 { makeView() }
        makeWindow()
        runActions()
        // All invariants must hold from here on.
        var problems = census.problems
        for view in views { view.layoutIfNeeded() }
        for window in windows where !window.isHidden { _ = window.drawing() }
        for layer in layers { layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10) }
        for guide in guides { _ = guide.layoutFrame }
        problems += census.problems
        views = []
        controllers = []
        windows = []
        for layer in layers { layer.position = CGPoint(x: layer.bounds.midX, y: 1) }
        for guide in guides { _ = guide.layoutFrame }
        return problems + census.problems
    }

    override func change() {
        switch input.byte() % 8 {
        case 0, 1, 2: changeTree()
        case 3: changeView()
        case 4: changeLayer()
        case 5: changeController()
        case 6: changeWindow()
        default: forget()
        }
    }

    // MARK: Views

    private func makeView() {
        guard views.count < HostileProgram.poolLimit else { return }
        let frame = CGRect(x: 0, y: 0, width: CGFloat(input.byte()), height: CGFloat(input.byte()))
        let view: UIView =
            switch input.byte() % 8 {
            case 0: HostileButton(frame: frame)
            case 1: HostileScrollView(frame: frame)
            default: HostileView(frame: frame)
            }
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(input.byte()))
        census.note(view)
        views.append(view)
    }

    /// A view of the pool, or a neighbour of one. A view that only its superview retains is reached as a neighbour.
    private func anyView() -> UIView? {
        guard let view = any(views) else { return nil }
        switch input.byte() % 8 {
        case 0: return view.superview ?? view
        case 1: return view.subviews.last ?? view
        case 2: return any(controllers)?.viewIfLoaded ?? view
        case 3: return any(windows) ?? view
        default: return view
        }
    }

    private func changeTree() {
        guard let view = anyView(), let other = anyView() else { return makeView() }
        switch input.byte() % 12 {
        case 0, 1, 2: view.addSubview(other)
        case 3: view.insertSubview(other, at: Int(Int8(bitPattern: input.byte())))
        case 4: anyView().map { view.insertSubview(other, aboveSubview: $0) }
        case 5: anyView().map { view.insertSubview(other, belowSubview: $0) }
        case 6, 7: view.removeFromSuperview()
        case 8: view.bringSubviewToFront(other)
        case 9: view.sendSubviewToBack(other)
        case 10: view.exchangeSubview(at: input.choice(of: 8), withSubviewAt: input.choice(of: 8))
        default: makeView()
        }
    }

    private func changeView() {
        guard let view = anyView() else { return }
        let size = CGSize(width: CGFloat(input.byte()), height: CGFloat(input.byte()))
        switch input.byte() % 16 {
        case 0, 1: view.frame = CGRect(origin: .zero, size: size)
        case 2: view.bounds = CGRect(origin: CGPoint(x: size.height, y: 0), size: size)
        case 3: view.center = CGPoint(x: size.width, y: size.height)
        case 4: view.transform = CGAffineTransform(rotationAngle: size.width)
        case 5: view.setNeedsLayout()
        case 6, 7: view.layoutIfNeeded()
        case 8: view.isHidden.toggle()
        case 9: view.tintColor = input.flag() ? .red : .green
        case 10: view.overrideUserInterfaceStyle = input.flag() ? .dark : .unspecified
        case 11: view.layoutMargins = UIEdgeInsets(top: size.width, left: 0, bottom: 0, right: 0)
        case 12: _ = view.hitTest(CGPoint(x: size.width, y: size.height), with: nil)
        case 13: _ = anyView().map { view.convert(view.bounds, to: $0) }
        case 14: view.sizeToFit()
        default: _ = view.drawing()
        }
        if guides.count < HostileProgram.poolLimit {
            guides.append(input.flag() ? view.safeAreaLayoutGuide : view.readableContentGuide)
        }
    }

    // MARK: Layers

    private func changeLayer() {
        switch input.byte() % 8 {
        case 0, 1:
            guard layers.count < HostileProgram.poolLimit, let layer = anyView()?.layer else { return }
            keep(layer)
        case 2: keep(HostileLayer())
        case 3, 4:
            guard let layer = any(layers), let other = any(layers) else { return }
            layer.addSublayer(other)
        case 5:
            guard let layer = any(layers), let other = any(layers) else { return }
            layer.insertSublayer(other, at: UInt32(input.byte()))
        case 6: any(layers)?.removeFromSuperlayer()
        default: any(layers)?.frame = CGRect(x: 0, y: 0, width: CGFloat(input.byte()), height: 1)
        }
    }

    /// Adds a layer to the pool; layers' own initialisers call this.
    func keep(_ layer: CALayer) {
        census.note(layer)
        if layers.count < HostileProgram.poolLimit { layers.append(layer) }
    }

    /// Reads the layer of a view while a layer is being created, which may be the view's own.
    func lookForLayer() {
        inside {
            guard let view = any(views) else { return }
            keep(view.layer)
        }
    }

    // MARK: Controllers

    private func makeController() {
        guard controllers.count < HostileProgram.poolLimit else { return }
        let controller: UIViewController =
            switch input.byte() % 8 {
            case 0: HostileNavigationController()
            case 1: HostileTabBarController()
            default: HostileController()
            }
        census.note(controller)
        controllers.append(controller)
    }

    private func changeController() {
        guard let controller = any(controllers), let other = any(controllers) else { return makeController() }
        switch input.byte() % 16 {
        case 0, 1: controller.addChild(other)
        case 2: other.removeFromParent()
        case 3: other.didMove(toParent: other.parent)
        case 4: controller.view.addSubview(other.view)
        case 5: if let view = any(views) { controller.view = view }
        case 6: (controller as? UINavigationController)?.pushViewController(other, animated: input.flag())
        case 7: (controller as? UINavigationController)?.popViewController(animated: input.flag())
        case 8: (controller as? UINavigationController)?.setViewControllers([other], animated: false)
        case 9: (controller as? UITabBarController)?.viewControllers = [other]
        case 10: controller.beginAppearanceTransition(input.flag(), animated: false)
        case 11: controller.endAppearanceTransition()
        case 12: controller.overrideUserInterfaceStyle = input.flag() ? .dark : .unspecified
        case 13: controller.transition(from: controller, to: other, duration: 0, animations: { HostileProgram.act() })
        default: makeController()
        }
    }

    // MARK: Windows

    private func makeWindow() {
        guard windows.count < 4 else { return }
        let window = HostileWindow()
        census.note(window)
        windows.append(window)
        window.rootViewController = any(controllers)
    }

    private func changeWindow() {
        guard let window = any(windows) else { return makeWindow() }
        switch input.byte() % 8 {
        case 0: window.rootViewController = any(controllers)
        case 1: window.rootViewController = nil
        case 2: window.makeKeyAndVisible()
        case 3: window.isHidden.toggle()
        case 4: window.layoutIfNeeded()
        case 5, 6:
            let ways: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .faceUp]
            simulation.turn(to: ways[input.choice(of: ways.count)])
        default: makeWindow()
        }
    }

    // MARK: Letting go

    private func forget() {
        switch input.byte() % 6 {
        case 0, 1, 2: forgetOne(of: \HostileProgram.views, in: self)
        case 3: forgetOne(of: \HostileProgram.layers, in: self)
        case 4: forgetOne(of: \HostileProgram.controllers, in: self)
        default: forgetOne(of: \HostileProgram.windows, in: self)
        }
    }
}

/// All objects that a program created, as long as they exist, and their invariants.
@MainActor
private final class Census {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    func note(_ object: AnyObject) { entries[ObjectIdentifier(object)] = Entry(object: object) }

    private func all<Kind>(_ kind: Kind.Type) -> [Kind] { entries.values.compactMap { $0.object as? Kind } }

    var problems: [String] {
        let views = all(UIView.self)
        let layers = all(CALayer.self)
        let controllers = all(UIViewController.self)
        return problems("view", views, above: \.superview, below: \.subviews)
            + problems("layer", layers, above: \.superlayer) { $0.sublayers ?? [] }
            + problems("controller", controllers, above: \.parent, below: \.children)
    }

    /// The violations of the invariants of any tree: each node knows its parent, has only one, is there once, and is
    /// not its own ancestor.
    private func problems<Node: AnyObject>(
        _ name: String, _ nodes: [Node], above: (Node) -> Node?, below: (Node) -> [Node]
    ) -> [String] {
        var problems: [String] = []
        for node in nodes {
            let children = below(node)
            if children.contains(where: { above($0) !== node }) {
                problems.append("a \(name) does not know its parent")
            }
            if Set(children.map(ObjectIdentifier.init)).count != children.count {
                problems.append("a \(name) is twice in its parent")
            }
            if let parent = above(node), !below(parent).contains(where: { $0 === node }) {
                problems.append("a \(name) is not in its parent")
            }
            var seen: Set<ObjectIdentifier> = []
            var next: Node? = node
            while let current = next, seen.insert(ObjectIdentifier(current)).inserted { next = above(current) }
            if next != nil { problems.append("a \(name) is above itself") }
        }
        return problems
    }
}
