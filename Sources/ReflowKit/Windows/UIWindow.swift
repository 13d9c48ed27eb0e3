import Foundation
import KitValues
import LayoutRules

/// The root of a view tree on screen. It negotiates the orientation, and every relayout begins with its new size.
///
/// From iOS 8 on, the window follows the interface. Up to iOS 7, it stays in portrait, and the root controller's view
/// is rotated inside it (behaviour.md §6.5).
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The simulation that was current when the window was created. The simulation retains the window, not the other
    /// way round.
    private weak var birthplace: Simulation? = Simulation.current
    final var ownSimulation: Simulation { birthplace ?? .current }
    /// The simulation's device, which never changes. Every view reads it from its window, which is faster than finding
    /// the simulation.
    final let model = Simulation.current.device.hardware
    final let semantics = Simulation.current.semantics
    final private(set) var isVisible = false
    final var isTurning = false

    /// The orientation of this window. The status bar follows the key window; other windows may have other
    /// orientations.
    final var interfaceOrientation = Simulation.current.application.statusBarOrientation {
        didSet { orientationToCome = interfaceOrientation }
    }
    /// The new orientation while controllers are told of a transition, otherwise the present one.
    final lazy var orientationToCome = interfaceOrientation

    final var ownMetrics: ScreenMetrics { model.metrics(for: interfaceOrientation) }
    /// The traits of the screen for this window's orientation and size, without the window's overrides.
    final var screenTraits: UITraitCollection { screenTraits(in: interfaceOrientation, sharing: sharedSize) }
    /// The window's size while it shares an iPad's screen with other applications.
    final var sharedSize: CGSize?

    final var lastNegotiation: FinishedNegotiation?

    override func makeParts() {
        super.makeParts()
        marks.formUnion(.isWindow)
        viewMarks.formUnion(.hidden)
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.layerName = "UIWindowLayer"
        return portrait
    }

    /// A window with the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    open var screen: UIScreen { ownSimulation.screen }
    open var windowScene: UIWindowScene? { ownSimulation.windowScene }
    open var isKeyWindow: Bool { ownSimulation.application.keyWindow === self }

    /// The controller whose view fills the window. It is asked about orientations.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            let new = rootViewController
            let isReplaced = ownSimulation.transitions.nest { replace(oldValue, by: new) }
            if !isReplaced { rootViewController = oldValue }
        }
    }

    private func replace(_ old: UIViewController?, by new: UIViewController?) {
        if isVisible {
            old?.tearDownPresentations()
            old?.removeFromWindow()
            // The old controller may have presented another one while it was being removed.
            old?.tearDownPresentations()
        }
        // The disappearance of the old controller may have led to yet another root controller.
        guard let controller = new, rootViewController === new else { return }
        ownSimulation.device.beginGeneratingDeviceOrientationNotifications(for: self)
        if isVisible { ownSimulation.perform { show(controller) } }
    }

    /// Whether the window is hidden, as it is at first. Only a visible window takes part in rotation.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            ownSimulation.perform {
                _ = ownSimulation.transitions.nest { newValue ? becomeInvisible() : becomeVisible() }
            }
        }
    }

    /// Shows the window: the interface takes its first orientation, the root controller appears, and everything is laid
    /// out.
    open func makeKeyAndVisible() {
        takeKey()
        isHidden = false
    }

    /// Makes this the key window, which the status bar follows. The window stays hidden if it is.
    open func makeKey() { takeKey() }

    private func takeKey() { ownSimulation.application.keyWindow = self }

    override func places(viewOf controller: UIViewController) -> Bool { rootViewController === controller }

    private func becomeVisible() {
        guard !isVisible else { return }
        isVisible = true
        let application = ownSimulation.application
        let isLaunch = !application.hasLaunched
        application.windows.append(self)
        adopt(isLaunch ? launchOrientation : application.statusBarOrientation)
        guard let controller = rootViewController else {
            if isLaunch { ownSimulation.report(.missingRootViewController) }
            return layoutIfNeeded()
        }
        show(controller)
    }

    private func becomeInvisible() {
        guard isVisible else { return }
        isVisible = false
        let application = ownSimulation.application
        rootViewController?.removeFromWindow()
        if application.keyWindow === self { application.keyWindow = nil }
        application.windows.removeAll { $0 === self }
    }

    private var launchOrientation: UIInterfaceOrientation {
        return ownSimulation.application.orientations.launchOrientation(
            device: ownSimulation.device.heldOrientation, idiom: model.idiom,
            supportsPortraitUpsideDown: model.supportsPortraitUpsideDown, semantics: semantics)
    }

    private func show(_ controller: UIViewController) {
        let application = ownSimulation.application
        // Up to iOS 7, an application starts in an orientation of its Info.plist, and follows the device afterwards.
        let followsLater = isPortraitFixed && !application.hasLaunched
        // The interface starts in an orientation that the controller allows, before anything is shown. A window that is
        // shown during a rotation takes part in it.
        if !isTurning {
            let decision = negotiate(.rootAssigned, asking: controllerInCharge, disregardingDevice: followsLater)
            if case .rotate(let target) = decision { adopt(target) }
        }
        controller.appear(in: self)
        application.hasLaunched = true
        if followsLater || isTurning {
            ownSimulation.transitions.run { [weak self] in _ = self?.updateInterfaceOrientation(.deviceTurned) }
        }
    }

    /// The device's insets for the interface orientation. A hidden status bar needs no inset if there is no notch. Up
    /// to iOS 7 there is no safe area: the root view begins below the status bar.
    final var deviceSafeAreaInsets: UIEdgeInsets {
        guard !isPortraitFixed else { return .zero }
        return SafeArea.windowInsets(of: model, in: interfaceOrientation, hidesStatusBar: hidesStatusBar)
    }
}
