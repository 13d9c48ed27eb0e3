import QuartzCore
import UIKit

/// A layer follows the bounds of its view by observing them.
@IBDesignable
class GradientView: UIView {
    private let gradient = CAGradientLayer()
    private var token: NSKeyValueObservation!
    @IBInspectable var startColor: UIColor = .white {
        didSet { gradient.colors = [startColor.cgColor, UIColor.black.cgColor] }
    }
    var gradientFrame: CGRect { gradient.frame }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        layer.insertSublayer(gradient, at: 0)
        gradient.frame = bounds
        token = observe(\.bounds, options: [.initial, .new]) { view, change in
            view.gradient.frame = change.newValue ?? view.bounds
        }
    }
}
