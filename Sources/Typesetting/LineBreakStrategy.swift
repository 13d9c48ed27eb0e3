/// What decides beside its width where a line ends.
public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single word on the last line of a paragraph takes the last word of the line before along, if another one stays
    /// there and both fit (behaviour.md §12.5).
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No line ends between two Korean letters, unless their word is longer than a line (behaviour.md §12.5).
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
}
