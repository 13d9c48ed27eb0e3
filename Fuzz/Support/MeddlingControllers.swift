import Foundation
import KitValues
import LayoutRules
import ReflowKit

// Controllers that change something, as the program says, whenever they are told something.

@MainActor
final class Meddler: UIViewController {
    private weak var program: ControllerProgram?

    init(_ program: ControllerProgram) {
        self.program = program
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { program?.meddle() }
    override func viewWillAppear(_ animated: Bool) { program?.meddle() }
    override func viewIsAppearing(_ animated: Bool) { program?.meddle() }
    override func viewDidAppear(_ animated: Bool) { program?.meddle() }
    override func viewWillDisappear(_ animated: Bool) { program?.meddle() }
    override func viewDidDisappear(_ animated: Bool) { program?.meddle() }
    override func viewWillLayoutSubviews() { program?.meddle() }
    override func viewDidLayoutSubviews() { program?.meddle() }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        program?.meddle()
    }
    override func didMove(toParent parent: UIViewController?) {
        program?.meddle()
        super.didMove(toParent: parent)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        program?.meddle()
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.program?.meddle() })
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        program?.meddle()
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { program?.meddle() }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        program?.meddle()
        return super.supportedInterfaceOrientations
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        program?.meddle()
        return super.preferredInterfaceOrientationForPresentation
    }
    override var childForStatusBarHidden: UIViewController? { program?.answer() }
}

@MainActor
final class MeddlingNavigation: UINavigationController {
    private weak var program: ControllerProgram?

    init(_ program: ControllerProgram) {
        self.program = program
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { program?.meddle() }
    override func viewDidDisappear(_ animated: Bool) { program?.meddle() }
    override func viewDidLoad() { program?.meddle() }
}

@MainActor
final class MeddlingTabs: UITabBarController {
    private weak var program: ControllerProgram?

    init(_ program: ControllerProgram) {
        self.program = program
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { program?.meddle() }
    override func viewWillDisappear(_ animated: Bool) { program?.meddle() }
    override func viewDidLoad() { program?.meddle() }
}

@MainActor
final class MeddlingSplit: UISplitViewController {
    private weak var program: ControllerProgram?

    init(_ program: ControllerProgram) {
        self.program = program
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { program?.meddle() }
    override func viewDidLayoutSubviews() { program?.meddle() }
}

@MainActor
final class MeddlingPages: UIPageViewController {
    private weak var program: ControllerProgram?

    init(_ program: ControllerProgram, _ style: TransitionStyle, _ spine: SpineLocation) {
        self.program = program
        super.init(
            transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine.rawValue])
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { program?.meddle() }
    override func viewWillLayoutSubviews() { program?.meddle() }
}
