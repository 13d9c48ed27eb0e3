import Foundation
import LayoutRules

/// The exact frame of a view in its superview, by axes. It is stored beside the frame that is shown.
struct ExactFrame {
    var horizontal = Autoresizing.Exact(min: 0, length: 0)
    var vertical = Autoresizing.Exact(min: 0, length: 0)
}
