package import KitValues
package import LayoutRules

/// Answers in the place of a controller's class, as an app's subclass does by overriding: a layout file. What is nil it
/// leaves to the class.
@MainActor
package protocol ControllerStandIn: AnyObject {
    var supportedInterfaceOrientations: UIInterfaceOrientationMask? { get }
    var shouldAutorotate: Bool? { get }
    var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation? { get }
    var prefersStatusBarHidden: Bool? { get }

    /// What iOS 5's method answers.
    func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool?

    /// Where the answer to a question stands.
    func source(of question: RotationQuestion) -> AnswerSource?
}
