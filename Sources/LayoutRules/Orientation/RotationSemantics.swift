/// The iOS version whose rotation rules apply.
///
/// Each case is named after a version of iOS with these rules. Changes of the versions in between belong to the later
/// case: those of iOS 7 to `iOS8`, those of iOS 13 to `iOS15`.
public enum RotationSemantics: String, CaseIterable, Sendable, Comparable {
    /// Each controller is asked about each orientation. The property list only places the status bar at launch (§5.5).
    case iOS5
    /// Masks and `shouldAutorotate`. The window stays in portrait, and the root view is rotated inside it (§5.2, §6.5).
    case iOS6
    /// The window rotates with the interface, with size transitions and coordinators (§6.2).
    case iOS8
    /// As `iOS8`, with everything that changed up to iOS 15, such as the presentation styles of iOS 13. This is the
    /// last version that obeys `shouldAutorotate` (§5.9).
    case iOS15
    /// `shouldAutorotate` is ignored; orientations are requested by geometry requests (§5.6).
    case iOS16

    /// The rules that Apple's documents on rotation describe (behaviour.md §5.9).
    public static let standard = RotationSemantics.iOS15

    /// Whether the first one is older.
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
