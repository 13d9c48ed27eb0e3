public import Foundation
import KitValues
import LayoutRules

/// A track that fills as a task proceeds.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The progress, from 0 to 1.
    open var progress: Float = 0 {
        didSet { if !(0...1).contains(progress) { progress = progress > 1 ? 1 : 0 } }
    }
    open var progressViewStyle = Style.default
    /// The colour of the completed part. The default is the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of the remaining part. The default is a grey, and clear in a bar.
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
        progressViewStyle = style
    }

    /// - Parameter animated: ignored. Pictures are taken after animations, so the progress changes at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The height of the track. UIKit's is 4 points, and 2 before iOS 14; it is never higher than the view.
    private static let height: CGFloat = 4

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        let height = min(UIProgressView.height, bounds.height)
        var track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        ControlShapes.fill(
            track, radius: height / 2, trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill))
        let width = track.width * CGFloat(progress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { track.origin.x = track.maxX - width }
        track.size.width = width
        ControlShapes.fill(track, radius: height / 2, progressTintColor ?? tintColor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIProgressView.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
    }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }

    /// `UIProgressView.Style` with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, bar
    }
}
