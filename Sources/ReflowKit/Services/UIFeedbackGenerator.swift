import Basics
public import Foundation

/// Makes the device tap and buzz. A simulation cannot be felt: every call is an event of its log, and has no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// - Parameter view: the view to which the feedback belongs.
    public convenience init(view: UIView) {
        self.init()
    }

    open func prepare() {}

    final func record(_ call: String) {
        Simulation.current.events.record(.inert("\(UIView.namePrinted(type(of: self))).\(call)"))
    }
}

/// A tap, as of two things that collide.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private let style: FeedbackStyle

    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init()
    }

    open func impactOccurred() { record("impactOccurred(): \(style)") }
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        record("impactOccurred(intensity: \(intensity.sixDigitText)): \(style)")
    }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// The feedback for something that succeeded or failed.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        record("notificationOccurred(.\(notificationType))")
    }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// The feedback for a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { record("selectionChanged()") }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
