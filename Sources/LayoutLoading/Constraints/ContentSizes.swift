import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The source of the content sizes of texts and controls.
enum ContentSizes {
    /// For a layout on a device: texts are measured, and controls have the sizes of current iOS.
    case device
    /// For a layout at a given size, without a device: texts are measured, and fonts and controls are those of the
    /// Xcode version that saved the document.
    case canvas
    /// All sizes are the ones stored in the document.
    case stored

    /// The content size; nil if the view's own size is used.
    @MainActor
    func size(of view: UIView, _ node: ViewNode, on canvas: XcodeCanvas?) -> CGSize? {
        switch self {
        case .device: nil
        case .canvas: canvas?.contentSize(of: view, node)
        case .stored: node.storedContentSize(of: view)
        }
    }
}
