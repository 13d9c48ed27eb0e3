import Foundation
import KitValues

/// The appearances that an app sets on a bar, or on one of its items, for each state of the bar.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// The appearances, replaced by those of the visible item where it has any.
    func replaced(by item: BarAppearances?) -> BarAppearances {
        guard let item else { return self }
        return BarAppearances(
            standard: item.standard ?? standard, compact: item.compact ?? compact,
            scrollEdge: item.scrollEdge ?? scrollEdge,
            compactScrollEdge: item.compactScrollEdge ?? compactScrollEdge)
    }

    /// Makes the standard appearance for the bar from which it is first read. It starts with the bar's own colour, and
    /// replaces it from then on.
    mutating func makeStandard(for bar: UIView, tint: UIColor?) -> Appearance {
        let made = Appearance(idiom: .unspecified)
        if let tint { made.backgroundColor = tint }
        made.bar = bar
        standard = made
        return made
    }

    /// The appearance that a bar shows.
    @MainActor
    struct Shown {
        /// The appearance; nil if the bar uses its own properties.
        let appearance: Appearance?
        /// Whether the background is left out.
        let isClear: Bool

        /// The look of the background; nil for none.
        ///
        /// `tint`, `style`, `isTranslucent`: the bar's properties, used if the bar has no appearance.
        func look(tint: UIColor?, style: UIBarStyle, isTranslucent: Bool) -> BarLook? {
            if isClear { return nil }
            return appearance.map { BarLook($0) } ?? BarLook(tint: tint, style: style, isTranslucent: isTranslucent)
        }
    }

    /// - Parameters:
    ///   - isAtEdge: whether content starts, or ends, at the bar. Since iOS 15, if there is no appearance for that, it
    ///     is the standard one without its background.
    ///   - isCompact: whether the height is compact.
    func shown(isAtEdge: Bool, isCompact: Bool) -> Shown {
        let usual = isCompact ? compact ?? standard : standard
        guard isAtEdge else { return Shown(appearance: usual, isClear: false) }
        if let own = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge {
            return Shown(appearance: own, isClear: false)
        }
        return Shown(appearance: usual, isClear: true)
    }
}
