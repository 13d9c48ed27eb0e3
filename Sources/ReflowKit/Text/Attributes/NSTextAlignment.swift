/// The horizontal alignment of lines, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left in a left-to-right interface, right in a right-to-left one.
    case natural = 4
}
