extension SimulationDiagnostic {
    /// A controller that cannot be added to this container. UIKit raises an exception; in Reflow, the containers do not
    /// change.
    public enum ContainmentProblem: Sendable, Hashable {
        /// The maximum depth of nested controllers. It limits how far messages are forwarded.
        public static let depthLimit = 256

        case ownParent(controller: String)
        case ancestorAsChild(controller: String, parent: String)
        /// A controller was about to become a child of one that is shown over it: one that it presents, or one that its
        /// children or presented controllers present, at any depth. No source describes UIKit's behaviour; [X]
        /// decision: it raises an exception, as for any other circle.
        case presenterAsChild(controller: String, parent: String)
        case tooDeep(controller: String, parent: String)
        /// A child's view was added to the view of a controller that is not its parent, or to a view inside that view.
        case inconsistentHierarchy(child: String, parent: String, requested: String)
        /// `transition(from:to:…)` was called with controllers that are not both children.
        case noCommonParent(from: String, to: String)
        case pushedTwice(controller: String)
        case pushedNavigationController
        case stackNotDistinct(controller: String)
        case poppedToUnknown(controller: String)
        case selectedUnknown(controller: String)
        case selectedIndexOutside(index: Int, count: Int)
        /// A page controller got another number of pages than it shows at a time.
        case wrongPageCount(given: Int, wanted: Int)

        /// The exception that UIKit raises; `nil` if UIKit only ignores the call.
        public var exceptionName: String? {
            switch self {
            case .ownParent, .ancestorAsChild, .presenterAsChild, .pushedTwice, .pushedNavigationController,
                .stackNotDistinct, .selectedUnknown, .noCommonParent, .wrongPageCount:
                "NSInvalidArgumentException"
            case .inconsistentHierarchy: "UIViewControllerHierarchyInconsistency"
            case .poppedToUnknown: "NSInternalInconsistencyException"
            case .tooDeep, .selectedIndexOutside: nil
            }
        }
    }
}

extension SimulationDiagnostic.ContainmentProblem: CustomStringConvertible {
    /// The problem, in UIKit's words if they are known.
    public var reason: String {
        switch self {
        case .ownParent(let controller):
            "\(controller) cannot be its own child"
        case .ancestorAsChild(let controller, let parent):
            "\(controller) cannot be a child of \(parent), which is below it"
        case .presenterAsChild(let controller, let parent):
            "\(controller) cannot be a child of \(parent), which is presented by it or by a controller below it"
        case .tooDeep(let controller, let parent):
            "\(controller) is not added to \(parent): controllers nest at most "
                + "\(SimulationDiagnostic.ContainmentProblem.depthLimit) deep"
        case .inconsistentHierarchy(let child, let parent, let requested):
            "child view controller:<\(child)> should have parent view controller:<\(requested)> "
                + "but actual parent is:<\(parent)>"
        case .noCommonParent(let from, let to):
            "Children view controllers <\(from)> and <\(to)> must have a common parent view controller when calling "
                + "transition(from:to:duration:options:animations:completion:)"
        case .pushedTwice(let controller):
            "Pushing the same view controller instance more than once is not supported (<\(controller)>)"
        case .pushedNavigationController:
            "Pushing a navigation controller is not supported"
        case .stackNotDistinct(let controller):
            "All view controllers in a navigation controller must be distinct (<\(controller)>)"
        case .poppedToUnknown(let controller):
            "Tried to pop to a view controller that doesn't exist. (<\(controller)>)"
        case .selectedUnknown(let controller):
            "Only a view controller in the tab bar controller's list of view controllers can be selected. "
                + "(<\(controller)>)"
        case .selectedIndexOutside(let index, let count):
            "selectedIndex is \(index), but there "
                + (count == 0 ? "are no tabs" : count == 1 ? "is only 1 tab" : "are only \(count) tabs")
                + "; the selection does not change"
        case .wrongPageCount(let given, let wanted):
            "The number of view controllers provided (\(given)) doesn't match the number required (\(wanted)) "
                + "for the requested transition"
        }
    }

    public var description: String { exceptionName.map { "\($0): \(reason)" } ?? reason }
}

extension SimulationDiagnostic.Code {
    public static let containment = Self(rawValue: "containment")
}

extension SimulationDiagnostic {
    /// A diagnostic: a controller was added where that is impossible. The containers did not change.
    public static func containment(_ problem: ContainmentProblem) -> SimulationDiagnostic {
        SimulationDiagnostic(.containment, exception: problem.exceptionName, "\(problem)")
    }
}
