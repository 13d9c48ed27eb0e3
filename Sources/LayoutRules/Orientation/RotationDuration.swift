public import Foundation
public import KitValues

/// The duration of a rotation's animation (behaviour.md §6.4).
///
/// Apple documents that a rotation by 180 degrees takes twice as long as one by 90 degrees
/// (`statusBarOrientationAnimationDuration`). The durations for 90 degrees are widely published, without a primary
/// source.
public enum RotationDuration {
    /// The seconds of a quarter turn on a phone.
    public static let phoneQuarterTurn: TimeInterval = 0.3
    /// The seconds of a quarter turn on an iPad.
    public static let padQuarterTurn: TimeInterval = 0.4
    /// The factor for a rotation by 180 degrees, compared with one by 90 degrees.
    public static let halfTurnFactor: TimeInterval = 2

    /// The duration of the rotation from `old` to `new` in seconds; 0 if they are the same.
    public static func seconds(
        from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, idiom: UIUserInterfaceIdiom
    ) -> TimeInterval {
        guard old != new, old != .unknown, new != .unknown else { return 0 }
        let quarter = idiom == .pad ? padQuarterTurn : phoneQuarterTurn
        return old.isPortrait == new.isPortrait ? quarter * halfTurnFactor : quarter
    }
}
