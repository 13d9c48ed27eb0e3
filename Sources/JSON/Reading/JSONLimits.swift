/// Limits of a JSON file. Exceeding one is an error with a position, never a crash or a long wait.
public struct JSONLimits: Sendable, Equatable {
    /// Bytes of the whole file.
    public var fileBytes = 8 << 20
    /// Lists and objects inside each other. The reader recurses this deep and no deeper.
    public var depth = 200
    /// Values of all kinds, lists and objects included.
    public var values = 1_000_000
    /// UTF-8 bytes of one string.
    public var stringBytes = 100_000
    /// Combining marks that follow each other in a string.
    public var combiningMarks = Int.max
    /// Characters of one number; the longest exact decimal of a `Double` needs fewer than 1,100.
    public var numberCharacters = 1_100

    public init() {}

    /// The default limits.
    public static let standard = JSONLimits()
}
