public import Foundation

/// Recognises a gesture, and sends actions to its targets.
///
/// Touches are not simulated yet. The state of a recogniser only changes when code sets it, for example in a test:
/// `recognizer.state = .ended` sends a tap's action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, SimulationNibObject {
    /// The view to which the recogniser was added.
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

    /// Adds a target. A target that already has this action is not added again (input.md §2.7).
    open func addTarget(_ target: Any, action: Selector) {
        let target = ClassObject.target(target)
        guard !targets.contains(where: { $0.object.object === target && $0.action == action }) else { return }
        targets.append((WeakTarget(object: target), action))
    }

    /// Removes targets. A nil target means all targets, and a nil action all actions (input.md §2.3).
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map(ClassObject.target)
        targets.removeAll { (target == nil || $0.object.object === target) && (action == nil || $0.action == action) }
    }

    private func sendActions() {
        for (target, action) in targets {
            if let object = target.object { action.sendAction(to: object, sender: self, event: nil) }
        }
    }

    // MARK: State

    /// The state. A change that the state machine does not allow is ignored. Each new state except `possible` and
    /// `failed` sends the actions. After a last state, the recogniser is reset, and its state is `possible` again
    /// (input.md §2.3).
    open var state: State {
        get { current }
        set {
            guard current.successors(isDiscrete: isDiscrete).contains(newValue) else { return }
            current = newValue
            if newValue != .failed { sendActions() }
            // The action itself may have changed the state.
            guard current == newValue, newValue.isLast else { return }
            reset()
            current = .possible
        }
    }

    /// Whether gestures are recognised. If it becomes false during a gesture, the gesture is cancelled or fails.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { interrupt() } }
    }

    open class var nibMethods: [Selector] { [] }
    open func awakeFromNib() {}

    /// Called when the gesture has ended, was cancelled or has failed.
    open func reset() {}

    /// Ends a gesture that is under way.
    final func interrupt() {
        switch current {
        case .began, .changed: state = .cancelled
        case .possible: state = .failed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Whether the gesture is recognised at a single moment, as a tap is.
    var isDiscrete: Bool { false }

    /// `UIGestureRecognizer.State` with UIKit's raw values.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The end of a gesture that is recognised at a single moment.
        public static let recognized = State.ended

        var isLast: Bool { self == .ended || self == .cancelled || self == .failed }

        /// The states that may follow this one.
        func successors(isDiscrete: Bool) -> [State] {
            switch self {
            case .possible: isDiscrete ? [.ended, .failed] : [.began, .ended, .failed]
            case .began, .changed: [.changed, .ended, .cancelled]
            case .ended, .cancelled, .failed: []
            }
        }
    }
}
