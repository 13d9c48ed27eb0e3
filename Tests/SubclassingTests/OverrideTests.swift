import Foundation
import KitValues
import ReflowKit
import Testing
import UIKitDrawing

@MainActor
@Suite("Overrides of what UIKit leaves open: callers see them, layout does not", .serialized)
struct OverrideTests {
    @Test("A caller that knows the base class gets the override's answer")
    func callers() {
        let view: UIView = LyingView()
        #expect(view.superview == nil && view.subviews.isEmpty && view.window == nil && view.viewWithTag(0) == nil)
        #expect(!view.isDescendant(of: view) && view.convert(CGPoint(x: 1, y: 2), to: nil as UIView?) == .zero)
        #expect(view.safeAreaInsets == LyingView.insets && view.layoutMargins == LyingView.insets)
        #expect(view.contentHuggingPriority(for: .vertical) == .required && view.hasAmbiguousLayout)
        #expect(view.traitCollection === LyingView.traits && view.overrideUserInterfaceStyle == .dark)
        #expect(
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                && type(of: view).inheritedAnimationDuration == 99)
        let controller: UIViewController = LyingController()
        #expect(controller.nibName == "Nib" && !controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(controller.systemMinimumLayoutMargins.leading == 90)
        let stack: UIStackView = LyingStack(arrangedSubviews: [UIView()])
        #expect(stack.arrangedSubviews.isEmpty)
        let button: UIButton = LyingButton(type: .system)
        #expect(button.buttonType == .close && button.currentTitle == "other" && button.titleLabel == nil)
        let screen: UIScreen = SmallScreen()
        #expect(screen.bounds.height == 480 && screen.scale == 1)
        let device: UIDevice = OtherDevice()
        #expect(device.model == "iPod" && device.orientation == .faceUp && device.userInterfaceIdiom == .tv)
        let layer: CALayer = LyingLayer()
        #expect(layer.animationKeys() == ["position"] && layer.superlayer == nil && layer.affineTransform().a == 2)
        let image: UIImage = LyingImage()
        #expect(image.scale == 9 && image.cgImage == nil && image.renderingMode == .alwaysTemplate)
        #expect(image != image && image.hash == 7 && "\(image)" == "other")
    }

    /// A constraint that is created without anchors, because the views return wrong ones.
    private func pin(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    }

    /// The frames of a screen before a rotation, after it, and after the rotation back.
    private func frames(_ make: () -> UIView, in controller: UIViewController) -> [[CGRect]] {
        let simulation = Simulation()
        return simulation.perform {
            let outer = make()
            let inner = make()
            let masked = make()
            let root: UIView = controller.view
            for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(masked)
            masked.frame = CGRect(x: 3, y: 3, width: 20, height: 20)
            masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            NSLayoutConstraint.activate([
                pin(outer, .leadingMargin, root, 20), pin(outer, .trailing, root, -8), pin(outer, .top, root, 5),
                pin(outer, .bottom, root, -60),
                // The view is inside the margins of the view that returns wrong ones.
                pin(inner, .leading, outer, 11), pin(inner, .trailingMargin, outer, -6), pin(inner, .top, outer, 70),
                pin(inner, .height, nil, 50),
            ])
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            var seen: [[CGRect]] = []
            for turn in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
                simulation.turn(to: turn)
                window.layoutIfNeeded()
                seen.append([outer.frame, inner.frame, masked.frame])
            }
            return seen
        }
    }

    @Test(
        "Views and controllers that are wrong about their trees, safe areas, margins and traits lie where plain ones do"
    )
    func layout() {
        let plain = frames({ UIView() }, in: UIViewController())
        #expect(plain.first == plain.last && plain.first != plain[1])
        #expect(plain.joined().allSatisfy { $0.width > 0 && $0.height > 0 })
        #expect(frames({ LyingView() }, in: UIViewController()) == plain)
        #expect(frames({ LyingView() }, in: LyingController()) == plain)
    }

    @Test("A stack view arranges what was put into it, whatever arrangedSubviews says")
    func stack() {
        func frames(_ stack: UIStackView) -> [CGRect] {
            let views = [30, 50].map { width in
                let view = LyingView()
                pin(view, .width, nil, CGFloat(width)).isActive = true
                return view
            }
            for view in views { stack.addArrangedSubview(view) }
            stack.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
            stack.layoutIfNeeded()
            return views.map(\.frame)
        }
        let plain = frames(UIStackView())
        #expect(plain == [CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 30, y: 0, width: 50, height: 10)])
        #expect(frames(LyingStack()) == plain)
    }

    @Test("Containers show their own bars and children, whatever their properties say")
    func containers() {
        func frame(in container: UIViewController, _ child: UIViewController) -> CGRect {
            let simulation = Simulation()
            return simulation.perform {
                let window = UIWindow()
                window.rootViewController = container
                window.makeKeyAndVisible()
                return child.view.convert(child.view.bounds.inset(by: child.view.safeAreaInsets), to: window)
            }
        }
        func both(_ make: (UIViewController) -> [UIViewController]) -> [CGRect] {
            let child = UIViewController()
            return make(child).map { frame(in: $0, child) }
        }
        let navigation =
            both { [UINavigationController(rootViewController: $0)] }
            + both {
                [LyingNavigation(rootViewController: $0)]
            }
        #expect(navigation[0] == navigation[1])
        func tabs(_ tabs: UITabBarController, _ child: UIViewController) -> [UIViewController] {
            tabs.viewControllers = [child]
            return [tabs]
        }
        let tabbed = both { tabs(UITabBarController(), $0) } + both { tabs(LyingTabs(), $0) }
        #expect(tabbed[0] == tabbed[1])
        func pages(_ pages: UIPageViewController, _ child: UIViewController) -> [UIViewController] {
            pages.setViewControllers([child], direction: .forward, animated: false)
            return [pages]
        }
        let paged =
            both { pages(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), $0) }
            + both { pages(LyingPages(transitionStyle: .scroll, navigationOrientation: .horizontal), $0) }
        #expect(paged[0] == paged[1])
    }

    /// The pixels of a view by itself.
    private func picture(_ view: UIView, _ size: CGSize) -> Data {
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: size).pngData { view.layer.render(in: $0.cgContext) }
    }

    @Test("A wheel is drawn from the call of startAnimating on, whatever isAnimating says")
    func wheel() {
        let size = CGSize(width: 20, height: 20)
        let (plain, lying) = (UIActivityIndicatorView(), LyingSpinner())
        let still = picture(plain, size)
        #expect(picture(lying, size) == still)
        for wheel in [plain, lying] { wheel.startAnimating() }
        #expect(picture(lying, size) == picture(plain, size))
        #expect(picture(plain, size) != still)
    }

    @Test("An animator runs once, whatever state and isRunning say")
    func animator() {
        var runs = 0
        let animator = LyingAnimator(duration: 1, curve: .linear) { runs += 1 }
        animator.addCompletion { _ in runs += 10 }
        animator.startAnimation()
        #expect(runs == 11)
    }

    @Test("Buttons and tabs show the states of their appearances, whatever the properties return")
    func stateAppearances() {
        // The lying appearances return another state's object: what is set there is for that state.
        func tabs(_ look: UITabBarItemAppearance, _ set: (UITabBarItemAppearance) -> Void) -> Data {
            set(look)
            let bar = UITabBar()
            bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
            bar.selectedItem = bar.items?.first
            let appearance = UITabBarAppearance()
            appearance.stackedLayoutAppearance = look
            appearance.inlineLayoutAppearance = look
            appearance.compactInlineLayoutAppearance = look
            bar.standardAppearance = appearance
            return picture(bar, CGSize(width: 300, height: 49))
        }
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        let red = tabs(UITabBarItemAppearance()) { $0.normal.titleTextAttributes = attributes }
        #expect(tabs(LyingTabLook()) { $0.selected.titleTextAttributes = attributes } == red)
        #expect(tabs(UITabBarItemAppearance()) { _ in } != red)

        func button(_ look: UIBarButtonItemAppearance, _ set: (UIBarButtonItemAppearance) -> Void) -> Data {
            set(look)
            let bar = UINavigationBar()
            let item = UINavigationItem(title: "Title")
            item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain)
            bar.items = [item]
            let appearance = UINavigationBarAppearance()
            appearance.buttonAppearance = look
            bar.standardAppearance = appearance
            bar.scrollEdgeAppearance = appearance
            return picture(bar, CGSize(width: 300, height: 44))
        }
        let redButton = button(UIBarButtonItemAppearance()) { $0.normal.titleTextAttributes = attributes }
        #expect(button(LyingButtonLook()) { $0.disabled.titleTextAttributes = attributes } == redButton)
        #expect(button(UIBarButtonItemAppearance()) { _ in } != redButton)
    }

    @Test("The key window is the one that was made key, whatever isKeyWindow says")
    func keyWindow() {
        let simulation = Simulation()
        simulation.perform {
            let windows = [UIInterfaceOrientationMask.portrait, .all].map { mask in
                let window = LyingWindow()
                window.rootViewController = Answering(mask)
                window.makeKeyAndVisible()
                return window
            }
            #expect(windows.allSatisfy { $0.isKeyWindow })
            #expect(UIApplication.shared.keyWindow === windows[1])
            simulation.turn(to: .landscapeLeft)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            windows[0].makeKeyAndVisible()
            #expect(UIApplication.shared.keyWindow === windows[0])
        }
    }

    @Test("A presentation shows its controller in its container, whatever its properties return")
    func presentation() {
        func frames(_ presentation: @escaping (UIViewController, UIViewController?) -> UIPresentationController?)
            -> [CGRect]
        {
            let simulation = Simulation()
            return simulation.perform {
                let maker = PresentationMaker(presentation)
                let (presenter, presented) = (UIViewController(), UIViewController())
                let window = UIWindow()
                window.rootViewController = presenter
                window.makeKeyAndVisible()
                presented.modalPresentationStyle = .custom
                presented.transitioningDelegate = maker
                presenter.present(presented, animated: false)
                var seen: [CGRect] = []
                for turn in [UIDeviceOrientation.portrait, .landscapeLeft] {
                    simulation.turn(to: turn)
                    window.layoutIfNeeded()
                    #expect(presented.view.window === window)
                    seen.append(presented.view.convert(presented.view.bounds, to: window))
                }
                presented.dismiss(animated: false)
                #expect(presented.view.window == nil && presenter.presentedViewController == nil)
                #expect(!LyingPresentation.stranger.isViewLoaded)
                return seen
            }
        }
        let plain = frames { InsetPresentation(presentedViewController: $0, presenting: $1) }
        #expect(plain[0] == CGRect(x: 0, y: 0, width: 393, height: 852).insetBy(dx: 20, dy: 20))
        #expect(frames { LyingInsetPresentation(presentedViewController: $0, presenting: $1) } == plain)
    }
}

private final class Answering: UIViewController {
    private let mask: UIInterfaceOrientationMask
    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

@MainActor
private final class PresentationMaker: UIViewControllerTransitioningDelegate {
    private let make: (UIViewController, UIViewController?) -> UIPresentationController?
    init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController?) { self.make = make }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { make(presented, presenting) }
}

private final class InsetPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 20)
    }
}

private final class LyingInsetPresentation: LyingPresentation {
    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 20)
    }
}
