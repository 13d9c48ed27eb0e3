import UIKit
import ObjectiveC

nonisolated(unsafe) private var badgeKey: UInt8 = 0
nonisolated(unsafe) private var handlerKey: UInt8 = 0

extension UIView {
    @objc var badgeText: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

@MainActor
private final class TapHandler: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    @objc func invoke() { body() }
}

extension UIControl {
    /// Calls a closure for an event: the control keeps its target alive.
    func on(_ event: UIControl.Event, _ body: @escaping () -> Void) {
        let handler = TapHandler(body)
        addTarget(handler, action: #selector(TapHandler.invoke), for: event)
        objc_setAssociatedObject(self, &handlerKey, handler, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
