/// Where a view's content begins, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
