// The library supports UIKit and AppKit, as many public ones do.
#if canImport(UIKit)
import UIKit

public typealias PlatformView = UIView
#elseif canImport(AppKit)
import AppKit

public typealias PlatformView = NSView
#endif
