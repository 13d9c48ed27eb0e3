import Foundation
import KitValues
import ReflowKit

// Subclasses that act in everything they are told or asked, and also when they go; see `HostileProgram`.

/// Called by an object that goes: acts on objects that stay.
private func actFromDeinit() {
    MainActor.assumeIsolated { HostileProgram.act() }
}

final class HostileLayer: CALayer {
    override init() {
        super.init()
        HostileProgram.current?.lookForLayer()
        HostileProgram.act()
    }

    required init?(coder: NSCoder) { nil }

    deinit { actFromDeinit() }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            HostileProgram.act()
            super.bounds = newValue
        }
    }

    override func removeFromSuperlayer() {
        HostileProgram.act()
        super.removeFromSuperlayer()
        HostileProgram.act()
    }
}

class HostileView: UIView {
    deinit { actFromDeinit() }

    override class var layerClass: AnyClass { HostileLayer.self }

    override var frame: CGRect {
        get { super.frame }
        set {
            HostileProgram.act()
            super.frame = newValue
            HostileProgram.act()
        }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            HostileProgram.act()
        }
    }

    override func layoutSubviews() {
        HostileProgram.act()
        super.layoutSubviews()
        HostileProgram.act()
    }

    override func addSubview(_ view: UIView) {
        super.addSubview(view)
        HostileProgram.act()
    }

    override func removeFromSuperview() {
        HostileProgram.act()
        super.removeFromSuperview()
    }

    override func didAddSubview(_ subview: UIView) { HostileProgram.act() }
    override func willRemoveSubview(_ subview: UIView) { HostileProgram.act() }
    override func willMove(toSuperview newSuperview: UIView?) { HostileProgram.act() }
    override func didMoveToSuperview() { HostileProgram.act() }
    override func willMove(toWindow newWindow: UIWindow?) { HostileProgram.act() }
    override func didMoveToWindow() { HostileProgram.act() }
    override func safeAreaInsetsDidChange() { HostileProgram.act() }
    override func layoutMarginsDidChange() { HostileProgram.act() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { HostileProgram.act() }
    override func tintColorDidChange() { HostileProgram.act() }
    override func draw(_ rect: CGRect) { HostileProgram.act() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        HostileProgram.act()
        return size
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        HostileProgram.act()
        return super.hitTest(point, with: event)
    }
}

final class HostileButton: UIButton {
    deinit { actFromDeinit() }

    override func layoutSubviews() {
        HostileProgram.act()
        super.layoutSubviews()
    }

    override func willRemoveSubview(_ subview: UIView) { HostileProgram.act() }
    override func didMoveToWindow() {
        HostileProgram.act()
        super.didMoveToWindow()
    }
}

final class HostileScrollView: UIScrollView {
    deinit { actFromDeinit() }

    override func layoutSubviews() {
        HostileProgram.act()
        super.layoutSubviews()
    }

    override func willMove(toSuperview newSuperview: UIView?) { HostileProgram.act() }
}

final class HostileWindow: UIWindow {
    deinit { actFromDeinit() }

    override func layoutSubviews() {
        HostileProgram.act()
        super.layoutSubviews()
    }

    override func didAddSubview(_ subview: UIView) { HostileProgram.act() }
    override func willRemoveSubview(_ subview: UIView) { HostileProgram.act() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { HostileProgram.act() }
}

final class HostileController: UIViewController {
    deinit { actFromDeinit() }

    override func loadView() {
        HostileProgram.act()
        view = HostileView()
    }

    override func viewDidLoad() { HostileProgram.act() }
    override func viewWillAppear(_ animated: Bool) { HostileProgram.act() }
    override func viewIsAppearing(_ animated: Bool) { HostileProgram.act() }
    override func viewDidAppear(_ animated: Bool) { HostileProgram.act() }
    override func viewWillDisappear(_ animated: Bool) { HostileProgram.act() }
    override func viewDidDisappear(_ animated: Bool) { HostileProgram.act() }
    override func viewWillLayoutSubviews() { HostileProgram.act() }
    override func viewDidLayoutSubviews() { HostileProgram.act() }
    override func viewSafeAreaInsetsDidChange() { HostileProgram.act() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { HostileProgram.act() }

    override func willMove(toParent parent: UIViewController?) {
        HostileProgram.act()
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        HostileProgram.act()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        HostileProgram.act()
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in HostileProgram.act() }) { _ in HostileProgram.act() }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        HostileProgram.act()
        return .all
    }
}

final class HostileNavigationController: UINavigationController {
    deinit { actFromDeinit() }

    override func viewWillAppear(_ animated: Bool) {
        HostileProgram.act()
        super.viewWillAppear(animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        HostileProgram.act()
    }

    override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        HostileProgram.act()
    }
}

final class HostileTabBarController: UITabBarController {
    deinit { actFromDeinit() }

    override func viewWillAppear(_ animated: Bool) {
        HostileProgram.act()
        super.viewWillAppear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        HostileProgram.act()
    }
}
