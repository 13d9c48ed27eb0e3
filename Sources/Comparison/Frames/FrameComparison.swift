import Basics
import Foundation
import KitValues
public import Screens

/// Two trees, view against view: who moved, changed size, came, went, changed places or looks.
///
/// Values are compared as they print, with six digits, so that a tree read back from a golden's text equals the one it
/// was printed from.
public struct FrameComparison: Sendable, Hashable {
    public let reference: FrameTree
    public let actual: FrameTree
    /// In device, orientation, semantics, size and scale.
    public let treeDifferences: [FrameDifference]
    /// The views of the actual tree that changed, in its order, then those that are gone. Of views that came or went
    /// together only the outermost is named.
    public let changes: [ViewChange]

    public var isEqual: Bool { treeDifferences.isEmpty && changes.isEmpty }

    /// - Parameter masks: the ids of views of which only the frame is compared.
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
    /// One line a change, each ended by a newline; empty when nothing changed.
    ///
    /// - Parameter limit: how many views are named at most; the others are counted.
    public func text(limit: Int = .max) -> String {
        var lines = treeDifferences.map { "tree: \($0)" }
        lines += changes.prefix(max(0, limit)).map(\.description)
        let rest = changes.count - max(0, limit)
        if rest > 0 { lines.append("… and \(rest) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
