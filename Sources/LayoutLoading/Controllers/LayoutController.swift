import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

/// A plain controller of a layout file; containers are UIKit's own classes. What the file answers for the controller is
/// in its stand-in, a ``ControllerAnswers``.
final class LayoutController: UIViewController {
    /// The layout's view, if it is inside the controller's view.
    var layoutView: UIView?
    /// A closure that is called in `viewDidLoad`.
    var whenLoaded: (@MainActor (LayoutController) -> Void)?

    override func viewDidLoad() { whenLoaded?(self) }
}
