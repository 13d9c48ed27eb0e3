import Foundation
import LayoutRules

/// What a collection view knows of its items, and the views that it shows.
@MainActor
final class CollectionState {
    typealias Place = ListUpdates.Place

    /// A supplementary or decoration view: its kind, and the index path at which it stands.
    struct Edge: Hashable {
        var isDecoration: Bool
        var kind: String
        var path: IndexPath
    }

    /// The numbers of items in each section, as the data source said last.
    var counts: [Int] = []
    var isLoaded = false

    var cells: [Place: UICollectionViewCell] = [:]
    var edges: [Edge: UICollectionReusableView] = [:]
    let cellPool = ReusePool<UICollectionViewCell>()
    /// By kind.
    var edgePools: [String: ReusePool<UICollectionReusableView>] = [:]

    var selected: [Place] = []
    var updates = ListUpdates()
    var updateDepth = 0
    /// Whether views are being shown, in which nothing else shows views.
    var isShowing = false
    /// The cell that `reconfigureItems` asks the data source to configure.
    var reconfigured: (place: Place, cell: UICollectionViewCell)?
    /// The bounds for which the layout was computed.
    var laidOutBounds: CGRect?
    /// A context whose changes of offset and size are still to come.
    var offsetAdjustment = CGPoint.zero
    /// Views that answered which attributes they prefer for the present layout.
    var measured: Set<ObjectIdentifier> = []

    func edgePool(_ kind: String) -> ReusePool<UICollectionReusableView> {
        if let pool = edgePools[kind] { return pool }
        let pool = ReusePool<UICollectionReusableView>()
        edgePools[kind] = pool
        return pool
    }

    func contains(_ place: Place) -> Bool {
        counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.item)
    }

    /// Forgets a view that other code took out of the collection view.
    func note(leaving view: UIView) {
        guard !isShowing else { return }
        if let place = cells.first(where: { $0.value === view })?.key { cells[place] = nil }
        if let edge = edges.first(where: { $0.value === view })?.key { edges[edge] = nil }
    }
}
