import Foundation
import LayoutDocument
import ReflowKit

/// A plain controller of a layout file. Containers are UIKit's own; what the file answers in a class's place is its
/// stand-in's.
final class LayoutController: UIViewController {
    /// The view of the layout, where that is one in the controller's.
    var layoutView: UIView?
    /// Called where an application would implement `viewDidLoad`.
    var whenLoaded: (@MainActor (LayoutController) -> Void)?

    override func viewDidLoad() { whenLoaded?(self) }
}
