import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let tableView = ViewMaker { node, _ in
        if case .table(let table) = node.standIn { TableStandIn(table) } else { UIScrollView() }
    }
}
