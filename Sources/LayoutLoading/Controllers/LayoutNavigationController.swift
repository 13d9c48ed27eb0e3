import Foundation
import LayoutRules
import ReflowKit

final class LayoutNavigationController: UINavigationController, LayoutControlled {
    let answers: ControllerAnswers

    init(_ answers: ControllerAnswers) {
        self.answers = answers
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

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
