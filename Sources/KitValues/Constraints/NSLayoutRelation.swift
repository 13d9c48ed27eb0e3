/// How the two sides of a constraint compare: `NSLayoutConstraint.Relation`, under its Objective-C name, with UIKit's
/// raw values.
public enum NSLayoutRelation: Int, CaseIterable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// As equations and visual formats write it.
    package var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation of the two sides with their signs turned.
    package var flipped: NSLayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
