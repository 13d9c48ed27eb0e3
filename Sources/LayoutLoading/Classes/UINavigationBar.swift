import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let navigationBar = ViewMaker { node, builder in
        guard case .bar(let bar) = node.standIn else { return UIView() }
        return BarStandIn(bar, builder: builder, at: node.position)
    }
}
