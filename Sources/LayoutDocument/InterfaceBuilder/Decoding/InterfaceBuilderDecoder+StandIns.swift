import Basics
import Foundation

extension InterfaceBuilderDecoder {
    /// What is drawn for a view of which only the outline is known; nil for views that are drawn as what they are.
    mutating func standIn(for element: DocumentElement, _ known: ClassSchema?) -> StandIn? {
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
        case .outline(let outline):
            return outline(&self, element)
        }
    }
}
