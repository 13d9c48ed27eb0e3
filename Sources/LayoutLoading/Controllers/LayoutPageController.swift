import Foundation
import LayoutRules
import ReflowKit

final class LayoutPageController: UIPageViewController, LayoutControlled {
    let answers: ControllerAnswers

    init(_ answers: ControllerAnswers, style: TransitionStyle, orientation: NavigationOrientation) {
        self.answers = answers
        super.init(transitionStyle: style, navigationOrientation: orientation)
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
