import SwiftSyntax

extension Rewriter {
    /// Replaces Foundation's `Timer`, which uses the machine's time and has no selectors on Linux, by the simulation's
    /// timer. A type of the module with the name `Timer` stays.
    func rewriteTimer(_ name: TokenSyntax) {
        guard name.text == "Timer", conditions.isForIOS, conditions.importable.contains("UIKit"),
            index.kind("Timer", in: scope?.qualified) == nil
        else { return }
        needsUIKit = true
        edits.replace(name.range, with: "SimulationTimer")
    }
}
