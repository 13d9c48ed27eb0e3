import Foundation
import LayoutRules

/// The state of a collection view: its items, and the views that it shows.
@MainActor
final class CollectionState {
    typealias Place = ListUpdates.Place

    /// A supplementary or decoration view: its kind, and the index path at which it stands.
    struct Edge: Hashable {
        var isDecoration: Bool
        var kind: String
        var path: IndexPath
    }

    /// The item at the edge of what is visible, and the distance of its start from the edge.
    struct Anchor {
        let cell: UICollectionViewCell
        let distance: CGFloat
    }

    /// The most sections and items that a view has room for.
    static let mostItems = 10_000_000
    /// The number of data sources that are being asked for a cell.
    static var cellQuestions = 0

    /// The numbers of items in each section, as the data source said last.
    var counts: [Int] = []
    var isLoaded = false
    /// The number of times that counts were found, with which code notices that a callback reloaded the view.
    var loads = 0

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
    /// Changes of the offset that invalidations asked for, and that come with the next layout.
    var offsetAdjustment = CGPoint.zero
    /// Whether the layout was replaced, and the offset was not asked yet.
    var isTransition = false
    var anchor: Anchor?
    var prefetched: Set<Place> = []
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
