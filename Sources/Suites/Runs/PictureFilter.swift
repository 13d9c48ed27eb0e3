import Basics
import Foundation
public import Snapshots

/// A regular expression that selects pictures: it must match anywhere in the name without folder and extension.
public struct PictureFilter: Sendable, Equatable {
    /// The regular expression as text.
    public let pattern: String
    private let expression: NSRegularExpression

    /// The maximum number of progress reports of one search; that many take about a second. The search reports once for
    /// every character at which it begins, and a name has at most 255. All other reports are caused by backtracking,
    /// which doubles with every character.
    private static let maximumReports = 2_000

    /// Fails if the pattern is empty or not a regular expression.
    public init?(_ pattern: String) {
        guard !pattern.isEmpty, let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        self.pattern = pattern
        self.expression = expression
    }

    /// - Throws: ``EndlessPattern`` if the search takes too long.
    public func matches(_ name: GoldenName) throws(EndlessPattern) -> Bool {
        let text = name.stem
        var isFound = false
        var reports = 0
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)
        ) { match, _, stop in
            isFound = match != nil
            reports += 1
            if isFound || reports > PictureFilter.maximumReports { stop.pointee = true }
        }
        guard isFound || reports <= PictureFilter.maximumReports else {
            throw EndlessPattern(pattern: pattern, name: text)
        }
        return isFound
    }

    public static func == (lhs: PictureFilter, rhs: PictureFilter) -> Bool {
        lhs.pattern == rhs.pattern
    }
}

/// An error: searching with a regular expression in a name takes practically forever.
public struct EndlessPattern: Error, Sendable, Equatable, CustomStringConvertible {
    public let pattern: String
    /// The name of the picture that was being matched.
    public let name: String

    package init(pattern: String, name: String) {
        self.pattern = pattern
        self.name = name
    }

    public var description: String {
        "matching \(Wording.quoted(pattern)) against \(name) takes too long; avoid nested repetition in the pattern"
    }
}
