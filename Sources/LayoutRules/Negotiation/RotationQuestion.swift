public import KitValues

/// What may have to be asked before a rotation is decided.
public enum RotationQuestion: Sendable, Hashable {
    /// The topmost full-screen controller's `shouldAutorotate`.
    case shouldAutorotate
    /// The application's mask.
    case applicationMask
    /// The topmost full-screen controller's `supportedInterfaceOrientations`.
    case controllerMask
    /// Which orientation that controller prefers, when it is presented or revealed (behaviour.md §5.4).
    case preferredInterfaceOrientationForPresentation
    /// iOS 5's question about one orientation, for which a container asks all its children (§5.5).
    case shouldAutorotateToInterfaceOrientation(UIInterfaceOrientation)

    /// The name of what is called, as UIKit has it. `supportedInterfaceOrientations(for:)` is the application's.
    public var name: String {
        switch self {
        case .shouldAutorotate: "shouldAutorotate"
        case .applicationMask: "supportedInterfaceOrientations(for:)"
        case .controllerMask: "supportedInterfaceOrientations"
        case .preferredInterfaceOrientationForPresentation: "preferredInterfaceOrientationForPresentation"
        case .shouldAutorotateToInterfaceOrientation(let orientation):
            "shouldAutorotateToInterfaceOrientation(\(orientation.name))"
        }
    }
}

extension RotationQuestion: CaseIterable {
    public static var allCases: [RotationQuestion] {
        [.shouldAutorotate, .applicationMask, .controllerMask, .preferredInterfaceOrientationForPresentation]
            + UIInterfaceOrientation.shown.map { .shouldAutorotateToInterfaceOrientation($0) }
    }
}

extension RotationQuestion: CustomStringConvertible {
    public var description: String { name }
}

/// What to do next in a negotiation.
public enum RotationStep: Sendable, Equatable {
    case ask(RotationQuestion)
    case decided(RotationDecision)
}
