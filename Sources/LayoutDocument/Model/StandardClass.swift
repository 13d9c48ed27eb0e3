package import LayoutRules

/// One of UIKit's classes, from which an app's own inherits.
package enum StandardClass: Sendable, Hashable {
    case view(KitClass)
    case controller(KitController)
}
