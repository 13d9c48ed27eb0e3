import LayoutRules
import Screens

/// Views that are still on the stage on which their picture was taken: whoever takes the picture asks, where it is not
/// its reference, and puts them back.
struct StagedViews {
    /// Why views are where they are in the picture, by their ids.
    let explanations: (ExplanationRequest) -> [String: LayoutExplanation]
    /// Puts everything back where it was.
    var dismantle: () -> Void
}
