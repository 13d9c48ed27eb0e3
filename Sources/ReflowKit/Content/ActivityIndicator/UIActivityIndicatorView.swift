public import Foundation
import KitValues

/// A wheel of spokes that rotates during a task. Pictures show the first frame of the animation.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    open var style: Style = .medium {
        didSet { color = style.color }
    }
    open var color: UIColor! = Style.medium.color
    open var hidesWhenStopped = true
    open var isAnimating: Bool { spins }
    package private(set) final var spins = false

    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
        color = style.color
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private let spokes = DrawnPart()

    override func makeParts() {
        super.makeParts()
        spokes.drawing = { [weak self] in self?.drawSpokes() }
        addPart(spokes)
        isUserInteractionEnabled = false
    }

    open func startAnimating() { spins = true }
    open func stopAnimating() { spins = false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spokes.cover(bounds)
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.isStopped = hidesWhenStopped && !spins
        if !portrait.isStopped { portrait.paint = .parts }
        return portrait
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
    open override var intrinsicContentSize: CGSize { style.size }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }

    /// `UIActivityIndicatorView.Style` with UIKit's raw values.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101

        @MainActor var color: UIColor {
            switch self {
            case .medium, .large, .gray: .systemGray
            case .white, .whiteLarge: .white
            }
        }
    }
}
