/// The layout direction of a view, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
