public import KitValues

/// The questions of a negotiation.
public enum RotationQuestion: Sendable, Hashable {
    /// The topmost full-screen controller's `shouldAutorotate`.
    case shouldAutorotate
    /// The application's mask.
    case applicationMask
    /// The topmost full-screen controller's `supportedInterfaceOrientations`.
    case controllerMask
    /// The orientation that the controller prefers when it is presented or uncovered (behaviour.md §5.4).
    case preferredInterfaceOrientationForPresentation
    /// iOS 5's question about one orientation. A container passes it to all its children (§5.5).
    case shouldAutorotateToInterfaceOrientation(UIInterfaceOrientation)

    /// UIKit's name of the method or property. `supportedInterfaceOrientations(for:)` is the application's.
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

/// The next step of a negotiation.
public enum RotationStep: Sendable, Equatable {
    case ask(RotationQuestion)
    case decided(RotationDecision)
}
