import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit

// The controllers of a layout file: each answers what the file says, and what UIKit does where the file says nothing.
// Swift has no other way to answer in a class's place than to inherit from it, so there is one for each.

/// A controller that was made up for a layout file.
@MainActor
protocol LayoutControlled: UIViewController {
    var answers: ControllerAnswers { get }
}

final class LayoutController: UIViewController, LayoutControlled {
    let answers: ControllerAnswers
    /// The view of the layout, where that is one in the controller's.
    var layoutView: UIView?
    /// What an application would do in `viewDidLoad`.
    var whenLoaded: (@MainActor (LayoutController) -> Void)?

    init(_ answers: ControllerAnswers) {
        self.answers = answers
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { whenLoaded?(self) }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        answers.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { answers.shouldAutorotate ?? super.shouldAutorotate }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        answers.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        answers.shouldAutorotate(to: interfaceOrientation) ?? super.shouldAutorotate(to: interfaceOrientation)
    }

    override var prefersStatusBarHidden: Bool { answers.prefersStatusBarHidden ?? super.prefersStatusBarHidden }
}
