public import Foundation
import KitValues
import LayoutRules

/// A view that handles touches and has states.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var actions = ControlActions()

    /// Creates a control that runs this action when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { tellOfState() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { tellOfState() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { tellOfState() } }
    }

    /// The current states; `normal` if there are none.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.formUnion(.highlighted) }
        if !isEnabled { state.formUnion(.disabled) }
        if isSelected { state.formUnion(.selected) }
        return state
    }

    /// The states that assistive technology tells of.
    final var stateTraits: UIAccessibilityTraits {
        (isEnabled ? .none : UIAccessibilityTraits.notEnabled).union(isSelected ? .selected : .none)
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.role = .control
        portrait.paint = .anything
        portrait.takesTaps = isEnabled && isUserInteractionEnabled
        return portrait
    }

    private func tellOfState() {
        stateDidChange()
        KeyValueObservers.tell(of: self)
    }

    func stateDidChange() {
        setNeedsLayout()
    }

    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    // MARK: Targets and actions

    /// Adds an action for these events. If the action was added before, it now also handles the new events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action, for: controlEvents)
    }

    /// The event with which the control starts a segue of a storyboard.
    package var segueEvent: Event { .valueChanged }

    /// Sends an action to a target for these events. The target is not retained; without one, the first responder of the
    /// chain that has the method gets the action.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target.map(ClassObject.target), action, for: controlEvents)
    }

    /// Removes targets. Without a target, all targets are removed; without an action, all actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target.map(ClassObject.target), action, for: controlEvents)
    }

    /// The targets. `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { actions.targets }

    /// The events for which there are targets or actions.
    open var allControlEvents: Event { actions.events }

    /// The names of the actions of a target for these events; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.names(forTarget: target.map(ClassObject.target), events: controlEvent)
        return names.isEmpty ? nil : names
    }

    /// Performs every action of these events and sends to every target, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        actions.send(controlEvents, from: self)
    }

    /// Sends an action to a target through the application. Subclasses override it to see or to change what is sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    // MARK: Values

    /// `UIControl.State` with UIKit's raw values.
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// `UIControl.Event` with UIKit's raw values.
    public struct Event: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// `UIControl.ContentHorizontalAlignment` with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The alignment with leading and trailing replaced by left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// `UIControl.ContentVerticalAlignment` with UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}
