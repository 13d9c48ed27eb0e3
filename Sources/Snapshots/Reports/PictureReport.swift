public import Comparison
public import Foundation
public import Geometry

/// What became of one picture.
public struct PictureReport: Sendable, Hashable {
    /// What `reflow accept` does with a picture that is not as its golden.
    public enum Acceptance: String, Sendable, Hashable, CaseIterable {
        /// The golden becomes what lies in the report.
        case replace
        /// The golden goes, for the layout does not turn this way any more.
        case remove
    }

    /// The golden's name without folder and extension.
    public var name: String
    /// Where the golden lies in the folder of goldens, and its artifacts in that of the report, without extension.
    public var path: String
    /// The id of the object that is shown, where a layout has several; of a Swift test, its function.
    public var root: String?
    /// The device's slug.
    public var device: String
    /// The interface orientation, or the name that a step gave its snapshot.
    public var state: String
    public var isDark = false
    /// The content size where it is not the default.
    public var contentSize: String?
    public var isRightToLeft = false
    /// Pixels to a point.
    public var scale: CGFloat
    public var status: SnapshotStatus
    /// What people should know, a line or more, but for the views that changed; nil if nothing.
    public var message: String?
    public var changes: [ViewChangeReport] = []
    /// Where the pixels differ; nil where they do not, or could not be compared.
    public var pixels: PixelReport?
    /// With which settings it would have passed.
    public var passing: [PassingSettings] = []
    /// The renderer that recorded the golden, where that is another one and the pixels differ.
    public var recordedBy: String?
    /// The golden's files as they were compared, where they are not what they should be.
    public var golden: GoldenDigests = [:]
    /// What lies in the folder of the report for people to judge.
    public var artifacts: [FailureArtifacts.Kind: ContentDigest] = [:]
    /// Nil where there is nothing to accept.
    public var acceptance: Acceptance?
    /// What is wrong with its layout; empty too where nobody looked.
    public var issues: [IssueReport] = []
    /// How long it took to draw and to compare it, in seconds.
    public var seconds = 0.0

    public init(name: String, path: String, device: String, state: String, scale: CGFloat, status: SnapshotStatus) {
        self.name = name
        self.path = path
        self.device = device
        self.state = state
        self.scale = scale
        self.status = status
    }

    /// What people should know, a line or more; nil if nothing.
    ///
    /// - Parameter limit: how many views are named at most; the others are counted.
    public func text(limit: Int = .max) -> String? {
        var lines = changes.prefix(limit).map(\.text)
        if changes.count > limit { lines.append("… and \(changes.count - limit) more") }
        if let message { lines.append(message) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
