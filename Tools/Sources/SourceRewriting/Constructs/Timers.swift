import SwiftSyntax

extension Rewriter {
    /// Foundation's `Timer` waits for the time of the machine, and has no selectors on Linux. A copy names the simulation's
    /// timer, unless the module has a type of that name.
    func rewriteTimer(_ name: TokenSyntax) {
        guard name.text == "Timer", module.isForIOS, module.importable.contains("UIKit"),
            index.type("Timer", in: scope?.qualified) == nil
        else { return }
        needsUIKit = true
        edits.replace(name.range, with: "SimulationTimer")
    }
}
