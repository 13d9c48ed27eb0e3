public import Foundation
public import KitValues

/// The appearance of a bar's buttons in each of their states.
///
/// Values that a state does not set come from the normal state; values that the normal state does not set come from the
/// bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    open var normal: UIBarButtonItemStateAppearance { ownNormal }
    open var highlighted: UIBarButtonItemStateAppearance { ownHighlighted }
    open var disabled: UIBarButtonItemStateAppearance { ownDisabled }
    private let ownNormal = UIBarButtonItemStateAppearance()
    private let ownHighlighted = UIBarButtonItemStateAppearance()
    private let ownDisabled = UIBarButtonItemStateAppearance()
    /// The style of the buttons with whose look the appearance starts: titles of done buttons are semibold.
    private(set) final var style: UIBarButtonItem.Style

    public override convenience init() {
        self.init(style: .plain)
    }

    /// Creates the default appearance of buttons of this style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
    }

    /// Resets all values to the default appearance of buttons of this style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.take(from: UIBarButtonItemStateAppearance()) }
    }

    private var states: [UIBarButtonItemStateAppearance] { [ownNormal, ownHighlighted, ownDisabled] }

    final func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        for (mine, other) in zip(copy.states, states) { mine.take(from: other) }
        return copy
    }

    /// Sets the appearance that contains this one. Its bar is laid out again when this appearance changes.
    final func belong(to owner: UIBarAppearance) { for state in states { state.owner = owner } }

    /// The look of a button in a state.
    final func look(isEnabled: Bool, isHighlighted: Bool) -> BarButtonLook {
        var look = BarButtonLook(ownNormal)
        guard !isEnabled || isHighlighted else { return look }
        let state = isEnabled ? ownHighlighted : ownDisabled
        // A disabled button is grey, unless this state has a colour of its own.
        if !isEnabled { look.titleTextAttributes[.foregroundColor] = nil }
        look.add(state)
        return look
    }
}

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    weak var owner: UIBarAppearance?

    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.noteChange() } }
    /// The distance by which the title is moved, in points.
    public var titlePositionAdjustment = UIOffset.zero { didSet { owner?.noteChange() } }
    /// The image behind the button, stretched to its width.
    public var backgroundImage: UIImage? { didSet { owner?.noteChange() } }
    /// The distance by which the background image is moved, in points.
    public var backgroundImagePositionAdjustment = UIOffset.zero { didSet { owner?.noteChange() } }

    override init() {
        super.init()
    }

    fileprivate func take(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The look of a button in its current state.
@MainActor
struct BarButtonLook {
    var titleTextAttributes: [NSAttributedString.Key: Any]
    var titleOffset: UIOffset
    var backgroundImage: UIImage?
    var backgroundOffset: UIOffset

    init(_ state: UIBarButtonItemStateAppearance) {
        titleTextAttributes = state.titleTextAttributes
        titleOffset = state.titlePositionAdjustment
        backgroundImage = state.backgroundImage
        backgroundOffset = state.backgroundImagePositionAdjustment
    }

    /// Overrides the values of the normal state by those of another state.
    mutating func add(_ state: UIBarButtonItemStateAppearance) {
        titleTextAttributes.merge(state.titleTextAttributes) { $1 }
        if state.titlePositionAdjustment != .zero { titleOffset = state.titlePositionAdjustment }
        if let image = state.backgroundImage { backgroundImage = image }
        if state.backgroundImagePositionAdjustment != .zero {
            backgroundOffset = state.backgroundImagePositionAdjustment
        }
    }
}
