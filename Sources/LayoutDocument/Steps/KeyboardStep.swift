import Basics
import Foundation
import JSON
import KitSchema

/// Shows or hides the keyboard.
package struct KeyboardStep: Step {
    package enum Keyboard: Sendable, Equatable {
        /// The height in points; nil for the device's own height.
        case shown(height: Double?)
        case hidden
    }

    package var keyboard: Keyboard

    package static let verb = StepVerb(
        "keyboard", .keyboard,
        "true shows the device's keyboard; a number shows a keyboard of that height, in points; false hides it. "
            + "UIKit's notifications are posted, and the keyboard's layout guide moves."
    ) { step, decoder in decoder.keyboard(step.verb).map { KeyboardStep(keyboard: $0) } }

    package var text: String {
        switch keyboard {
        case .shown(let height): "keyboard \(height.map { CGFloat($0).shortestText } ?? "true")"
        case .hidden: "keyboard false"
        }
    }

    package var mayChangeOrientations: Bool { false }
}

extension DocumentDecoder {
    fileprivate mutating func keyboard(_ member: JSONMember) -> KeyboardStep.Keyboard? {
        switch member.value.content {
        case .boolean(let isShown): return isShown ? .shown(height: nil) : .hidden
        case .number:
            guard
                case .number(let height)? = value(
                    member.value, .number(ValueType.keyboardHeights), Wording.quoted(member.key))
            else { return nil }
            return .shown(height: Double(height))
        default:
            reportType(member.value, .keyboard, Wording.quoted(member.key))
            return nil
        }
    }
}
