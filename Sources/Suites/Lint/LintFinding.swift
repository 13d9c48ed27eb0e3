public import Comparison
import JSON
import KitValues
import LayoutRules
import Screens

/// Something that is wrong with a layout, and where it was seen.
public struct LintFinding: Sendable, Hashable {
    /// As it was given, or as it lies in the folder that was given.
    public let file: String
    public let device: String
    /// Of the interface, by UIKit's name.
    public let orientation: String
    public let variant: PictureVariant
    let issue: LayoutIssue

    /// `login.json: iPhone 15 portrait: forgot: is 140 × 31 points, and a finger needs 44 × 44`
    public var text: String {
        let setting = ([device, orientation] + variant.words).joined(separator: " ")
        return "\(file): \(setting): \(issue.view): \(issue.message)"
    }
}

extension PictureVariant {
    /// What is not as iOS ships.
    fileprivate var words: [String] {
        [appearance == .dark ? "dark" : nil, contentSizeName, layoutDirection == .rightToLeft ? "rightToLeft" : nil]
            .compactMap(\.self)
    }
}

extension [LintFinding] {
    /// The findings for programs.
    /// - Parameter files: all that were looked at.
    public func json(files: [String], warnings: [OutputWarning]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.strings("layouts", files)
        writer.beginArray("issues")
        for finding in self {
            writer.beginObject()
            writer.string("file", finding.file)
            writer.string("device", finding.device)
            writer.string("orientation", finding.orientation)
            writer.string("appearance", finding.variant.appearance == .dark ? "dark" : "light")
            writer.string("contentSize", finding.variant.contentSizeName ?? "large")
            writer.string(
                "layoutDirection", finding.variant.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight")
            writer.string("view", finding.issue.view)
            writer.string("kind", finding.issue.kind)
            writer.string("message", finding.issue.message)
            writer.end()
        }
        writer.end()
        writer.warnings(warnings)
        writer.end()
        return writer.text
    }
}

/// The kinds of findings, by the names they have for programs.
public enum LintKind {
    public static let names = LayoutIssue.kinds
}
