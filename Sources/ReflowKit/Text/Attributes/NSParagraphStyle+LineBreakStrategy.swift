import Typesetting

extension NSParagraphStyle {
    /// Rules, besides the width, for the place where a line ends (behaviour.md §12.5).
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The last line of a paragraph is not a single word: the last word of the line before moves to it.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// No line ends between two Korean letters, unless their word is longer than a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of UIKit's labels: all of the others.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

extension LineBreakStrategy {
    init(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        self = []
        if strategy.contains(.pushOut) { insert(.pushOut) }
        if strategy.contains(.hangulWordPriority) { insert(.hangulWordPriority) }
    }
}
