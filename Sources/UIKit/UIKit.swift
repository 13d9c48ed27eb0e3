// What `import UIKit` brings on iOS, as far as it exists here: Foundation, the values and the classes of UIKit. On Linux
// only. This module declares what iOS has in Foundation and below it, and Linux has nowhere: see Names/.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import KitValues
@_exported public import ReflowKit
@_exported public import UIKitDrawing
