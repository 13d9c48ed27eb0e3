/// The relation between the two sides of a constraint: `NSLayoutConstraint.Relation`, under its Objective-C name, with
/// UIKit's raw values.
public enum NSLayoutRelation: Int, CaseIterable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The sign that equations and visual formats use.
    package var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation after both sides are multiplied by -1.
    package var flipped: NSLayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
