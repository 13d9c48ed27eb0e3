import Foundation
import KitValues

/// The appearances that an app gave a bar, or one of its items, each for a state of the bar.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// With those of the item shown in the place of the bar's.
    func replaced(by item: BarAppearances?) -> BarAppearances {
        guard let item else { return self }
        return BarAppearances(
            standard: item.standard ?? standard, compact: item.compact ?? compact,
            scrollEdge: item.scrollEdge ?? scrollEdge,
            compactScrollEdge: item.compactScrollEdge ?? compactScrollEdge)
    }

    /// Makes the standard one for the bar that is asked for it first. It begins with the bar's own colour, and replaces
    /// this colour from then on.
    mutating func makeStandard(for bar: UIView, tint: UIColor?) -> Appearance {
        let made = Appearance(idiom: .unspecified)
        if let tint { made.backgroundColor = tint }
        made.bar = bar
        standard = made
        return made
    }

    /// What the bar shows.
    @MainActor
    struct Shown {
        /// Nil if the bar shows what its own properties say.
        let appearance: Appearance?
        /// Whether there is no background.
        let isClear: Bool

        /// The background; nil for none.
        ///
        /// - Parameters:
        ///   - tint: the bar's own colour, with its own style and translucency.
        func look(tint: UIColor?, style: UIBarStyle, isTranslucent: Bool) -> BarLook? {
            if isClear { return nil }
            return appearance.map { BarLook($0) } ?? BarLook(tint: tint, style: style, isTranslucent: isTranslucent)
        }
    }

    /// - Parameters:
    ///   - isAtEdge: whether content starts, or ends, at the bar. Without an appearance for that the standard one stands
    ///     there without its ground, since iOS 15.
    ///   - isCompact: whether the height is.
    func shown(isAtEdge: Bool, isCompact: Bool) -> Shown {
        let usual = isCompact ? compact ?? standard : standard
        guard isAtEdge else { return Shown(appearance: usual, isClear: false) }
        if let own = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge {
            return Shown(appearance: own, isClear: false)
        }
        return Shown(appearance: usual, isClear: true)
    }
}
