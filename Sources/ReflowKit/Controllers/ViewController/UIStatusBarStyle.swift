/// The look of the status bar's content, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
    /// The content is dark or light, depending on the interface style.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
