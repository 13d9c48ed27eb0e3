import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let tableViewCell = ViewMaker { node, builder in
        if case .cell(let cell) = node.standIn { CellStandIn(cell, builder: builder) } else { UIView() }
    }
}
