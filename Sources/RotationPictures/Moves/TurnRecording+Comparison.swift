package import Comparison
package import Screens

extension TurnRecording {
    /// The comparison of the views before and after the rotation.
    package var comparison: FrameComparison {
        FrameComparison(reference: before.tree, actual: after.tree)
    }
}
