// What `import UIKit` brings on iOS, as far as it exists here: Foundation, the values and the classes of UIKit. On Linux
// only; nothing is declared in this module. What iOS has in Foundation, Linux has in two modules.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import KitValues
@_exported public import ReflowKit
@_exported public import UIKitDrawing
