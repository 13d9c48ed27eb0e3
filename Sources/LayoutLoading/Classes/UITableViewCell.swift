import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let tableViewCell = ViewMaker { node, factory in
        if case .cell(let cell) = node.standIn { TableCellStandIn(cell, builder: factory.builder) } else { UIView() }
    }
}
