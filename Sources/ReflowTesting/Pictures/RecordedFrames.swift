import Comparison
import Foundation
import LayoutRules
import Screens
import Snapshots

/// The frames that a picture's golden was recorded with. Whoever takes the picture again compares with them while its
/// views are still there, so that these can say why they are elsewhere.
struct RecordedFrames {
    private let text: Data

    /// `nil` if there is no golden, or it says nothing of frames. One that cannot be read is the error of the
    /// comparison, which reads it again.
    init?(of name: GoldenName, in goldens: GoldenStore) {
        guard let text = try? goldens.read(name.tree, of: name) else { return nil }
        self.text = text
    }

    /// What to explain; `nil` if every view is where it was.
    ///
    /// - Parameters:
    ///   - dump: what the tree prints.
    ///   - masks: the ids of views of which only the frame is compared.
    func explanations(of tree: FrameTree, dump: Data, masks: Set<String>) -> ExplanationRequest? {
        TreeVerdict(golden: text, tree: tree, dump: dump, masks: masks).comparison.flatMap(ChangedPlaces.init)?.request
    }
}
