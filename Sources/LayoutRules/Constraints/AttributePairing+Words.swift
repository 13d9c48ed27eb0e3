extension AttributePairing.Fault {
    /// The fault in UIKit's words (autolayout.md §8).
    package var reason: String {
        switch self {
        case .locationEqualToConstant:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case .invalidPairing:
            "Invalid pairing of layout attributes"
        case .directionMixedWithSides:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        case .incompatibleTypes:
            "Constraint improperly relates anchors of incompatible types"
        }
    }
}
