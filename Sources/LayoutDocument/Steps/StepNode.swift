public import Basics

/// One step of a script.
public struct StepNode: Sendable, Equatable {
    /// The position of the step's object.
    public var position: SourcePosition
    /// The action, with its arguments.
    package var step: any Step

    /// The step as text for the log of events: `turn landscapeRight`.
    public var text: String { step.text }

    /// The name of the picture that the step takes; nil for other steps.
    package var snapshotName: String? { (step as? SnapshotStep)?.name }

    public static func == (one: StepNode, other: StepNode) -> Bool {
        one.position == other.position && one.step.isEqual(to: other.step)
    }
}
