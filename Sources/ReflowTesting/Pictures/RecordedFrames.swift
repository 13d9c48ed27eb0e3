import Comparison
import Foundation
import LayoutRules
import Screens
import Snapshots

/// The frames in a picture's golden. They are compared while the new picture's views still exist, so that changed
/// frames can be explained.
struct RecordedFrames {
    private let text: Data

    /// Fails if there is no golden, or it contains no frames. An unreadable golden is reported by the comparison, which
    /// reads it again.
    init?(of name: GoldenName, in goldens: GoldenStore) {
        guard let text = try? goldens.read(name.tree, of: name) else { return nil }
        self.text = text
    }

    /// The explanations to request; `nil` if no view has another frame.
    ///
    /// - Parameters:
    ///   - dump: the printed tree.
    ///   - masks: the ids of views of which only the frame is compared.
    func explanations(of tree: FrameTree, dump: Data, masks: Set<String>) -> ExplanationRequest? {
        TreeVerdict(golden: text, tree: tree, dump: dump, masks: masks).comparison.flatMap(ChangedPlaces.init)?.request
    }
}
