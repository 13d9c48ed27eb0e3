import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// Runs a program of operations on views. Each operation is one byte with its operands. Whatever it does, there is no
/// trap, no view is its own ancestor, every frame is finite, and nothing is marked after the root's layout.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated {
        let program = ViewProgram(FuzzInput(data))
        program.simulation.perform { program.run() }
    }
    return 0
}

@MainActor
private final class ViewProgram {
    let simulation: Simulation
    private var input: FuzzInput
    private let window: UIWindow
    private var views: [UIView] = []

    init(_ input: FuzzInput) {
        self.input = input
        let world = Simulation(
            application: ApplicationOrientations(supported: [.portrait, .landscapeLeft, .landscapeRight]))
        world.diagnosticHandler = { _ in }
        simulation = world
        window = world.perform {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return window
        }
        views = [window, window.rootViewController?.view ?? window]
    }

    func run() {
        for _ in 0..<512 where !input.isAtEnd { step() }
        for view in views { root(of: view).layoutIfNeeded() }
        for view in views { check(view) }
        let drawing = window.drawing()
        hold(drawing.list.size == window.bounds.size, "a drawing has the size of its view")
    }

    private func view() -> UIView { views[input.choice(of: views.count)] }

    private func root(of view: UIView) -> UIView {
        var root = view
        while let next = root.superview { root = next }
        return root
    }

    private func step() {
        let view = self.view()
        switch input.byte() % 24 {
        case 0, 1: make(in: view)
        case 2: view.addSubview(self.view())
        case 3: view.insertSubview(self.view(), at: Int(Int8(bitPattern: input.byte())))
        case 4: view.insertSubview(self.view(), belowSubview: self.view())
        case 5: view.insertSubview(self.view(), aboveSubview: self.view())
        case 6: if view !== window { view.removeFromSuperview() }
        case 7: view.exchangeSubview(at: Int(input.byte()), withSubviewAt: Int(input.byte()))
        case 8: view.bringSubviewToFront(self.view())
        case 9: view.frame = input.rect()
        case 10: view.bounds = input.rect()
        case 11: view.center = input.point()
        case 12: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(input.byte()))
        case 13: view.transform = transform()
        case 14: view.layer.anchorPoint = input.point()
        case 15: view.setNeedsLayout()
        case 16: view.layoutIfNeeded()
        case 17: turn()
        case 18: view.isHidden.toggle()
        case 19: view.autoresizesSubviews.toggle()
        case 20: view.alpha = input.number()
        case 21: look(of: view)
        case 22: (view as? BusyView)?.haste = input.choice(of: 4)
        default: ask(view)
        }
    }

    private func make(in superview: UIView) {
        guard views.count < 200 else { return }
        let frame = input.rect()
        let view: UIView =
            switch input.byte() % 6 {
            case 0: BusyView(frame: frame)
            case 1: UILabel(frame: frame)
            case 2: UIScrollView(frame: frame)
            case 3: UIButton(frame: frame)
            case 4: UIImageView(frame: frame)
            default: UIView(frame: frame)
            }
        (view as? UILabel)?.text = input.flag() ? "label" : nil
        (view as? BusyView)?.haste = input.choice(of: 4)
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(input.byte()))
        views.append(view)
        if depth(of: superview) < 150 { superview.addSubview(view) }
    }

    private func depth(of view: UIView) -> Int {
        sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 }
    }

    private func transform() -> CGAffineTransform {
        switch input.byte() % 3 {
        case 0: .identity
        case 1: CGAffineTransform(rotationAngle: input.number())
        default:
            CGAffineTransform(
                a: input.number(), b: input.number(), c: input.number(), d: input.number(), tx: input.number(),
                ty: input.number())
        }
    }

    private func turn() {
        let ways: [UIDeviceOrientation] = [
            .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp, .unknown,
        ]
        simulation.turn(to: ways[input.choice(of: ways.count)])
    }

    private func look(of view: UIView) {
        view.layer.cornerRadius = input.number()
        view.layer.borderWidth = input.number()
        view.layer.shadowOpacity = Float(input.number())
        view.layer.shadowRadius = input.number()
        view.layer.shadowOffset = input.size()
        view.backgroundColor = .systemBlue
        view.clipsToBounds = input.flag()
    }

    private func ask(_ view: UIView) {
        _ = view.hitTest(input.point(), with: nil)
        _ = view.convert(input.rect(), to: self.view() as UIView?)
        _ = view.sizeThatFits(input.size())
        _ = view.intrinsicContentSize
        _ = view.safeAreaInsets
        _ = view.layoutMargins
    }

    private func check(_ view: UIView) {
        hold(view.marks.isDisjoint(with: .anyLayout), "nothing is marked after a pass")
        // The bounding box of transformed bounds may exceed the range of numbers; the stored values may not.
        let bounds = view.bounds
        let stored = [bounds.origin.x, bounds.origin.y, bounds.width, bounds.height, view.center.x, view.center.y]
        hold(stored.allSatisfy { !$0.isNaN }, "bounds and center are numbers: \(stored)")
        hold(bounds.width >= 0 && bounds.height >= 0, "sizes are not negative: \(bounds)")
        for subview in view.subviews { hold(subview.superview === view, "a subview knows its superview") }
        if let superview = view.superview {
            hold(superview.subviews.filter { $0 === view }.count == 1, "a view is in its superview once")
        }
    }
}

/// A view that lays out its subviews in code, and sometimes requests another pass.
@MainActor
private final class BusyView: UIView {
    var haste = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, subview) in subviews.enumerated() where haste > 0 {
            subview.frame.origin.x = CGFloat(index) * 10
            if haste > 1 { subview.bounds.size.width = bounds.width / CGFloat(subviews.count) }
        }
        if haste > 2 { superview?.setNeedsLayout() }
    }
}
