public import Basics
public import Comparison
public import Foundation
package import JSON

/// The result of comparing one picture.
public struct PictureReport: Sendable, Hashable {
    /// The action of `reflow accept` for a picture that differs from its golden.
    public enum Acceptance: String, Sendable, Hashable, CaseIterable {
        /// The golden is replaced by the picture in the report.
        case replace
        /// The golden is removed, because the layout no longer rotates to this orientation.
        case remove
    }

    public enum Appearance: String, Sendable, Hashable, CaseIterable {
        case light, dark
    }

    /// The golden's name without folder and extension.
    public var name: String
    /// The path of the golden in the folder of goldens, and of its artifacts in the folder of the report, without
    /// extension.
    public var path: String
    /// The id of the object that is shown, if the layout shows one of several objects. For a Swift test, it is the name
    /// of the test's function.
    public var root: String?
    /// The device's short name.
    public var device: String
    /// The interface orientation, or the name that a step gave its snapshot.
    public var state: String
    public var appearance = Appearance.light
    public var isHighContrast = false
    /// The content size if it is not the default.
    public var contentSize: String?
    public var isRightToLeft = false
    /// The language, if it is not the layout's own: a tag, `double` or `accents`.
    public var language: String?
    /// The number of pixels per point.
    public var scale: CGFloat
    public var status: SnapshotStatus
    /// A message for people, one or more lines, without the views that changed; nil if there is none.
    public var message: String?
    /// The duration of drawing and comparing the picture, in seconds.
    public var seconds = 0.0
    public var changes: [ViewChangeReport] = []
    /// The difference of the pixels; nil if there is none, or if they could not be compared.
    public var pixels: PixelReport?
    /// The settings with which the picture would have passed.
    public var passing: [PassingSettings] = []
    /// The renderer that recorded the golden, if it is another one and the pixels differ.
    public var recordedBy: String?
    /// The action of `reflow accept`; nil if there is nothing to accept.
    public var acceptance: Acceptance?
    /// The digests of the golden's files when they were compared, if they failed.
    public var golden: GoldenDigests = [:]
    /// The digests of the files in the folder of the report, for the review.
    public var artifacts: [FailureArtifacts.Kind: ContentDigest] = [:]
    /// The issues of the picture's layout; also empty if the linter did not run.
    public var issues: [IssueReport] = []
}

extension PictureReport {
    public init(name: String, path: String, device: String, state: String, scale: CGFloat, status: SnapshotStatus) {
        self.init(
            name: name, path: path, root: nil, device: device, state: state, scale: scale, status: status)
    }

    /// A message for people, one or more lines; nil if there is none.
    ///
    /// - Parameter limit: the maximum number of views to list; the others are counted.
    public func text(limit: Int = .max) -> String? {
        ViewChangeReport.text(of: changes, limit: limit, message)
    }
}

extension PictureReport: JSONRecord {
    package static let record = JSONRecordTable<PictureReport>(
        name: "picture",
        PictureReport.init(
            name:path:root:device:state:appearance:isHighContrast:contentSize:isRightToLeft:language:scale:status:
            message:seconds:changes:pixels:passing:recordedBy:acceptance:golden:artifacts:issues:),
        .required("name", \.name, "the golden's name without folder and extension"),
        .required(
            "path", \.path, "path of the golden in its folder and of the artifacts in the report, without extension"),
        .optional("root", \.root, "the id of the object that is shown, or the Swift test"),
        .required("device", \.device, "as used in golden names"),
        .required("state", \.state, "the orientation, or the name of a step's snapshot"),
        .required("appearance", \.appearance, "of the interface"),
        .unless(false, "highContrast", \.isHighContrast, "whether the contrast is increased"),
        .optional("contentSize", \.contentSize, "UIKit's name; absent for the default"),
        .unless(false, "rightToLeft", \.isRightToLeft, "whether the interface runs from right to left"),
        .optional("language", \.language, "of the texts; absent for the layout's own"),
        .required("scale", \.scale, "pixels per point"),
        .required("status", \.status, "its result"),
        .optional("message", \.message, "one or more lines for people, beside the changes"),
        .required("seconds", \.seconds, "duration of drawing and comparing"),
        .unless([], "changes", \.changes, "the views that changed"),
        .optional("pixels", \.pixels, "what differs"),
        .unless([], "passesWith", \.passing, "settings that would have made it pass"),
        .optional("recordedBy", \.recordedBy, "the renderer that recorded the golden, if it differs"),
        .optional("accept", \.acceptance, "what accept does with the golden"),
        .unless([:], "golden", \.golden, "digests of the golden's files when they were compared, by extension"),
        .unless([:], "artifacts", \.artifacts, "digests of the files in the report's folder, by extension"),
        .unless([], "issues", \.issues, "with --lint, what is wrong with the layout"))
}

extension PictureReport.Acceptance: JSONName {}

extension PictureReport.Appearance: JSONName {}
