/// The rules besides the width that decide where a line ends.
public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last line of a paragraph should not be a single word. The last word of the previous line is moved to it, if
    /// the previous line keeps at least one other word and both words fit (behaviour.md §12.5).
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No line ends between two Korean letters, unless the word is longer than a line (behaviour.md §12.5).
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
}
