public import Comparison
package import Foundation
package import Screens

/// Whether a view tree matches its golden.
public enum TreeVerdict: Sendable, Hashable {
    case same
    case different(FrameComparison)
    /// The picture has no text file with its tree.
    case missing
    /// The text is not a tree. The sentence gives the place of the error.
    case unreadable(String)

    /// Git LFS has not fetched the text.
    static let pointer = TreeVerdict.unreadable("it is a Git LFS pointer; fetch the file itself with \"git lfs pull\"")

    /// - Parameters:
    ///   - golden: the bytes of the `.txt`, or `nil` if there is none.
    ///   - dump: the printed text of `tree`.
    ///   - masks: the ids of views of which only the frame is compared.
    package init(golden: Data?, tree: FrameTree, dump: Data, masks: Set<String> = []) {
        guard let golden else {
            self = .missing
            return
        }
        if golden == dump {
            self = .same
            return
        }
        guard !golden.isPointer else {
            self = .pointer
            return
        }
        guard let text = String(validating: golden, as: UTF8.self) else {
            self = .unreadable("it is not UTF-8 text")
            return
        }
        guard !text.split(whereSeparator: \.isNewline).contains(where: { $0.hasPrefix("<<<<<<< ") }) else {
            self = .unreadable("it has git's conflict markers; take one of the two versions, or accept the new tree")
            return
        }
        do throws(FrameTreeError) {
            // Different bytes may still be the same tree: after a checkout with Windows line ends, or in a text that
            // was recorded before trees contained looks.
            let reference = try FrameTree(parsing: text)
            let comparison = FrameComparison(
                reference: reference, actual: reference.hasLooks ? tree : tree.withoutLooks(), masks: masks)
            self = comparison.isEqual ? .same : .different(comparison)
        } catch {
            self = .unreadable(error.description)
        }
    }

    /// Whether the tree does not fail the picture. A missing tree does not; a different or unreadable one does.
    public var hasPassed: Bool {
        switch self {
        case .same, .missing: true
        case .different, .unreadable: false
        }
    }

    /// The comparison of the trees; `nil` unless both can be read and differ.
    public var comparison: FrameComparison? {
        if case .different(let comparison) = self { comparison } else { nil }
    }

    /// Whether every view's frame is unchanged, and some views look different.
    var differsInLooksAlone: Bool {
        guard let comparison, comparison.treeDifferences.isEmpty else { return false }
        return comparison.changes.allSatisfy(\.isOfLooksAlone)
    }

    /// A text for people, one line for each fact; `nil` if the trees are the same.
    ///
    /// - Parameter limit: the maximum number of views that are named.
    public func text(limit: Int = .max) -> String? {
        switch self {
        case .same: nil
        case .different(let comparison): comparison.text(limit: limit)
        case .missing: "The golden has no .txt file with the view tree; \"reflow record\" adds it.\n"
        case .unreadable(let reason): "The golden's view tree (.txt) cannot be read: \(reason).\n"
        }
    }
}
