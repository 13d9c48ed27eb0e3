/// Limits of a JSON file. Exceeding one is an error with a position, never a crash or a long wait.
public struct JSONLimits: Sendable, Equatable {
    /// The bytes of the whole file.
    public var fileBytes = 8 << 20
    /// The number of lists and objects nested inside each other. The reader's recursion is never deeper.
    public var depth = 200
    /// The number of values of all kinds, including lists and objects.
    public var values = 1_000_000
    /// The UTF-8 bytes of one string.
    public var stringBytes = 100_000
    /// The combining marks that follow each other in a string.
    public var combiningMarks = Int.max
    /// The characters of one number. The longest exact decimal of a `Double` needs fewer than 1,100.
    public var numberCharacters = 1_100

    public init() {}

    /// The default limits.
    public static let standard = JSONLimits()
}
