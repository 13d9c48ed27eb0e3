import Foundation
import UIKit

// The subclasses of layers, controllers, items and values; those of views are in AppViews.swift.

final class AppCALayer: CALayer {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    override init(layer: Any) {
        super.init(layer: layer)
        origin = "layer"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppCAShapeLayer: CAShapeLayer {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    override init(layer: Any) {
        super.init(layer: layer)
        origin = "layer"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppCAGradientLayer: CAGradientLayer {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    override init(layer: Any) {
        super.init(layer: layer)
        origin = "layer"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIViewController: UIViewController {
    private(set) var origin = ""

    init(own: String) {
        super.init(nibName: nil, bundle: nil)
        origin = own
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        origin = "nib"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITabBarController: UITabBarController {
    private(set) var origin = ""

    init(own: String) {
        super.init(nibName: nil, bundle: nil)
        origin = own
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        origin = "nib"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUINavigationController: UINavigationController {
    private(set) var origin = ""

    init(own: String) {
        super.init(navigationBarClass: AppUINavigationBar.self, toolbarClass: AppUIToolbar.self)
        origin = own
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        origin = "nib"
    }

    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        origin = "root"
    }

    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        origin = "bars"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUISplitViewController: UISplitViewController {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .doubleColumn)
        origin = own
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        origin = "nib"
    }

    override init(style: UISplitViewController.Style) {
        super.init(style: style)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIPageViewController: UIPageViewController {
    private(set) var origin = ""

    init(own: String) {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        origin = own
    }

    override init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIPresentationController: UIPresentationController {
    private(set) var origin = ""

    init(own: String) {
        super.init(presentedViewController: UIViewController(), presenting: nil)
        origin = own
    }

    override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        origin = "presented"
    }

    deinit { Departures.shared.note() }
}

final class AppUIPopoverPresentationController: UIPopoverPresentationController {
    private(set) var origin = ""

    init(own: String) {
        super.init(presentedViewController: UIViewController(), presenting: nil)
        origin = own
    }

    override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        origin = "presented"
    }

    deinit { Departures.shared.note() }
}

final class AppUISheetPresentationController: UISheetPresentationController {
    private(set) var origin = ""

    init(own: String) {
        super.init(presentedViewController: UIViewController(), presenting: nil)
        origin = own
    }

    override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        origin = "presented"
    }

    deinit { Departures.shared.note() }
}

final class AppUIResponder: UIResponder {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppUIEvent: UIEvent {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppUIBezierPath: UIBezierPath {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppNSParagraphStyle: NSParagraphStyle {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppNSMutableParagraphStyle: NSMutableParagraphStyle {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppNSStringDrawingContext: NSStringDrawingContext {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppNSShadow: NSShadow {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppNSTextTab: NSTextTab {
    private(set) var origin = ""

    init(own: String) {
        super.init(textAlignment: .left, location: 1)
        origin = own
    }

    deinit { Departures.shared.note() }
}

final class AppNSTextAttachment: NSTextAttachment {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    deinit { Departures.shared.note() }
}

final class AppUIBarItem: UIBarItem {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIBarButtonItem: UIBarButtonItem {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITabBarItem: UITabBarItem {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUINavigationItem: UINavigationItem {
    private(set) var origin = ""

    init(own: String) {
        super.init(title: "Own")
        origin = own
    }

    override init(title: String) {
        super.init(title: title)
        origin = "title"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIViewPropertyAnimator: UIViewPropertyAnimator {
    private(set) var origin = ""

    init(own: String) {
        super.init(duration: 1, curve: .linear)
        origin = own
    }

    override init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        super.init(duration: duration, curve: curve, animations: animations)
        origin = "curve"
    }

    deinit { Departures.shared.note() }
}

final class AppUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    private(set) var origin = ""

    init(own: String) {
        super.init(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: UIGraphicsImageRendererFormat())
        origin = own
    }

    override init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
        origin = "bounds"
    }

    deinit { Departures.shared.note() }
}

final class AppUIImage: UIImage, @unchecked Sendable {
    let origin: String

    init(own: String) {
        origin = own
        super.init()
    }

    override init() {
        origin = "init"
        super.init()
    }

    override init?(contentsOfFile path: String) {
        origin = "file"
        super.init(contentsOfFile: path)
    }

    override init?(data: Data, scale: CGFloat) {
        origin = "data"
        super.init(data: data, scale: scale)
    }

    deinit { Departures.shared.note() }
}

final class AppUILayoutGuide: UILayoutGuide {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "plain"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "plain"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIScreen: UIScreen {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    deinit { Departures.shared.note() }
}

final class AppUIDevice: UIDevice {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    deinit { Departures.shared.note() }
}
