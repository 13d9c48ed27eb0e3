package import KitValues
package import LayoutRules

/// Gives answers instead of a controller's class, as a subclass of an app would by overriding. A layout file uses it. A
/// nil answer leaves the decision to the class.
@MainActor
package protocol ControllerStandIn: AnyObject {
    var supportedInterfaceOrientations: UIInterfaceOrientationMask? { get }
    var shouldAutorotate: Bool? { get }
    var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation? { get }
    var prefersStatusBarHidden: Bool? { get }

    /// The answer to iOS 5's method.
    func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool?

    /// The place where the answer to a question is written.
    func source(of question: RotationQuestion) -> AnswerSource?
}
