public import Foundation
public import LayoutDocument
public import LayoutLoading
public import Snapshots

/// What a run found, picture by picture in the order of layouts, devices and orientations.
public struct SuiteResult: Sendable {
    public var pictures: [PictureResult]
    /// Layouts that could not be shown at all.
    public var failures: [LayoutFailure]
    public var warnings: [Diagnostic]
    /// Goldens that no layout owns any more, by their path in the folder of goldens.
    public var obsolete: [String] = []
}

/// A layout that could not be shown.
public struct LayoutFailure: Sendable {
    public let layout: String
    public let error: LayoutLoadingError
}

/// What became of one picture.
public struct PictureResult: Sendable {
    public enum Outcome: Sendable {
        case compared(SnapshotResult)
        /// The layout does not turn this way, and never did.
        case skipped(Refusal)
        /// There is a golden, and the layout does not turn this way any more.
        case refused(Refusal)
        /// A file could not be read or written, or the picture not drawn.
        case broken(String)
    }

    /// How one word names it, for counts and pages.
    public enum Status: String, Sendable, CaseIterable {
        case passed, recorded, changed, missing, refused, skipped, broken
    }

    public let layout: String
    public let name: GoldenName
    public let outcome: Outcome
    /// Pixels to a point, for texts that speak of points.
    public let scale: CGFloat

    public var status: Status {
        switch outcome {
        case .skipped: .skipped
        case .refused: .refused
        case .broken: .broken
        case .compared(let result):
            if result.isRecorded {
                .recorded
            } else if result.picture == .missing {
                .missing
            } else {
                result.hasPassed ? .passed : .changed
            }
        }
    }

    /// What people should know, a line or more; `nil` if nothing.
    public func text(limit: Int = .max) -> String? {
        switch outcome {
        case .skipped(let refusal), .refused(let refusal): refusal.text
        case .broken(let reason): reason
        case .compared(let result):
            [result.picture.text(scale: scale), result.tree.text(limit: limit)]
                .compactMap { $0 }.joined(separator: "\n").nonEmpty
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
