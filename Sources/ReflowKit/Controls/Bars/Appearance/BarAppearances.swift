import Foundation

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

    /// What the bar shows: nil for what its own properties say.
    ///
    /// - Parameters:
    ///   - isAtEdge: whether content starts, or ends, at the bar. Without an appearance for that the standard one stands
    ///     there without its ground, since iOS 15.
    ///   - isCompact: whether the height is.
    func shown(isAtEdge: Bool, isCompact: Bool) -> (appearance: Appearance?, isClear: Bool) {
        let usual = isCompact ? compact ?? standard : standard
        guard isAtEdge else { return (usual, false) }
        if let own = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge { return (own, false) }
        return (usual, true)
    }
}
