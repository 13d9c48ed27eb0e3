import Basics
import Foundation
import KitValues

/// A property of views that can be animated. Its changes in animation blocks and rotation callbacks are recorded.
@MainActor
struct AnimatableProperty {
    /// UIKit's name of the property.
    let name: String
    /// Whether the property belongs to layout, and should not be set in a rotation callback (QA1688).
    var isLayout = false
    /// The value of a view's property, as the event log prints it.
    let text: (UIView) -> String

    static let frame = AnimatableProperty(name: "frame", isLayout: true) { $0.readFrame().dumpText }
    static let bounds = AnimatableProperty(name: "bounds", isLayout: true) { $0.shownBounds.dumpText }
    static let center = AnimatableProperty(name: "center", isLayout: true) { $0.shownCenter.dumpText }
    static let transform = AnimatableProperty(name: "transform") { $0.currentTransform.dumpText }
    static let alpha = AnimatableProperty(name: "alpha") { $0.storedAlpha.sixDigitText }
    static let backgroundColor = AnimatableProperty(name: "backgroundColor") {
        $0.storedBackgroundColor?.description ?? "nil"
    }
}

extension UIView {
    /// Writes an animatable property, and records the change if recording is on. A relayout calls this for every view,
    /// so recording is in a separate function, which is not inlined.
    @inline(__always)
    final func change<Value>(
        _ property: @autoclosure () -> AnimatableProperty, to value: Value, _ write: (UIView, Value) -> Void
    ) {
        if AnimationBlock.isRecording { record(property, value, write) } else { write(self, value) }
    }

    @inline(never)
    private final func record<Value>(
        _ property: () -> AnimatableProperty, _ value: Value, _ write: (UIView, Value) -> Void
    ) {
        AnimationBlock.record(property(), of: self) { write(self, value) }
    }

    final func writeAlpha(_ newValue: CGFloat) {
        storedAlpha = min(max(newValue.isNaN ? 0 : newValue, 0), 1)
    }
}
