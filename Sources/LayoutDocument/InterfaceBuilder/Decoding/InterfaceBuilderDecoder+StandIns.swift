import Foundation
import JSON

extension InterfaceBuilderDecoder {
    /// What is drawn for a view of which only the outline is known; nil for views that are drawn as what they are.
    mutating func standIn(for element: DocumentElement, _ known: ElementClass?) -> StandIn? {
        guard let known else {
            warn(
                .placeholder, "views of the kind \(Wording.quoted(element.name)) are not known: a box stands for it",
                at: element.position)
            return .placeholder(label: element.name)
        }
        switch known.drawing {
        case .whole:
            return nil
        case .placeholder:
            warn(.placeholder, "\(known.name) cannot be drawn: a box stands for it", at: element.position)
            return .placeholder(label: known.name)
        case .outline:
            return outline(of: element)
        }
    }

    private mutating func outline(of element: DocumentElement) -> StandIn? {
        switch element.name {
        case "navigationBar", "toolbar", "tabBar": .bar(bar(element))
        case "searchBar": .searchBar(text: text(element, "text"), placeholder: text(element, "placeholder"))
        case "textView": .textView
        case "tableView": .table(table(element))
        case "tableViewCell": .cell(cell(element))
        default: nil
        }
    }
}
