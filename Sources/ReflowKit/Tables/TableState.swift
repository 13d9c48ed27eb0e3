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

    var geometry = TableGeometry()
    var titles: [Titles] = []
    /// Whether the data source was asked for the counts.
    var isLoaded = false
    /// The number of times that counts and heights were found, with which code notices that a callback reloaded the table.
    var loads = 0
    /// Whether the heights have to be found again.
    var owesHeights = false
    /// Whether the delegate answers heights of rows; nil if it was not asked yet.
    var answersHeights: Bool?
    /// Whether all heights of rows were asked for, because there are no estimates.
    var isExact = false

    var visible: [Place: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Headers and footers that were made to be measured and are not shown yet.
    var madeHeaders: [Int: UIView] = [:]
    var madeFooters: [Int: UIView] = [:]
    var edgeHeights: (header: CGFloat, footer: CGFloat) = (0, 0)
    var index: TableIndexPart?
    var indexTitles: [String]?
    var emptyRows: DrawnPart?

    let cells = ReusePool<UITableViewCell>()
    let edges = ReusePool<UITableViewHeaderFooterView>()

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

    /// The size and the margins for which the heights were found.
    var measuredWidth: CGFloat?
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
        if let section = headers.first(where: { $0.value === view })?.key { headers[section] = nil }
        if let section = footers.first(where: { $0.value === view })?.key { footers[section] = nil }
    }
}
