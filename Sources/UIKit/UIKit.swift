// The module for `import UIKit` on Linux. As on iOS, it provides Foundation and UIKit's values and classes. It also
// declares types and functions that iOS has in Foundation or below, and Linux does not have: see Names/.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import KitValues
@_exported public import QuartzCore
@_exported public import ReflowKit
@_exported public import UIKitDrawing
