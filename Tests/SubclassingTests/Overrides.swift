import Foundation
import KitValues
import ReflowKit

// The subclasses override every member that UIKit allows to override and that Reflow implements in final members. The
// test is that the file compiles in Swift 5 mode and in Swift 6 mode.

/// A view that returns wrong values for everything that others may ask.
class LyingView: UIView {
    static let insets = UIEdgeInsets(top: 71, left: 72, bottom: 73, right: 74)
    static let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    // Tree
    override var superview: UIView? { nil }
    override var subviews: [UIView] { [] }
    override var window: UIWindow? { nil }
    override func isDescendant(of view: UIView) -> Bool { false }
    override func viewWithTag(_ tag: Int) -> UIView? { nil }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}

    // Coordinates
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
    override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { .zero }
    override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { .zero }
    override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { .zero }
    override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { .zero }

    // Content
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .fittingSizeLevel
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    // Constraints
    override var constraints: [NSLayoutConstraint] { [] }
    override func addConstraint(_ constraint: NSLayoutConstraint) {}
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    override func removeConstraint(_ constraint: NSLayoutConstraint) {}
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    override var hasAmbiguousLayout: Bool { true }
    override func exerciseAmbiguityInLayout() {}
    override func needsUpdateConstraints() -> Bool { false }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var widthAnchor: NSLayoutDimension { super.heightAnchor }
    override var heightAnchor: NSLayoutDimension { super.widthAnchor }

    // Guides
    private static let elsewhere = UIView()
    override var layoutGuides: [UILayoutGuide] { [] }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
    override var safeAreaLayoutGuide: UILayoutGuide { LyingView.elsewhere.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { LyingView.elsewhere.layoutMarginsGuide }
    override var readableContentGuide: UILayoutGuide { LyingView.elsewhere.readableContentGuide }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { LyingView.elsewhere.keyboardLayoutGuide }

    // Safe area, margins, traits, direction
    override var safeAreaInsets: UIEdgeInsets { LyingView.insets }
    override var layoutMargins: UIEdgeInsets {
        get { LyingView.insets }
        set { _ = newValue }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
        set { _ = newValue }
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { false }
        set { _ = newValue }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { true }
        set { _ = newValue }
    }
    override var traitCollection: UITraitCollection { LyingView.traits }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set { _ = newValue }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
    override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { .rightToLeft }

    // Drawing and animations
    private static let noLayer = CALayer()
    override var layer: CALayer { LyingView.noLayer }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {}
    override class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {}
    override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {}
    override class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {}
    override class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {}
    override class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {}
    override class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {}
    override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
    override class func setAnimationsEnabled(_ enabled: Bool) {}
    override class var areAnimationsEnabled: Bool { false }
    override class var inheritedAnimationDuration: TimeInterval { 99 }
}

/// A controller that returns wrong values for everything that others may ask, except its orientations.
final class LyingController: UIViewController {
    override var nibName: String? { "Nib" }
    override var nibBundle: Bundle? { .main }
    override var viewIfLoaded: UIView? { nil }
    override var isViewLoaded: Bool { false }
    override func loadViewIfNeeded() {}
    override var presentationController: UIPresentationController? { nil }
    override var popoverPresentationController: UIPopoverPresentationController? { nil }
    override var sheetPresentationController: UISheetPresentationController? { nil }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override class func attemptRotationToDeviceOrientation() {}
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    override func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { LyingView.traits }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 90, leading: 90, bottom: 90, trailing: 90)
    }
    private static let elsewhere = UIViewController()
    override var topLayoutGuide: any UILayoutSupport { LyingController.elsewhere.topLayoutGuide }
    override var bottomLayoutGuide: any UILayoutSupport { LyingController.elsewhere.bottomLayoutGuide }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    override func setContentScrollView(_ scrollView: UIScrollView?) {}
    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {}
    override func setNeedsStatusBarAppearanceUpdate() {}
}

final class LyingGuide: UILayoutGuide {
    override var leadingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var widthAnchor: NSLayoutDimension { super.heightAnchor }
    override var heightAnchor: NSLayoutDimension { super.widthAnchor }
}

final class LyingWindow: UIWindow {
    override var screen: UIScreen { SmallScreen() }
    override var windowScene: UIWindowScene? { nil }
    override var isKeyWindow: Bool { true }
}

final class LyingStack: UIStackView { override var arrangedSubviews: [UIView] { [] } }

final class LyingScrollView: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets { LyingView.insets }
    override var contentLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
    override var frameLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
}

final class LyingButton: UIButton {
    override var buttonType: UIButton.ButtonType { .close }
    override var titleLabel: UILabel? { nil }
    override var imageView: UIImageView? { nil }
    override var currentTitle: String? { "other" }
    override var currentAttributedTitle: NSAttributedString? { nil }
    override var currentImage: UIImage? { nil }
    override var currentBackgroundImage: UIImage? { nil }
    override var currentTitleColor: UIColor { .red }
}

