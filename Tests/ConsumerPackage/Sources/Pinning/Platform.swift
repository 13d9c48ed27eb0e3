// A layout library as many public ones are: for UIKit and for AppKit.
#if canImport(UIKit)
import UIKit

public typealias PlatformView = UIView
#elseif canImport(AppKit)
import AppKit

public typealias PlatformView = NSView
#endif
