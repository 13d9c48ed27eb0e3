import JSON
import KitSchema

/// Sets properties of an object.
package struct SetStep: Step {
    /// The object whose properties the step sets.
    package enum Target: Sendable, Equatable {
        case view(String)
        case controller(String)
        /// The constraint with this identifier: its constant, its priority, and whether it is active.
        case constraint(String)
        /// The application's delegate. The step changes its answers; after `null`, it no longer implements the method.
        case applicationDelegate
    }

    package var target: Target
    package var properties: [Property]

    /// The id by which the step refers to the application's delegate.
    static let applicationDelegateID = "application.delegate"

    package static let verb = StepVerb(
        "set", .settings,
        "Sets properties of the view or controller with this id, of \"application.delegate\", or of a constraint."
    ) { step, decoder in decoder.settings(step.verb.value) }

    package var text: String { "set \(target.id) " + properties.map(\.name).joined(separator: ", ") }

    package var mayChangeOrientations: Bool {
        let deciding = [AnswerKeys.supportedInterfaceOrientations.name, AnswerKeys.shouldAutorotate.name]
        return properties.contains { deciding.contains($0.name) }
    }
}

extension SetStep.Target {
    fileprivate var id: String {
        switch self {
        case .view(let id), .controller(let id), .constraint(let id): id
        case .applicationDelegate: SetStep.applicationDelegateID
        }
    }
}
