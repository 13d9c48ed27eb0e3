extension SimulationDiagnostic {
    /// A presentation or dismissal that is not possible. Nothing changes on screen.
    public enum PresentationProblem: Sendable, Hashable {
        case onItself(controller: String)
        case alreadyPresented(controller: String, presenter: String)
        case hasParent(controller: String, parent: String)
        /// The controller is already shown: it is the root, or a controller below the presenter, by containment, by
        /// presentation or by any combination of the two. UIKit's message is about the root; using it for the others is
        /// an [X] decision.
        case isActive(controller: String)
        case alreadyPresenting(controller: String, presenter: String, source: String, presented: String)
        case notInWindow(controller: String, presenter: String, source: String)
        /// UIKit ignores this call without a message.
        case nothingToDismiss(controller: String)

        /// The exception that UIKit raises; `nil` if UIKit prints a line or ignores the call.
        public var exceptionName: String? {
            switch self {
            case .onItself, .alreadyPresented, .hasParent, .isActive: "NSInvalidArgumentException"
            case .alreadyPresenting, .notInWindow, .nothingToDismiss: nil
            }
        }
    }
}

extension SimulationDiagnostic.PresentationProblem: CustomStringConvertible {
    /// The problem, in UIKit's words if they are known.
    public var reason: String {
        switch self {
        case .onItself(let controller):
            "Application tried to present modal view controller on itself. Presenting controller is <\(controller)>."
        case .alreadyPresented(let controller, let presenter):
            "Application tried to present modally a view controller <\(controller)> that is already being presented by "
                + "<\(presenter)>."
        case .hasParent(let controller, let parent):
            "Application tried to present modally a view controller <\(controller)> that has a parent view controller "
                + "<\(parent)>."
        case .isActive(let controller):
            "Application tried to present modally an active controller <\(controller)>."
        case .alreadyPresenting(let controller, let presenter, let source, let presented):
            "Attempt to present <\(controller)> on <\(presenter)>\(Self.text(source, presenter)) which is "
                + "already presenting <\(presented)>"
        case .notInWindow(let controller, let presenter, let source):
            "Attempt to present <\(controller)> on <\(presenter)>\(Self.text(source, presenter)) whose "
                + "view is not in the window hierarchy!"
        case .nothingToDismiss(let controller):
            "<\(controller)> was asked to dismiss, but no controller is presented there"
        }
    }

    public var description: String { exceptionName.map { "\($0): \(reason)" } ?? reason }

    /// The text ` (from <Child>)`, if a child asked its container to present.
    private static func text(_ source: String, _ presenter: String) -> String {
        source == presenter ? "" : " (from <\(source)>)"
    }
}

extension SimulationDiagnostic.Code {
    public static let presentation = Self(rawValue: "presentation")
}

extension SimulationDiagnostic {
    /// A diagnostic: a controller was presented or dismissed where that is impossible. Nothing on screen changed.
    public static func presentation(_ problem: PresentationProblem) -> SimulationDiagnostic {
        SimulationDiagnostic(.presentation, exception: problem.exceptionName, "\(problem)")
    }
}
