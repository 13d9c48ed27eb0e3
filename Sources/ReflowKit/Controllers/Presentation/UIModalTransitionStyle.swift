/// The transition with which a presented view appears. Transitions finish at once, so the style does not change
/// pictures.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
