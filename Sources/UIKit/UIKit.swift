// What `import UIKit` brings on iOS, as far as it exists here: Foundation, the values of the plane, orientations and
// traits, and the classes. On Linux only; nothing is declared in this module.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import LayoutRules
@_exported public import ReflowKit
@_exported public import UIKitDrawing
