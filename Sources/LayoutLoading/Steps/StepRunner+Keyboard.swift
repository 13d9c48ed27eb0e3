import Basics
import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit

// Steps that show and hide the keyboard: input.md §3.
extension StepRunner {
    func move(_ keyboard: StepNode.Keyboard, at position: SourcePosition) throws(Diagnostic) {
        let before = simulation.keyboardFrame
        switch keyboard {
        case .hidden:
            simulation.hideKeyboard()
            if before == nil { warn("the keyboard is not shown, so it cannot be hidden", at: position) }
        case .shown(let height):
            let limit = simulation.hardware.metrics(for: simulation.application.statusBarOrientation).size.height
            if let height, height > Double(limit) {
                throw failure(
                    "the keyboard cannot be higher than the screen, which is \(limit.shortestText) points high",
                    at: position)
            }
            simulation.showKeyboard(height: height.map { CGFloat($0) })
            if let before, before == simulation.keyboardFrame {
                warn("the keyboard is shown already", at: position)
            }
        }
    }
}
