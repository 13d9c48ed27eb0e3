public import Foundation
public import KitValues

/// An item of a bar: a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject, SimulationNibObject {
    /// The bar that shows the item.
    weak var bar: UIView?
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { noteChange() } }
    open var image: UIImage? { didSet { noteChange() } }
    /// The image that replaces the ordinary one in compact height.
    open var landscapeImagePhone: UIImage? { didSet { noteChange() } }
    /// The insets that move the image within the item, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { noteChange() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { noteChange() } }
    open var isEnabled = true { didSet { noteChange() } }
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { noteChange() } }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        noteChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    open class var nibMethods: [Selector] { [] }
    open func awakeFromNib() {}

    /// Lets the bar show the item's current state.
    final func noteChange() { bar?.setNeedsLayout() }

    /// The image for a bar whose height depends on `verticalSizeClass`.
    final func image(isCompact: Bool) -> UIImage? { isCompact ? landscapeImagePhone ?? image : image }
}
