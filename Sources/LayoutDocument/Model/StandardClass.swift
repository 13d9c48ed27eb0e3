package import KitSchema

/// One of UIKit's classes, from which a class of an app inherits.
package enum StandardClass: Sendable, Hashable {
    case view(KitClass)
    case controller(KitClass)
}
