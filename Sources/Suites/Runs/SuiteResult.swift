public import Comparison
public import Foundation
public import LayoutDocument
public import LayoutLoading
public import Snapshots

/// What a run found, picture by picture in the order of layouts, devices and orientations.
public struct SuiteResult: Sendable {
    public var pictures: [PictureResult]
    /// The logs of layouts with steps, in the same order.
    public var logs: [ScriptLogResult] = []
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
        /// The script ended before, for UIKit would have raised.
        case interrupted(Interruption)
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
        case .refused, .interrupted: .refused
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
        case .interrupted(let interruption): interruption.text
        case .broken(let reason): reason
        case .compared(let result):
            // Frames first: who moved says more than how many pixels that changed.
            ([result.tree.text(limit: limit)?.trimmingCharacters(in: .newlines), result.picture.text(scale: scale)]
                + passing.map(\.description))
                .compactMap { $0 }.joined(separator: "\n").nonEmpty
        }
    }

    /// With which settings a picture that differs would have passed.
    public var passing: [PassingSettings] {
        if case .compared(let result) = outcome { result.picture.passing } else { [] }
    }
}

/// What became of the log of a layout's steps.
public struct ScriptLogResult: Sendable {
    public enum Outcome: Sendable {
        case compared(LogResult)
        /// A file could not be read or written.
        case broken(String)
    }

    public let layout: String
    /// Without a state.
    public let name: GoldenName
    public let outcome: Outcome
    /// What UIKit would have raised while the steps ran.
    public let exception: String?

    public var status: PictureResult.Status {
        switch outcome {
        case .broken: .broken
        case .compared(let result):
            if result.isRecorded {
                .recorded
            } else if !result.verdict.hasPassed {
                result.verdict == .missing ? .missing : .changed
            } else {
                exception == nil ? .passed : .refused
            }
        }
    }

    /// What people should know, a line or more; `nil` if nothing.
    public var text: String? {
        switch outcome {
        case .broken(let reason): reason
        case .compared(let result):
            [exception, result.isRecorded ? nil : result.verdict.text]
                .compactMap { $0 }.joined(separator: "\n").nonEmpty
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
