import Basics
public import LayoutRules

/// Something that UIKit would raise as an exception or print to the console.
public enum SimulationDiagnostic: Sendable, Hashable {
    /// UIKit raises `CALayerInvalidGeometry`; the view keeps its place (behaviour.md §3.1).
    case invalidGeometry(view: String, value: String)
    /// A view put where it cannot be; UIKit raises `NSInvalidArgumentException`, the tree stays as it was.
    case invalidHierarchy(view: String, problem: String)
    /// A view added to one whose subviews belong elsewhere; UIKit raises `NSInternalInconsistencyException`, the tree
    /// stays as it was (look.md §19).
    case misplacedSubview(view: String, superview: String)
    /// One view was laid out again and again in one pass; the pass gave up on it (behaviour.md §2).
    case layoutLoop(view: String, count: Int)
    /// A transformed view followed its mask, which UIKit does by skewing it (behaviour.md §1.8).
    case autoresizedUnderTransform(view: String)
    /// UIKit raises `UIApplicationInvalidInterfaceOrientation` (behaviour.md §5.3).
    case invalidInterfaceOrientation(InvalidOrientation)
    /// Turns, presentations, dismissals or changes of containers led to one another without end; the rest was left out.
    case transitionLoop(count: Int)
    /// What controllers answer about who decides for them leads in a circle, or further than controllers nest.
    case endlessDelegation(controller: String, property: String)
    /// What UIKit prints at the end of a launch without a root controller (behaviour.md §5.9).
    case missingRootViewController
    /// A controller was made with the name of a nib, and nibs are not loaded by name.
    case nibNotLoaded(controller: String, nib: String)
    /// UIKit prints that the beginnings and ends of a controller's transitions do not match (behaviour.md §8).
    case unbalancedAppearanceTransition(controller: String)
    /// A controller put where it cannot be; the containers stay as they were.
    case containment(ContainmentProblem)
    /// A controller presented or dismissed where it cannot be; what is shown stays as it was.
    case presentation(PresentationProblem)
    /// `loadView` returned without setting a view.
    case viewNotLoaded(controller: String)
    /// A constraint that cannot be; everything stays as it was.
    case constraint(ConstraintProblem)
    /// What UIKit prints where required constraints contradict each other.
    case unsatisfiableConstraints(UnsatisfiableConstraints)
    /// So many more sets of required constraints contradict each other than are told one by one.
    case furtherUnsatisfiableConstraints(count: Int)
    /// A constraint that leads to numbers that are too large; everything else is laid out without it.
    case unsolvedConstraint(constraint: String, problem: String)
    /// Constraints that no values are found for within the limits; frames stay as they were.
    case unsolvedConstraints(problem: String)

    /// Characters of a text that no font has: boxes stand for them.
    case missingGlyphs(text: String, missing: String)
    /// A text asks for what it does not get.
    case unbuiltText(UnbuiltTextFeature)

    /// Whether UIKit raises an exception here.
    public var isException: Bool { exceptionName != nil }

    /// The exception that UIKit raises; nil if it raises none.
    public var exceptionName: String? {
        switch self {
        case .invalidGeometry: "CALayerInvalidGeometry"
        case .invalidHierarchy: "NSInvalidArgumentException"
        case .misplacedSubview: "NSInternalInconsistencyException"
        case .invalidInterfaceOrientation: InvalidOrientation.exceptionName
        case .layoutLoop, .autoresizedUnderTransform, .transitionLoop, .endlessDelegation, .missingRootViewController,
            .nibNotLoaded, .viewNotLoaded, .unbalancedAppearanceTransition:
            nil
        case .unsatisfiableConstraints, .furtherUnsatisfiableConstraints, .unsolvedConstraint, .unsolvedConstraints,
            .missingGlyphs, .unbuiltText:
            nil
        case .constraint(let problem): problem.exceptionName
        case .containment(let problem): problem.exceptionName
        case .presentation(let problem): problem.exceptionName
        }
    }
}

extension SimulationDiagnostic: CustomStringConvertible {
    /// One sentence, which begins with UIKit's exception name if there is one.
    public var description: String {
        switch self {
        case .invalidGeometry(let view, let value):
            "CALayerInvalidGeometry: \(view) was given a geometry with a number that is not finite: \(value)"
        case .invalidHierarchy(let view, let problem):
            "NSInvalidArgumentException: \(view) cannot be added: \(problem)"
        case .misplacedSubview(let view, let superview):
            "NSInternalInconsistencyException: \(view) has been added as a subview to \(superview). Do not add subviews "
                + "directly to the visual effect view itself, instead add them to the -contentView."
        case .layoutLoop(let view, let count):
            "\(view) was laid out \(count) times in one layout pass and still needs layout; "
                + "its layout code changes something that requests layout again"
        case .autoresizedUnderTransform(let view):
            "\(view) has a transform and an autoresizing mask; UIKit would skew it, but Reflow resizes it without skewing"
        case .invalidInterfaceOrientation(let invalid):
            "\(invalid)"
        case .transitionLoop(let count):
            "one transition led to \(count) others, each started in a callback of the previous one; further ones are ignored"
        case .endlessDelegation(let controller, let property):
            "\(property) of \(controller) refers to another controller, which refers to the next, without end; "
                + "controller number \(ContainmentProblem.depthLimit) in this chain is used"
        case .missingRootViewController:
            "Application windows are expected to have a root view controller at the end of application launch"
        case .nibNotLoaded(let controller, let nib):
            "\(controller) names the nib \(Wording.quoted(nib)), but nibs are not loaded by name; the controller gets a plain view"
        case .unbalancedAppearanceTransition(let controller):
            "Unbalanced calls to begin/end appearance transitions for <\(controller)>."
        case .presentation(let problem):
            "\(problem)"
        case .containment(let problem):
            "\(problem)"
        case .constraint(let problem):
            "\(problem)"
        case .unsatisfiableConstraints(let conflict):
            conflict.description
        case .furtherUnsatisfiableConstraints(let count):
            "\(count) more \(count == 1 ? "set" : "sets") of constraints cannot be satisfied at the same time"
        case .unsolvedConstraint(let constraint, let problem):
            "\(constraint) is left out: \(problem)"
        case .unsolvedConstraints(let problem):
            "the constraints could not be solved, so the frames stay as they were: \(problem)"
        case .missingGlyphs(let text, let missing):
            "\(Wording.quoted(text)) is shown with boxes for some characters: \(missing)"
        case .unbuiltText(let feature):
            feature.explanation
        case .viewNotLoaded(let controller):
            "loadView of \(controller) did not set a view; the controller gets a plain view"
        }
    }

    /// The default handler: prints the words to standard error, and stops the program where UIKit would raise, unless
    /// somebody collects exceptions.
    @MainActor
    static func printAndTrap(_ diagnostic: SimulationDiagnostic) {
        if diagnostic.isException, RaisedExceptions.take(diagnostic) { return }
        if case .unsatisfiableConstraints(let conflict) = diagnostic {
            StandardError.print(conflict.explanation + "\n")
        }
        StandardError.print("\(diagnostic)")
        if diagnostic.isException { preconditionFailure("\(diagnostic)") }
    }
}
