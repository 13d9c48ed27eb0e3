import Basics
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The answers that a layout file gives for a controller; steps may change them.
@MainActor
final class ControllerAnswers: ControllerStandIn {
    private let file: String
    private var properties: [String: Property]

    init(_ node: ControllerNode, file: String) {
        self.file = file
        properties = Dictionary(node.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Changes an answer.
    func set(_ property: Property) {
        properties[property.name] = property
    }

    var supportedInterfaceOrientations: UIInterfaceOrientationMask? { mask(AnswerKeys.supportedInterfaceOrientations) }
    var shouldAutorotate: Bool? { flag(AnswerKeys.shouldAutorotate) }
    var prefersStatusBarHidden: Bool? { flag(AnswerKeys.prefersStatusBarHidden) }

    var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation? {
        properties[AnswerKeys.preferredInterfaceOrientationForPresentation.name]?.orientation
    }

    /// The answer to iOS 5's method.
    func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool? {
        mask(AnswerKeys.shouldAutorotateToInterfaceOrientation)?.contains(orientation)
    }

    /// The place in the file of this answer; nil if the class answers.
    func source(of question: RotationQuestion) -> AnswerSource? {
        let key: KeySchema? =
            switch question {
            case .shouldAutorotate: AnswerKeys.shouldAutorotate
            case .controllerMask: AnswerKeys.supportedInterfaceOrientations
            case .preferredInterfaceOrientationForPresentation: AnswerKeys.preferredInterfaceOrientationForPresentation
            case .shouldAutorotateToInterfaceOrientation: AnswerKeys.shouldAutorotateToInterfaceOrientation
            case .applicationMask: nil
            }
        return key.flatMap { properties[$0.name] }.map { .layout(file: file, line: $0.valuePosition.line) }
    }

    private func mask(_ key: KeySchema) -> UIInterfaceOrientationMask? {
        properties[key.name]?.orientations.map { UIInterfaceOrientationMask($0.value) }
    }

    private func flag(_ key: KeySchema) -> Bool? {
        if case .boolean(let flag) = properties[key.name]?.value { flag } else { nil }
    }
}

extension Property {
    /// The single orientation in the value.
    var orientation: UIInterfaceOrientation? {
        if case .choice(let choice) = value { UIInterfaceOrientation(name: choice.name) } else { nil }
    }
}
