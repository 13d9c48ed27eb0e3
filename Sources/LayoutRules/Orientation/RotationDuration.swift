public import Foundation
public import KitValues

/// How long the animation of a rotation lasts (behaviour.md §6.4).
///
/// That a half turn takes twice a quarter turn is Apple's word (`statusBarOrientationAnimationDuration`); the
/// quarter turn's figures are widely repeated and have no primary source.
public enum RotationDuration {
    /// Seconds of a quarter turn on a phone.
    public static let phoneQuarterTurn: TimeInterval = 0.3
    /// Seconds of a quarter turn on an iPad.
    public static let padQuarterTurn: TimeInterval = 0.4
    /// What a half turn takes, in quarter turns.
    public static let halfTurnFactor: TimeInterval = 2

    /// Seconds the turn from `old` to `new` takes; 0 where nothing turns.
    public static func seconds(
        from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, idiom: UIUserInterfaceIdiom
    ) -> TimeInterval {
        guard old != new, old != .unknown, new != .unknown else { return 0 }
        let quarter = idiom == .pad ? padQuarterTurn : phoneQuarterTurn
        return old.isPortrait == new.isPortrait ? quarter * halfTurnFactor : quarter
    }
}
