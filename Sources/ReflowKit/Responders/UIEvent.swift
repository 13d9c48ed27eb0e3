public import Foundation

/// A touch event. Tests pass `nil`, as UIKit allows.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public override init() {
        super.init()
    }
}
