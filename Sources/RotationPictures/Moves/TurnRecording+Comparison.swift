package import Comparison
package import Screens

extension TurnRecording {
    /// How the views differ, before against after.
    package var comparison: FrameComparison {
        FrameComparison(reference: before.tree, actual: after.tree)
    }
}
