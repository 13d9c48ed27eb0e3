package import JSON
import KitValues
import Screens
import Snapshots

/// An issue of a layout, and where it occurs.
public struct LocatedIssue: Sendable, Hashable {
    /// The path as it was given, or below the folder that was given.
    public let file: String
    public let device: String
    /// Of the interface, by UIKit's name.
    public let orientation: String
    public let variant: PictureVariant
    let issue: LayoutIssue

    /// Whether it is a conflict that is there only after a rotation: what leads every list.
    var isConflictAfterRotation: Bool { issue.isConflictAfterRotation }

    /// `login.json: iPhone 15 portrait: forgot: tap target is 140 × 31 pt (minimum 44 × 44)`
    public var text: String {
        let setting = ([device, orientation] + variant.words).joined(separator: " ")
        return "\(file): \(setting): \(issue.view): \(issue.message)"
    }
}

extension PictureVariant {
    /// The settings that differ from iOS's defaults.
    fileprivate var words: [String] {
        [appearance == .dark ? "dark" : nil, contentSizeName, layoutDirection == .rightToLeft ? "rightToLeft" : nil]
            .compactMap(\.self)
    }
}

extension LocatedIssue: JSONWritten {
    package static let table = JSONTable<LocatedIssue>(
        name: "issue",
        .required("file", \.file, "the layout's"),
        .required("device", \.device, "the model"),
        .required("orientation", \.orientation, "of the interface"),
        .required("appearance", \.variant.reportedAppearance, "of the interface"),
        .required("contentSize", { $0.variant.contentSizeName ?? "large" }, "UIKit's name"),
        .required("layoutDirection", \.variant.reportedDirection, "of the interface"),
        .required("view", \.issue.view, "the view's id, or its class and text"),
        .required("kind", \.issue.kind, "stable"),
        .required("message", \.issue.message, "the issue, for people"))
}

private enum LayoutDirection: String, JSONName {
    case leftToRight, rightToLeft
}

extension PictureVariant {
    fileprivate var reportedAppearance: PictureReport.Appearance { appearance == .dark ? .dark : .light }

    fileprivate var reportedDirection: LayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
