import Foundation
import LayoutRules

/// The data of a table besides its properties.
@MainActor
final class TableState {
    typealias Place = ListUpdates.Place

    /// The titles of a section.
    struct Titles {
        var header: String?
        var footer: String?
    }

    /// The counts and heights, as far as the app was asked for them.
    var geometry = TableGeometry()
    var titles: [Titles] = []
    /// Whether the data source was asked for the counts.
    var isLoaded = false
    /// Whether counts and heights are being found. Callbacks then see the new counts, and change nothing.
    var isLoading = false
    /// Whether a callback asked for other data while counts and heights were found.
    var owesReload = false
    /// The number of times that counts and heights were found, with which code notices that a callback reloaded the table.
    var loads = 0
    /// Whether the heights have to be found again.
    var owesHeights = false
    /// Whether all heights of rows were asked for, because there are no estimates.
    var isExact = false
    /// The rows that are as high as estimated.
    var confirmed: Set<Place> = []

    var visible: [Place: UITableViewCell] = [:]
    var edges: [TableEdgePlace: UIView] = [:]
    /// The headers and footers for which there is neither a view nor a title.
    var emptyEdges: Set<TableEdgePlace> = []
    /// The header or footer for which the delegate is asked for a view.
    var askedEdge: TableEdgePlace?
    /// The heights of the views above and below all sections.
    var outerHeights: (header: CGFloat, footer: CGFloat) = (0, 0)
    var index: TableIndexPart?
    var indexTitles: [String]?
    var emptyRows: DrawnPart?

    let cells = ReusePool<UITableViewCell>()
    let edgeViews = ReusePool<UITableViewHeaderFooterView>()

    var selected: [Place] = []
    var isEditing = false

    var updates = ListUpdates()
    var updateDepth = 0
    var isUpdating: Bool { updateDepth > 0 }
    /// Whether rows are being shown, in which nothing else shows rows.
    var isShowing = false
    /// The cell that `reconfigureRows` asks the data source to configure.
    var reconfigured: (place: Place, cell: UITableViewCell)?
    var prefetched: Set<Place> = []

    /// The widths for which the heights were found.
    var measuredWidths: UITableView.Widths?
    var laidOutSize: CGSize?

    /// Whether the table has the row.
    func has(_ place: Place) -> Bool {
        geometry.sections.indices.contains(place.section)
            && (0..<geometry.sections[place.section].rows.count).contains(place.item)
    }

    /// Forgets a view that other code took out of the table.
    func note(leaving view: UIView) {
        guard !isShowing else { return }
        if let place = visible.first(where: { $0.value === view })?.key { visible[place] = nil }
        if let place = edges.first(where: { $0.value === view })?.key { edges[place] = nil }
    }
}
