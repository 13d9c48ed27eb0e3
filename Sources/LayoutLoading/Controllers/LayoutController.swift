import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

/// A plain controller of a layout file. Containers are UIKit's own. Answers that the file gives instead of a class come
/// from a subclass made for it.
final class LayoutController: UIViewController {
    /// The layout's view, if it is inside the controller's view.
    var layoutView: UIView?
    /// A closure that is called in `viewDidLoad`.
    var whenLoaded: (@MainActor (LayoutController) -> Void)?

    override func viewDidLoad() { whenLoaded?(self) }
}
