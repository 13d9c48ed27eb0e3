import Foundation
import LayoutRules

/// A view's place in its superview by axes: the exact one is kept beside the frame that is shown.
struct ExactFrame {
    var horizontal = Autoresizing.Exact(min: 0, length: 0)
    var vertical = Autoresizing.Exact(min: 0, length: 0)
}
