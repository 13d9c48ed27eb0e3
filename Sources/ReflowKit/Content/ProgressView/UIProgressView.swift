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

    private let track = DrawnPart()

    override func makeParts() {
        super.makeParts()
        track.drawing = { [weak self] in self?.drawTrack() }
        addPart(track)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.cover(bounds)
    }

    override var spoken: SpokenView {
        SpokenView(isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        if shownSize.width > 0, shownSize.height > 0 { portrait.paint = .parts }
        return portrait
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Measures.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Measures.height)
    }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }

    /// `UIProgressView.Style` with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, bar
    }
}
