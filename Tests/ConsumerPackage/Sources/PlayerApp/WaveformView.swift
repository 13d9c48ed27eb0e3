import QuartzCore
import UIKit

/// The loudness of a track as bars; the part that was played is tinted.
public final class WaveformView: UIView {
    public var samples: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }

    /// The progress from 0 to 1.
    public var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func draw(_ rect: CGRect) {
        guard !samples.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let step = bounds.width / CGFloat(samples.count)
        for (index, sample) in samples.enumerated() {
            let height = max(2, bounds.height * sample)
            let bar = CGRect(
                x: CGFloat(index) * step, y: bounds.midY - height / 2, width: max(1, step - 2), height: height)
            let isPlayed = bar.midX <= bounds.width * progress
            (isPlayed ? tintColor : UIColor.systemGray3).setFill()
            UIBezierPath(roundedRect: bar, cornerRadius: bar.width / 2).fill()
        }
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 48)
    }
}
