/// An action of a script, with its arguments as a value.
///
/// Each step has one file here, which defines its form in layout files, and a line in ``Steps``. Its effect on a stage
/// is defined by its conformance to `RunnableStep` in LayoutLoading.
package protocol Step: Sendable, Equatable {
    /// The form of the step in layout files.
    static var verb: StepVerb { get }

    /// The step as text for the log of events: `turn landscapeRight`.
    var text: String { get }

    /// Whether the layout may support other orientations after the step than before it.
    var mayChangeOrientations: Bool { get }
}

extension Step {
    func isEqual(to other: any Step) -> Bool { other as? Self == self }
}

/// The steps that a script can have.
package enum Steps {
    /// Every step, in the order of the published schema.
    ///
    /// It is a tuple and not an array, because a tuple keeps the types apart: a function for types that conform to
    /// another protocol only compiles if all of them do.
    package static let all = (
        TurnStep.self, PresentStep.self, DismissStep.self, PushStep.self, PopStep.self, SelectTabStep.self,
        SetStep.self, ScrollToRowStep.self, SelectRowStep.self, DeselectRowStep.self, InsertRowsStep.self,
        DeleteRowsStep.self, MoveRowStep.self, ReloadStep.self, KeyboardStep.self, SnapshotStep.self,
        UpdateOrientationsStep.self, GeometryStep.self,
        AttemptRotationStep.self, StatusBarOrientationStep.self
    )

    static let verbs = verbs(of: all)
    static let names = verbs.map(\.name)
    static let schemas = verbs.map(\.schema)

    static func verb(named name: String) -> StepVerb? { verbs.first { $0.name == name } }

    private static func verbs<each Kind: Step>(of steps: (repeat (each Kind).Type)) -> [StepVerb] {
        var verbs: [StepVerb] = []
        for step in repeat each steps { verbs.append(step.verb) }
        return verbs
    }
}
