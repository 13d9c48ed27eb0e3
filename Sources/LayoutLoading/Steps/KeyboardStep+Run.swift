import Basics
import Foundation
import KitSchema
import LayoutDocument
import LayoutRules
import ReflowKit

// The step follows input.md §3.
extension KeyboardStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let simulation = stage.simulation
        let before = simulation.keyboardFrame
        switch keyboard {
        case .hidden:
            simulation.hideKeyboard()
            if before == nil { stage.warn("the keyboard is not shown, so it cannot be hidden") }
        case .shown(let height):
            let limit = simulation.hardware.metrics(for: simulation.application.statusBarOrientation).size.height
            if let height, height > Double(limit) {
                throw stage.failure(
                    "the keyboard cannot be higher than the screen, which is \(limit.shortestText) points high")
            }
            simulation.showKeyboard(height: height.map { CGFloat($0) })
            if let before, before == simulation.keyboardFrame { stage.warn("the keyboard is shown already") }
        }
    }
}
