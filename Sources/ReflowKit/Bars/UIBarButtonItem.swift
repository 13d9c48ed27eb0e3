public import Foundation

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The system item, if the system draws the item.
    private(set) final var systemItem: SystemItem?
    open var style: Style = .plain { didSet { noteChange() } }
    /// The width in points. For items other than fixed spaces, it is the minimum width if it is not 0.
    open var width: CGFloat = 0 { didSet { noteChange() } }
    /// A view that is shown instead of title and image.
    open var customView: UIView? { didSet { noteChange() } }
    open var tintColor: UIColor? { didSet { noteChange() } }
    open var primaryAction: UIAction? { didSet { noteChange() } }
    /// The object that gets the action; nil for the first responder of the chain that has the method.
    open weak var target: AnyObject?
    open var action: Selector?
    open var isHidden = false { didSet { noteChange() } }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, style: Style = .plain, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.title = title ?? (primaryAction?.title.isEmpty == false ? primaryAction?.title : nil)
        self.image = image ?? primaryAction?.image
        self.style = style
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.title
        style = systemItem == .done || systemItem == .save ? .done : .plain
        self.primaryAction = primaryAction
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init(systemItem: systemItem)
        set(target, action)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, style: style)
        set(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style)
        set(target, action)
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map(ClassObject.target)
        self.action = action
    }

    /// Performs the action of a tap: the primary action, or else the action for the target, which gets this item as its
    /// sender.
    final func perform(from button: UIControl) {
        if let primaryAction {
            button.sendAction(primaryAction)
        } else if let action {
            let start = button.actualWindow?.firstResponderOfWindow ?? button
            let receiver = target ?? start.firstResponder(for: action, sender: self)
            UIApplication.shared.sendAction(action, to: receiver, from: self, for: nil)
        }
    }

    /// A space that takes the remaining width.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// - Parameter width: in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// `UIBarButtonItem.Style` with UIKit's raw values.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// Items that the system draws, with UIKit's raw values.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// Drawn up to iOS 10.
        case pageCurl
        case close

        /// The titles of system items that are texts.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        var symbol: BarSymbol? {
            switch self {
            case .add: .plus
            case .compose: .compose
            case .reply: .reply
            case .action: .share
            case .organize: .folder
            case .bookmarks: .book
            case .search: .search
            case .refresh: .refresh
            case .stop, .close: .cross
            case .camera: .camera
            case .trash: .trash
            case .pageCurl: .pageCurl
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            }
        }
    }
}
