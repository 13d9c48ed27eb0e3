#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// The Objective-C runtime is part of Foundation on Apple's platforms, and of Reflow's UIKit on Linux. Only the address
// of this variable is used.
private nonisolated(unsafe) var pinsKey: UInt8 = 0

extension PlatformView {
    /// The constraints that `pin` created for the view.
    @MainActor public var pins: [NSLayoutConstraint] {
        get { objc_getAssociatedObject(self, &pinsKey) as? [NSLayoutConstraint] ?? [] }
        set { objc_setAssociatedObject(self, &pinsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Pins the view to the edges of its superview, and removes earlier pins.
    ///
    /// - Parameter inset: in points.
    @MainActor public func pin(inset: CGFloat = 0) {
        guard let superview = superview else { return }
        NSLayoutConstraint.deactivate(pins)
        translatesAutoresizingMaskIntoConstraints = false
        pins = [
            topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
            superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
            superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
        ]
        NSLayoutConstraint.activate(pins)
    }
}
