public import Foundation
public import Snapshots

/// One item of a run for review: a picture, the log of a layout's events, or a text of a Swift test. Pages, annotations
/// and lists of results are made from these entries.
public struct ReportEntry: Sendable, Equatable {
    public enum Kind: Sendable, Hashable { case picture, log, text }

    public var kind: Kind
    /// The golden's name without folder and extension; for a text, with its extension.
    public var name: String
    /// The path of the golden in the folder of goldens, and of its artifacts in the folder of the report, without
    /// extension.
    public var path: String
    /// The layout file as the user named it.
    public var file: String
    /// The layout's name.
    public var layout: String
    /// The id of the object that is shown, if the layout shows one of several objects. For a Swift test, it is the name
    /// of the test's function.
    public var root: String?
    /// The device's short name.
    public var device: String
    /// The interface orientation, or the name that a step gave its snapshot; nil for a log and a text.
    public var state: String?
    /// The other settings that differ from iOS's defaults: `dark`, `high contrast`, a content size, `rtl`.
    public var variants: [String] = []
    public var status: SnapshotStatus
    /// A message for people, one or more lines, without the views that changed; nil if there is none.
    public var message: String?
    /// The removed and added lines of a text, each after its sign.
    public var changedLines: [String] = []
    /// The views that changed.
    public var changes: [ViewChangeReport] = []
    /// The result of comparing the pixels, if they differ.
    public var pixels: PixelReport?
    /// The renderer that recorded the golden, if it was another one and the pixels differ.
    public var recordedBy: String?
    /// The duration of drawing and comparing, in seconds; nil if it was not measured.
    public var seconds: Double?
    /// The number of pixels per point.
    public var scale: CGFloat = 1
    /// The files in the folder of the report.
    public var artifacts: Set<FailureArtifacts.Kind> = []
    /// The issues of the entry's layout; also empty if the linter did not run.
    public var issues: [IssueReport] = []
    /// Whether `reflow accept` can accept the entry.
    public var isAcceptable = false

    public init(
        _ kind: Kind, name: String, path: String, file: String, layout: String, device: String,
        status: SnapshotStatus
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.file = file
        self.layout = layout
        self.device = device
        self.status = status
    }

    /// A key that is unique in the run.
    public var key: String { kind == .picture ? name : goldenFile.path(of: name) }

    /// The golden's file for review.
    var goldenFile: GoldenFile {
        switch kind {
        case .picture: .picture
        case .log: .log
        case .text: .text
        }
    }

    /// The golden's path relative to the folder of goldens.
    var goldenPath: String { goldenFile.path(of: path) }

    /// A message for people, one or more lines; nil if there is none.
    ///
    /// - Parameter limit: the maximum number of views to list; the others are counted.
    public func text(limit: Int = .max) -> String? {
        ViewChangeReport.text(of: changes, limit: limit, message)
    }

    /// The path of an artifact in the folder of the report.
    func path(_ artifact: FailureArtifacts.Kind) -> String { artifact.path(of: path) }
}
