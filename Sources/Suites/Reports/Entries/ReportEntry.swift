public import Foundation
public import Snapshots

/// One thing of a run that people may look at: a picture, the log of a layout's events, or a text of a Swift test. What
/// pages, annotations and lists of results are made of.
public struct ReportEntry: Sendable, Equatable {
    public enum Kind: Sendable, Hashable { case picture, log, text }

    public var kind: Kind
    /// The golden's name without folder and extension; that of a text has its extension.
    public var name: String
    /// Where the golden lies in the folder of goldens, and its artifacts in that of the report, as the name.
    public var path: String
    /// The layout file as the user named it.
    public var file: String
    /// The layout's name.
    public var layout: String
    /// The id of the object that is shown, where a layout has several; of a Swift test, its function.
    public var root: String?
    /// The device's slug.
    public var device: String
    /// The interface orientation, or the name that a step gave its snapshot; nil for a log and a text.
    public var state: String?
    /// What else tells it from its neighbours: `dark`, a content size, `rtl`.
    public var variants: [String] = []
    public var status: SnapshotStatus
    /// What people should know, a line or more, but for the views that changed; nil if nothing.
    public var message: String?
    /// The views that changed.
    public var changes: [ViewChangeReport] = []
    /// What came of comparing the pixels, where they differ.
    public var pixels: PixelReport?
    /// The renderer that recorded the golden, where that is another one and the pixels differ.
    public var recordedBy: String?
    /// How long it took to draw and to compare it; nil where nobody measured that.
    public var seconds: Double?
    /// Pixels to a point.
    public var scale: CGFloat = 1
    /// What lies in the folder of the report.
    public var artifacts: Set<FailureArtifacts.Kind> = []
    /// What is wrong with its layout; empty too where nobody looked.
    public var issues: [IssueReport] = []
    /// Whether `reflow accept` would take it over.
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

    /// Unlike every other entry's of its run.
    public var key: String { kind == .picture ? name : goldenFile.path(of: name) }

    /// What people look at of the golden.
    var goldenFile: GoldenFile {
        switch kind {
        case .picture: .picture
        case .log: .log
        case .text: .text
        }
    }

    /// Relative to the folder of goldens.
    var goldenPath: String { goldenFile.path(of: path) }

    /// What people should know, a line or more; nil if nothing.
    ///
    /// - Parameter limit: how many views are named at most; the others are counted.
    public func text(limit: Int = .max) -> String? {
        ViewChangeReport.text(of: changes, limit: limit, message)
    }

    /// Where an artifact lies in the folder of the report.
    func path(_ artifact: FailureArtifacts.Kind) -> String { artifact.path(of: path) }
}
