public import Comparison
public import Foundation
public import LayoutDocument
public import LayoutLoading
public import Snapshots

/// What a run found.
public struct SuiteResult: Sendable {
    /// Of every layout of the suite, in its order, also of those that were not run.
    public var layouts: [LayoutResult]
    /// The run's filter, where it was given up: from then on no picture was taken.
    public var endlessPattern: EndlessPattern?
    /// What is about no single layout: settings of the suite file that are for nothing.
    public var suiteWarnings: [Diagnostic]
    /// What is about no file: views that are named for the run and that no layout has.
    public var overrideWarnings: [OutputWarning] = []

    /// Picture by picture in the order of layouts, devices and orientations.
    public var pictures: [PictureResult] { layouts.flatMap(\.pictures) }
    /// The logs of layouts with steps, in the same order.
    public var logs: [ScriptLogResult] { layouts.flatMap(\.logs) }
    /// Layouts that could not be shown at all.
    public var failures: [LayoutResult] { layouts.filter { $0.failure != nil } }
    public var warnings: [Diagnostic] { suiteWarnings + layouts.flatMap(\.warnings) }
}

/// What became of one layout file.
public struct LayoutResult: Sendable {
    /// As it was given, or as it lies in the folder that was given.
    public let file: String
    /// Whether it was run; other parts of the suite are left to others.
    public var isRun = false
    /// Why it could not be shown.
    public var failure: LayoutLoadingError?
    public var warnings: [Diagnostic] = []
    public var pictures: [PictureResult] = []
    public var logs: [ScriptLogResult] = []
    /// The lines at which the file describes its views, by the names that changes have for them.
    var viewLines: [String: Int] = [:]
    /// How long it took to lay it out in all its states, in seconds.
    public var seconds = 0.0
}

/// What became of one picture.
public struct PictureResult: Sendable {
    public enum Outcome: Sendable {
        case compared(SnapshotResult)
        /// The layout does not turn this way, and never did.
        case skipped(Refusal)
        /// The layout does not turn this way, although it was asked for, or any more: the golden is still there.
        case refused(Refusal, golden: GoldenDigests)
        /// The script ended before, for UIKit would have raised.
        case interrupted(Interruption)
        /// A file could not be read or written, or the picture not drawn.
        case broken(String)
    }

    public let name: PictureName
    public let outcome: Outcome
    /// Pixels to a point, for texts that speak of points.
    public let scale: CGFloat
    /// What is wrong with its layout, where somebody wants to know.
    public var issues: [IssueReport] = []
    /// How long it took to draw and to compare it, in seconds.
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

    /// What people should know, a line or more, but for the views that changed; `nil` if nothing.
    public var message: String? {
        switch outcome {
        case .skipped(let refusal), .refused(let refusal, _): refusal.text
        case .interrupted(let interruption): interruption.text
        case .broken(let reason): reason
        case .compared(let result):
            // Frames first: who moved says more than how many pixels that changed.
            (result.tree.lines + [result.text(scale: scale)] + passing.map(\.description))
                .compactMap(\.self).joined(separator: "\n").nonEmpty
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

    /// Without a state.
    public let name: PictureName
    public let outcome: Outcome
    /// What UIKit would have raised while the steps ran.
    public let exception: String?
    /// How long it took to compare it, in seconds.
    public var seconds = 0.0

    public var status: SnapshotStatus {
        switch outcome {
        case .broken: return .broken
        case .compared(let result):
            let status = SnapshotStatus(result.outcome.standing, isRecorded: result.isRecorded)
            return status == .passed && exception != nil ? .refused : status
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

extension SnapshotResult {
    /// What is to be said of the pixels.
    fileprivate func text(scale: CGFloat) -> String? {
        guard !tree.hasPassed, case .passed(_, .tolerated) = picture else { return picture.text(scale: scale) }
        return picture.text(scale: scale).map { $0 + " Tolerances apply to pixels; a frame change always fails." }
    }
}

extension TreeVerdict {
    /// What is to be said beside the views that changed.
    fileprivate var lines: [String] {
        if let comparison { return comparison.treeDifferences.map { "tree: \($0)" } }
        return text().map { $0.split(separator: "\n").map(String.init) } ?? []
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
