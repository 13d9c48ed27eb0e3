import Basics
import Foundation
import KitSchema

extension InterfaceBuilderDecoder {
    /// The replacement for a view that is only drawn in outline; nil for views that are drawn properly.
    mutating func standIn(for element: DocumentElement, _ known: ClassSchema?) -> StandIn? {
        guard let known else {
            warn(
                .placeholder, "the element \(Wording.quoted(element.name)) is unknown and shown as a box",
                at: element.position)
            return .placeholder(label: element.name)
        }
        switch known.drawing {
        case .whole:
            return nil
        case .placeholder:
            warn(.placeholder, "\(known.name) cannot be drawn and is shown as a box", at: element.position)
            return .placeholder(label: known.name)
        case .outline:
            return DocumentedClass.all[known.kitClass]?.outline?(&self, element)
        }
    }
}
