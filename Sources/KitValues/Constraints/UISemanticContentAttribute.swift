/// Whether a view is mirrored in right-to-left layouts, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, CaseIterable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
