import KitValues
import LayoutRules
import ReflowKit

/// The navigation controller subclass that the developers' accounts recommend: it returns its top controller's answers.
final class ForwardingNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        topViewController?.shouldAutorotate(to: orientation) ?? super.shouldAutorotate(to: orientation)
    }
}

/// The same for tabs: it returns its selected controller's answers.
final class ForwardingTabBarController: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

/// A delegate that answers for the application.
final class AnsweringDelegate: UIApplicationDelegate {
    var mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}

/// A delegate without an answer.
final class SilentDelegate: UIApplicationDelegate {}
