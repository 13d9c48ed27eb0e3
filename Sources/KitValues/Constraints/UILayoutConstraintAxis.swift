/// A direction of layout: `NSLayoutConstraint.Axis`, by the name it has in Objective-C, with UIKit's raw values.
public enum UILayoutConstraintAxis: Int, CaseIterable, Sendable {
    case horizontal, vertical
}