final class LyingSegments: UISegmentedControl { override var numberOfSegments: Int { 99 } }
final class LyingSpinner: UIActivityIndicatorView { override var isAnimating: Bool { true } }
final class LyingField: UITextField { override var hasText: Bool { true } }

// Containers

final class LyingNavigation: UINavigationController {
    private let other = UINavigationBar()
    private let otherToolbar = UIToolbar()
    override var navigationBar: UINavigationBar { other }
    override var toolbar: UIToolbar! { otherToolbar }
}

final class LyingTabs: UITabBarController {
    private let other = UITabBar()
    override var tabBar: UITabBar { other }
}

final class LyingSplit: UISplitViewController {
    override var style: UISplitViewController.Style { .tripleColumn }
    override var isCollapsed: Bool { false }
}

final class LyingPages: UIPageViewController {
    override var transitionStyle: UIPageViewController.TransitionStyle { .pageCurl }
    override var navigationOrientation: UIPageViewController.NavigationOrientation { .vertical }
    override var spineLocation: UIPageViewController.SpineLocation { .mid }
}

class LyingPresentation: UIPresentationController {
    override var containerView: UIView? { nil }
    static let stranger = UIViewController()
    override var presentedViewController: UIViewController { LyingPresentation.stranger }
    override var presentingViewController: UIViewController { LyingPresentation.stranger }
    override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { nil }
        set { _ = newValue }
    }
}

final class LyingLook: UIBarAppearance { override var idiom: UIUserInterfaceIdiom { .tv } }

final class LyingButtonLook: UIBarButtonItemAppearance {
    override var normal: UIBarButtonItemStateAppearance { super.disabled }
    override var highlighted: UIBarButtonItemStateAppearance { super.normal }
    override var disabled: UIBarButtonItemStateAppearance { super.normal }
}

final class LyingTabLook: UITabBarItemAppearance {
    override var normal: UITabBarItemStateAppearance { super.disabled }
    override var selected: UITabBarItemStateAppearance { super.normal }
    override var disabled: UITabBarItemStateAppearance { super.normal }
}

// Drawing

final class LyingLayer: CALayer {
    override func affineTransform() -> CGAffineTransform { CGAffineTransform(scaleX: 2, y: 2) }
    override func setAffineTransform(_ transform: CGAffineTransform) {}
    override var superlayer: CALayer? { nil }
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { .zero }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { .zero }
    override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { .zero }
    override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { .zero }
    override func render(in context: CGContext) {}
    override func animationKeys() -> [String]? { ["position"] }
}

final class LyingImage: UIImage, @unchecked Sendable {
    override var scale: CGFloat { 9 }
    override var renderingMode: UIImage.RenderingMode { .alwaysTemplate }
    override var cgImage: CGImage? { nil }
    override var description: String { "other" }
    override var hash: Int { 7 }
    override func isEqual(_ object: Any?) -> Bool { false }
    override func draw(at point: CGPoint) {}
    override func draw(in rect: CGRect) {}
}

final class LyingPath: UIBezierPath {
    override func fill() {}
    override func stroke() {}
    override func addClip() {}
}

final class LyingAnimator: UIViewPropertyAnimator {
    override var duration: TimeInterval { 99 }
    override var state: UIViewAnimatingState { .stopped }
    override var isRunning: Bool { true }
}

final class LyingTab: NSTextTab {
    override var alignment: NSTextAlignment { .right }
    override var location: CGFloat { 99 }
    override var options: [NSTextTab.OptionKey: Any] { [:] }
    override class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet() }
}

final class LyingItem: UIBarButtonItem {
    override class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
    override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
}

final class LyingScene: UIScene {
    override var activationState: UIScene.ActivationState { .background }
    override var session: UISceneSession { super.session }
}

// The device

final class SmallScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
    override var applicationFrame: CGRect { bounds }
    override var nativeBounds: CGRect { bounds }
    override var scale: CGFloat { 1 }
    override var nativeScale: CGFloat { 1 }
    override var traitCollection: UITraitCollection { LyingView.traits }
    override var coordinateSpace: any UICoordinateSpace { super.fixedCoordinateSpace }
    override var fixedCoordinateSpace: any UICoordinateSpace { super.coordinateSpace }
}

final class OtherDevice: UIDevice {
    override var name: String { "Other" }
    override var model: String { "iPod" }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { .tv }
    override var orientation: UIDeviceOrientation { .faceUp }
    override var isGeneratingDeviceOrientationNotifications: Bool { false }
    override func beginGeneratingDeviceOrientationNotifications() {}
    override func endGeneratingDeviceOrientationNotifications() {}
}
