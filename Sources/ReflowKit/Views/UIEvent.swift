public import Foundation

/// A touch on its way through the view tree. Tests pass `nil`, as UIKit allows.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public override init() {
        super.init()
    }
}
