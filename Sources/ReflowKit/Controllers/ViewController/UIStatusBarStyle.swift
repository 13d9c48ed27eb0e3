/// How the status bar's content looks, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
    /// Dark or light by the interface style.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
