import JSON
import KitSchema

/// Limits of a layout file. Exceeding one is an error with a position, never a crash or a long wait.
public struct LayoutLimits: Sendable, Equatable {
    /// The bytes of the whole file.
    public package(set) var fileBytes = JSONLimits.standard.fileBytes
    /// The number of lists and objects nested inside each other. The recursion of the reader and the decoder is never
    /// deeper. For this depth, a stack of four megabytes is enough, even without optimisation.
    public package(set) var depth = JSONLimits.standard.depth
    /// The number of values of all kinds, including lists and objects.
    public package(set) var values = JSONLimits.standard.values
    /// The UTF-8 bytes of one string.
    public package(set) var stringBytes = JSONLimits.standard.stringBytes
    /// The combining marks on one letter.
    public package(set) var combiningMarks = 100
    /// The bytes of one start tag of an Interface Builder document.
    public package(set) var startTagBytes = 256 << 10
    /// The attributes of one element of an Interface Builder document.
    public package(set) var attributes = 1_000
    /// The views of the whole document.
    public package(set) var views = 200_000
    /// The controllers of the whole document.
    public package(set) var controllers = 10_000
    /// The constraints and visual formats of the whole document.
    public package(set) var constraints = 200_000
    /// The steps of a script.
    public package(set) var steps = 1_000
    /// The objects of one document that `--root all` shows.
    public package(set) var roots = 1000
    /// The diagnostics that are kept; further ones are only counted.
    public package(set) var diagnostics = 50

    /// The largest coordinate and length, in points, in either direction.
    public static let coordinate = ValueType.farthest

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
