import UIKit

class MapCanvasView: UIView {
    var tiles = 4
    private(set) var lastBounds = CGRect.zero
    private(set) var widthBefore: CGFloat = -1
    private(set) var visibility: [Bool] = []

    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as! CAShapeLayer }

    fileprivate func noteBounds(old: CGRect) {
        widthBefore = old.width
        lastBounds = bounds
    }

    func noteHidden(_ hidden: Bool) { visibility.append(hidden) }
}

extension MapCanvasView {
    override var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            noteBounds(old: oldValue)
        }
    }

    override var isHidden: Bool {
        willSet(hidden) { noteHidden(hidden) }
        didSet(before) { noteHidden(before) }
    }

    override var alpha: CGFloat {
        get { super.alpha }
        set {
            super.alpha = max(0.5, newValue)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.path = UIBezierPath(roundedRect: bounds, cornerRadius: 4).cgPath
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 100), height: CGFloat(tiles) * 10)
    }
}
