import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let searchBar = ViewMaker { node, _ in
        guard case .searchBar(let text, let placeholder) = node.standIn else { return UIView() }
        return SearchBarStandIn(text: text, placeholder: placeholder)
    }
}
