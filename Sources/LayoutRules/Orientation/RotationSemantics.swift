/// Which generation of iOS decides and reports rotations.
///
/// A generation is named after the first release that behaves so; each lasts until the next.
public enum RotationSemantics: String, CaseIterable, Sendable, Comparable {
    /// Each controller is asked per orientation; the property list only places the status bar at launch (§5.5).
    case iOS5
    /// Masks and `shouldAutorotate`; the window stays portrait and the root view is turned inside it (§5.2, §6.5).
    case iOS6
    /// The window follows the interface; size transitions and coordinators (§6.2).
    case iOS8
    /// As iOS 8, with today's presentation styles, and the last release that obeys `shouldAutorotate` (§5.9).
    case iOS15
    /// `shouldAutorotate` is ignored; orientations are asked for by geometry requests (§5.6).
    case iOS16

    /// What Apple's documents on rotation describe (behaviour.md §5.9).
    public static let standard = RotationSemantics.iOS15

    /// Older before newer.
    public static func < (lhs: RotationSemantics, rhs: RotationSemantics) -> Bool {
        lhs.release < rhs.release
    }

    private var release: Int {
        switch self {
        case .iOS5: 5
        case .iOS6: 6
        case .iOS8: 8
        case .iOS15: 15
        case .iOS16: 16
        }
    }
}
