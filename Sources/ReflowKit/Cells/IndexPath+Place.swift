import Foundation
import LayoutRules

extension IndexPath {
    init(_ place: ListUpdates.Place) { self = [place.section, place.item] }

    /// The row or the item; nil for a path of another length.
    var place: ListUpdates.Place? { count == 2 ? ListUpdates.Place(section: self[0], item: self[1]) : nil }
}
