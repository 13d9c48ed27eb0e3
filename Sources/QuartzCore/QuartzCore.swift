// The module for `import QuartzCore` on Linux: layers, and all of Core Graphics, as on iOS.
@_exported public import CoreGraphics
import Foundation
public import KitValues

/// The seconds since the machine was started. They never run backwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
