public import Foundation

/// An object that tells targets of a gesture.
///
/// Touches are not simulated yet. A recogniser changes its state when its code, or a test, sets it: `recognizer.state =
/// .ended` sends a tap's action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The view to which it was added.
    open internal(set) weak var view: UIView?
    /// A name for logs and tests.
    open var name: String?
    private var targets: [(object: WeakTarget, action: Selector)] = []
    private var current = State.possible

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    /// Creates a recogniser with a target, which is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    /// Adds a target. The same target with the same action is one (input.md §2.7).
    open func addTarget(_ target: Any, action: Selector) {
        let target = target as AnyObject
        guard !targets.contains(where: { $0.object.object === target && $0.action == action }) else { return }
        targets.append((WeakTarget(object: target), action))
    }

    /// Removes targets: without a target all of them, without an action all actions (input.md §2.3).
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { (target == nil || $0.object.object === target) && (action == nil || $0.action == action) }
    }

    private func sendActions() {
        for (target, action) in targets {
            if let object = target.object { action.sendAction(to: object, sender: self, event: nil) }
        }
    }

    // MARK: State

    /// The state. A change that the state machine does not have is ignored. The targets are told of every state but
    /// `possible` and `failed`; after the last one the recogniser is reset, and possible again (input.md §2.3).
    open var state: State {
        get { current }
        set {
            guard current.successors(isDiscrete: isDiscrete).contains(newValue) else { return }
            current = newValue
            if newValue != .failed { sendActions() }
            // An action may have gone on with the gesture itself.
            guard current == newValue, newValue.isLast else { return }
            reset()
            current = .possible
        }
    }

    /// Whether gestures are recognised. A gesture under way ends when it becomes false: it is cancelled, or has failed.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { interrupt() } }
    }

    /// Called when a gesture has ended, was cancelled or has failed.
    open func reset() {}

    /// Ends a gesture that is under way.
    final func interrupt() {
        switch current {
        case .began, .changed: state = .cancelled
        case .possible: state = .failed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Whether the gesture is recognised in one moment, such as a tap.
    var isDiscrete: Bool { false }

    /// `UIGestureRecognizer.State` with UIKit's raw values.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The end of a gesture that is recognised in one moment.
        public static let recognized = State.ended

        var isLast: Bool { self == .ended || self == .cancelled || self == .failed }

        /// The states that may follow.
        func successors(isDiscrete: Bool) -> [State] {
            switch self {
            case .possible: isDiscrete ? [.ended, .failed] : [.began, .ended, .failed]
            case .began, .changed: [.changed, .ended, .cancelled]
            case .ended, .cancelled, .failed: []
            }
        }
    }
}
