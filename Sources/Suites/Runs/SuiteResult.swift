import Basics
public import Comparison
public import Foundation
public import LayoutDocument
public import LayoutLoading
public import Snapshots

/// The results of a run.
public struct SuiteResult: Sendable {
    /// The results of all layouts of the suite in order, including layouts that were not run.
    public var layouts: [LayoutResult]
    /// The run's filter, if matching it took too long. No picture was taken after that.
    public var endlessPattern: EndlessPattern?
    /// Warnings that are not about a single layout: unused settings of the suite file.
    var suiteWarnings: [Diagnostic]
    /// Warnings that are not about a file: views in options that no layout has.
    public var overrideWarnings: [OutputWarning] = []
    /// The layouts that were left out because an earlier one ended the run.
    public var stopped: [String] = []

    /// The pictures in the order of layouts, devices and orientations.
    public var pictures: [PictureResult] { layouts.flatMap(\.pictures) }
    /// The logs of layouts with steps, in the same order.
    public var logs: [ScriptLogResult] { layouts.flatMap(\.logs) }
    /// Layouts that could not be shown at all.
    public var failures: [LayoutResult] { layouts.filter { $0.failure != nil } }
    /// The paths of recorded pictures whose goldens Git LFS had not fetched.
    public var replacedPointers: [String] {
        pictures.filter { picture in
            guard picture.status == .recorded, case .compared(let result) = picture.outcome else { return false }
            return result.picture == .failed(.pointer)
        }.map(\.name.path)
    }
    /// Whether settings name views that no layout has.
    public var namesUnknownViews: Bool {
        !overrideWarnings.isEmpty || warnings.contains { $0.severity == .error && $0.code == .unknownID }
    }
    /// Whether UIKit would have raised an exception while a layout was shown, or its steps ran.
    public var hasException: Bool { pictures.contains(where: \.isException) || logs.contains(where: \.isException) }
    public var warnings: [Diagnostic] { suiteWarnings + layouts.flatMap(\.warnings) }
}

/// The result for one layout file.
public struct LayoutResult: Sendable {
    /// The file's path as the user named it. The path of a file in a folder that the user named starts with the
    /// folder's path.
    public let file: String
    /// Whether the layout was run; the layouts of other shards are not.
    public var isRun = false
    /// The reason why the layout could not be shown.
    public var failure: LayoutLoadingError?
    public var warnings: [Diagnostic] = []
    public var pictures: [PictureResult] = []
    public var logs: [ScriptLogResult] = []
    /// The lines at which the file describes its views, by the names of views in changes.
    var viewLines: [String: Int] = [:]
    /// The duration of laying out the layout in all its states, in seconds.
    public var seconds = 0.0
}

/// The result for one picture.
public struct PictureResult: Sendable {
    public enum Outcome: Sendable {
        case compared(SnapshotResult)
        /// The layout does not support this orientation, and has no golden for it.
        case skipped(Refusal)
        /// The layout refuses an orientation that was requested, or that has a golden.
        case refused(Refusal, golden: GoldenDigests)
        /// The script ended before, because UIKit would have raised an exception.
        case interrupted(Interruption)
        /// A file could not be read or written, or the picture not drawn.
        case broken(String)
    }

    public let name: PictureName
    public let outcome: Outcome
    /// The number of pixels per point, for texts with lengths in points.
    public let scale: CGFloat
    /// The issues of the picture's layout, if the linter ran.
    public var issues: [IssueReport] = []
    /// A few sentences that say what determines the new frames of views, and what is not satisfied.
    public internal(set) var placement: [String] = []
    /// The digest of the file in the report's folder with the constraints of the views; nil if they were not requested.
    var constraints: ContentDigest?
    /// The frames that are still to be explained; nil for a picture in which no view has moved.
    var unexplained: Unexplained?

    /// The views that have moved, and the way to reach the picture again to explain them.
    struct Unexplained: Sendable {
        let places: ChangedPlaces
        let origin: PictureOrigin
    }

    /// The duration of drawing and comparing, in seconds.
    public var seconds = 0.0

    public var status: SnapshotStatus {
        switch outcome {
        case .skipped: .skipped
        case .refused, .interrupted: .refused
        case .broken: .broken
        case .compared(let result):
            SnapshotStatus(result.outcome.standing, isRecorded: result.isRecorded)
        }
    }

    /// Whether UIKit would have raised an exception instead of showing the picture.
    public var isException: Bool {
        switch outcome {
        case .interrupted: true
        case .refused(let refusal, _), .skipped(let refusal): refusal.isException
        case .compared, .broken: false
        }
    }

    /// A message for people, one or more lines, without the views that changed; `nil` if there is none.
    public var message: String? {
        switch outcome {
        case .skipped(let refusal), .refused(let refusal, _): refusal.text
        case .interrupted(let interruption): interruption.text
        case .broken(let reason): reason
        case .compared(let result):
            // Frames come first, because the views that moved say more than the number of pixels. If there is no golden
            // at all, its tree is not mentioned.
            result.picture == .missing
                ? result.picture.text(scale: scale)
                : (result.tree.lines + placement + [result.text(scale: scale)] + passing.map(\.description))
                    .compactMap(\.self).joined(separator: "\n").nonEmpty
        }
    }

    /// The settings with which a differing picture would have passed.
    public var passing: [PassingSettings] {
        if case .compared(let result) = outcome { result.picture.passing } else { [] }
    }
}

/// The result for the log of a layout's steps.
public struct ScriptLogResult: Sendable {
    public enum Outcome: Sendable {
        case compared(LogResult)
        /// UIKit would have raised this exception while the steps ran. An app would have ended there, so the earlier
        /// events are neither compared nor recorded.
        case interrupted(String)
        /// A file could not be read or written.
        case broken(String)
    }

    /// The name of the log, which has no state.
    public let name: PictureName
    public let outcome: Outcome
    /// The duration of the comparison, in seconds.
    public var seconds = 0.0

    public var status: SnapshotStatus {
        switch outcome {
        case .broken: .broken
        case .interrupted: .refused
        case .compared(let result): SnapshotStatus(result.outcome.standing, isRecorded: result.isRecorded)
        }
    }

    /// Whether UIKit would have raised an exception.
    public var isException: Bool { if case .interrupted = outcome { true } else { false } }

    /// The message for people; `nil` if there is none.
    public var text: String? {
        switch outcome {
        case .broken(let reason), .interrupted(let reason): reason
        case .compared(let result): result.isRecorded ? nil : result.verdict.text
        }
    }
}

extension SnapshotResult {
    /// The text about the pixels.
    fileprivate func text(scale: CGFloat) -> String? {
        guard !tree.hasPassed, case .passed(_, .tolerated) = picture else { return picture.text(scale: scale) }
        return picture.text(scale: scale).map { $0 + " Tolerances apply to pixels; a frame change always fails." }
    }
}

extension TreeVerdict {
    /// The lines in addition to the views that changed.
    fileprivate var lines: [String] {
        if let comparison { return comparison.treeDifferences.map { "tree: \($0)" } }
        return text().map { $0.split(separator: "\n").map(String.init) } ?? []
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
