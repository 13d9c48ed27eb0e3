/// How a presented view comes in. Transitions are over at once, so none of them changes a picture.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
