import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// How the content sizes of texts and controls are determined.
enum ContentSizes {
    /// For a layout on a device: texts are measured, and controls have the sizes of current iOS.
    case device
    /// For a layout at a given size, without a device: texts are measured, and fonts and controls are those of the
    /// Xcode version that saved the document.
    case canvas
    /// All sizes are the ones stored in the document.
    case stored

    /// Nil if the view's own size is used.
    /// - Parameter roundsLines: whether the canvas rounds the height of a line up to whole points.
    @MainActor
    func size(of view: UIView, _ node: ViewNode, roundsLines: Bool) -> CGSize? {
        switch self {
        case .device: nil
        case .canvas: node.canvasContentSize(of: view, roundsLines: roundsLines)
        case .stored: node.storedContentSize(of: view)
        }
    }
}
