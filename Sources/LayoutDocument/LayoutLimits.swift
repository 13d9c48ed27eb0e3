import JSON

/// Limits of a layout file. Exceeding one is an error with a position, never a crash or a long wait.
public struct LayoutLimits: Sendable, Equatable {
    /// Bytes of the whole file.
    public package(set) var fileBytes = JSONLimits.standard.fileBytes
    /// Lists and objects inside each other. The reader and the decoder recurse this deep and no deeper: a stack of
    /// four megabytes is enough for them, unoptimised code included.
    public package(set) var depth = JSONLimits.standard.depth
    /// Values of all kinds, lists and objects included.
    public package(set) var values = JSONLimits.standard.values
    /// UTF-8 bytes of one string.
    public package(set) var stringBytes = JSONLimits.standard.stringBytes
    /// Combining marks on one letter.
    public package(set) var combiningMarks = 100
    /// Bytes of one start tag of an Interface Builder document.
    public package(set) var startTagBytes = 256 << 10
    /// Attributes of one element of an Interface Builder document.
    public package(set) var attributes = 1_000
    /// Views of the whole document.
    public package(set) var views = 200_000
    /// Controllers of the whole document.
    public package(set) var controllers = 10_000
    /// Constraints and visual formats of the whole document.
    public package(set) var constraints = 200_000
    /// Steps of a script.
    public package(set) var steps = 1_000
    /// Objects of one document that are shown by `--root all`.
    public package(set) var roots = 1000
    /// Diagnostics that are kept; others are only counted.
    public package(set) var diagnostics = 50

    /// The largest coordinate and length, in points, in either direction.
    public static let coordinate = 1_000_000.0
    /// Segments of a segmented control: more than fit on any screen.
    static let segments = 100

    /// The default limits.
    public static let standard = LayoutLimits()

    /// The limits for the JSON reader.
    var json: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = fileBytes
        limits.depth = depth
        limits.values = values
        limits.stringBytes = stringBytes
        limits.combiningMarks = combiningMarks
        return limits
    }
}
