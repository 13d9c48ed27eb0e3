/// Whether a view turns around in languages that run from right to left, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, CaseIterable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
