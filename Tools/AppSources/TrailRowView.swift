import UIKit

@IBDesignable
class TrailRowView: UIControl {
    @IBInspectable var inset: CGFloat = 12 {
        didSet { setNeedsLayout() }
    }
    @IBInspectable
    var highlightsBorder: Bool = false
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private(set) var detailLabel: UILabel?

    private let trail: Trail
    private(set) var reloads = 0

    init(trail: Trail) {
        self.trail = trail
        super.init(frame: .zero)
        let name = UILabel(), detail = UILabel()
        name.text = trail.name
        detail.textAlignment = .right
        addSubview(name)
        addSubview(detail)
        nameLabel = name
        detailLabel = detail
        layer.cornerRadius = 6
        backgroundColor = UIColor(white: 0.93, alpha: 1)
        reload()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func reload() {
        reloads += 1
        detailLabel?.text = String(format: "%.1f km", trail.length)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = CGRect(x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: bounds.height)
        nameLabel.frame = CGRect(x: inner.minX, y: 0, width: inner.width * 0.7, height: inner.height)
        detailLabel?.frame = CGRect(x: nameLabel.frame.maxX, y: 0, width: inner.width * 0.3, height: inner.height)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 52)
    }
}
