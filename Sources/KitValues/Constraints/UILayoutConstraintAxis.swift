/// A direction of layout: `NSLayoutConstraint.Axis`, under its Objective-C name, with UIKit's raw values.
public enum UILayoutConstraintAxis: Int, CaseIterable, Sendable {
    case horizontal, vertical
}
