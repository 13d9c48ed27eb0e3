package import Foundation
import LayoutRules

// Selection and editing (tables.md §10, §15).
extension UITableView {
    private var allowsMultiple: Bool {
        state.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    final func select(_ indexPath: IndexPath?) {
        guard let indexPath else { return state.selected.forEach { mark($0, false) } }
        guard let place = indexPath.place, frame(of: indexPath) != nil else { return }
        if !allowsMultiple { for other in state.selected where other != place { mark(other, false) } }
        mark(place, true)
    }

    final func deselect(_ indexPath: IndexPath) {
        if let place = indexPath.place { mark(place, false) }
    }

    private func mark(_ place: TableState.Place, _ isSelected: Bool) {
        if isSelected {
            if !state.selected.contains(place) { state.selected.append(place) }
        } else {
            state.selected.removeAll { $0 == place }
        }
        state.visible[place]?.setSelected(isSelected, animated: false)
        markNeedsLayout()
    }

    /// Leaves only one row selected.
    final func limitSelection() {
        for place in state.selected.dropFirst() { mark(place, false) }
    }

    final func changeEditing(_ editing: Bool) {
        guard editing != state.isEditing else { return }
        state.isEditing = editing
        for place in state.selected { mark(place, false) }
        for (place, cell) in state.visible.sorted(by: { $0.key < $1.key }) {
            prepare(cell, at: place, asksDelegate: true)
            cell.setEditing(editing, animated: false)
        }
        markNeedsLayout()
    }

    /// Does what a tap on a row does, in UIKit's order.
    package final func tapRow(at indexPath: IndexPath) {
        guard state.isEditing ? allowsSelectionDuringEditing : allowsSelection, let place = indexPath.place,
            frame(of: indexPath) != nil, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        state.visible[place]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        state.visible[place]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        if allowsMultiple, state.selected.contains(place) { return tapSelectedRow(indexPath) }
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
        if !allowsMultiple {
            for old in state.selected where IndexPath(old) != chosen { tapSelectedRow(IndexPath(old)) }
        }
        select(chosen)
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    private func tapSelectedRow(_ indexPath: IndexPath) {
        guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else {
            return
        }
        deselect(chosen)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }

    /// Does what the control of a row in editing does.
    package final func commitEditing(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }
}
