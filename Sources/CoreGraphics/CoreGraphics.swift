// The module for `import CoreGraphics` on Linux: geometry, colours, paths, images and contexts. They lie in one module
// with UIKit's classes, so UIKit's names come with them.
@_exported public import Foundation
@_exported public import KitValues
@_exported public import ReflowKit
