import Foundation
public import Snapshots

/// A regular expression that picks pictures by their name without folder and extension: those in which it is found,
/// anywhere.
public struct PictureFilter: Sendable, Equatable {
    /// As it was written.
    public let pattern: String
    private let expression: NSRegularExpression

    /// `nil` if the pattern is empty or no regular expression.
    public init?(_ pattern: String) {
        guard !pattern.isEmpty, let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        self.pattern = pattern
        self.expression = expression
    }

    public func matches(_ name: GoldenName) -> Bool {
        let text = name.stem
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    public static func == (lhs: PictureFilter, rhs: PictureFilter) -> Bool {
        lhs.pattern == rhs.pattern
    }
}
