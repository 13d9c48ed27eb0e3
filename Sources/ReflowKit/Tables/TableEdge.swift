import Foundation
import LayoutRules

/// The header and the footer of a section, with what the app says about each.
typealias TableEdge = TableGeometry.Edge

/// The header or the footer of one section.
struct TableEdgePlace: Hashable, Comparable {
    var edge: TableEdge
    var section: Int

    /// Footers are before headers, because headers are in front of them.
    static func < (lhs: TableEdgePlace, rhs: TableEdgePlace) -> Bool {
        lhs.edge == rhs.edge ? lhs.section < rhs.section : lhs.edge == .footer
    }
}

@MainActor
extension TableEdgePlace {
    func title(in table: UITableView) -> String? {
        switch edge {
        case .header: table.dataSource?.tableView(table, titleForHeaderInSection: section)
        case .footer: table.dataSource?.tableView(table, titleForFooterInSection: section)
        }
    }

    func view(in table: UITableView) -> UIView? {
        switch edge {
        case .header: table.delegate?.tableView(table, viewForHeaderInSection: section)
        case .footer: table.delegate?.tableView(table, viewForFooterInSection: section)
        }
    }

    /// The height that the delegate answers or, if it has no such method, that of the table's property.
    func statedHeight(in table: UITableView) -> CGFloat {
        let answer =
            switch edge {
            case .header: table.delegate?.tableView(table, heightForHeaderInSection: section)
            case .footer: table.delegate?.tableView(table, heightForFooterInSection: section)
            }
        if let answer, answer != Unanswered.height { return answer }
        return edge == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    }

    /// The estimate that the delegate answers or, if it has no such method, that of the table's property.
    func statedEstimate(in table: UITableView) -> CGFloat {
        let answer =
            switch edge {
            case .header: table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
            case .footer: table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
            }
        if let answer, answer != Unanswered.height { return answer }
        return edge == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    }

    func willDisplay(_ view: UIView, in table: UITableView) {
        switch edge {
        case .header: table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        case .footer: table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
    }

    func didEndDisplaying(_ view: UIView, in table: UITableView) {
        switch edge {
        case .header: table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }
}
