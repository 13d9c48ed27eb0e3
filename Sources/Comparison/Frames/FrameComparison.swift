import Basics
import Foundation
import KitValues
public import Screens

/// Compares two trees view by view: which views moved, changed size, were added, removed, reordered or restyled.
///
/// Values are compared as text with six digits. A tree that was read back from a golden's text is therefore equal to
/// the tree from which the text was made.
public struct FrameComparison: Sendable, Hashable {
    public let reference: FrameTree
    public let actual: FrameTree
    /// Differences in device, orientation, semantics, size and scale.
    public let treeDifferences: [FrameDifference]
    /// The views of the actual tree that changed, in its order, then the removed ones. If a view was added or removed
    /// with its subviews, only the outermost view is listed.
    public let changes: [ViewChange]

    public var isEqual: Bool { treeDifferences.isEmpty && changes.isEmpty }

    /// - Parameter masks: the ids of views of which only the frames are compared.
    public init(reference: FrameTree, actual: FrameTree, masks: Set<String> = []) {
        let (reference, actual) = (reference.masking(masks), actual.masking(masks))
        self.reference = reference
        self.actual = actual
        treeDifferences = FrameComparison.differences(reference, actual)
        changes = ChangeFinder(reference, actual).changes()
    }

    private static func differences(_ reference: FrameTree, _ actual: FrameTree) -> [FrameDifference] {
        [
            FrameDifference(.device, reference.device, actual.device),
            FrameDifference(.orientation, reference.orientation, actual.orientation),
            FrameDifference(.semantics, reference.semantics, actual.semantics),
            FrameDifference(.size, reference.size.dumpText, actual.size.dumpText),
            FrameDifference(.scale, reference.scale.sixDigitText, actual.scale.sixDigitText),
        ].compactMap { $0 }
    }
}

extension FrameComparison {
    /// One line for each change, with a newline at the end; empty if nothing changed.
    ///
    /// - Parameter limit: the maximum number of views that are listed; the others are counted.
    public func text(limit: Int = .max) -> String {
        var lines = treeDifferences.map { "tree: \($0)" }
        lines += changes.prefix(max(0, limit)).map(\.description)
        let rest = changes.count - max(0, limit)
        if rest > 0 { lines.append("… and \(rest) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
