import KitValues
import LayoutRules

/// One interface orientation that a user requests.
enum OrientationChoice: Sendable, Equatable {
    case exactly(UIInterfaceOrientation)
    /// `landscapeRight`, or `landscapeLeft` if only that one is supported.
    case landscape

    /// All choices with their names.
    static let named: [(name: String, value: OrientationChoice)] =
        UIInterfaceOrientation.shown.map { ($0.name, .exactly($0)) } + [("landscape", .landscape)]
}

/// The orientations to draw.
enum OrientationSelection: Sendable, Equatable {
    case one(OrientationChoice)
    /// Every orientation that is supported.
    case all

    /// All choices with their names.
    static let named: [(name: String, value: OrientationSelection)] =
        OrientationChoice.named.map { ($0.name, .one($0.value)) } + [("all", .all)]
}
