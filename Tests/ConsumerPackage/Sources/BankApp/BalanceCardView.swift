import UIKit

/// A card with an account's balance: the name above, the amount below, and a coloured bar at the leading edge.
class BalanceCardView: UIView {
    struct Model {
        var name: String
        var amount: String
        var isOverdrawn = false
    }

    var model: Model {
        didSet { update() }
    }

    private let stripView = UIView()
    private let nameLabel = UILabel()
    private let amountLabel = UILabel()
    private lazy var badge: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.layer.cornerRadius = 10
        label.clipsToBounds = true
        label.text = "Overdrawn"
        return label
    }()

    private let insets = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 16)

    init(model: Model) {
        self.model = model
        super.init(frame: .zero)
        setup()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setup() {
        backgroundColor = Theme.card
        layer.cornerRadius = Theme.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)

        stripView.backgroundColor = Theme.accent
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.textColor = .secondaryLabel
        amountLabel.font = Theme.amountFont()
        amountLabel.adjustsFontSizeToFitWidth = true
        amountLabel.minimumScaleFactor = 0.5
        [stripView, nameLabel, amountLabel].forEach(addSubview)
        update()
    }

    private func update() {
        nameLabel.text = model.name
        amountLabel.text = model.amount
        amountLabel.textColor = model.isOverdrawn ? .systemRed : .label
        if model.isOverdrawn {
            addSubview(badge)
        } else {
            badge.removeFromSuperview()
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = bounds.inset(by: insets)
        let (strip, _) = bounds.divided(atDistance: 8, from: .minXEdge)
        stripView.frame = strip.insetBy(dx: 0, dy: Theme.cornerRadius)

        let nameSize = nameLabel.sizeThatFits(content.size)
        nameLabel.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: ceil(nameSize.height))

        let amountSize = amountLabel.sizeThatFits(content.size)
        amountLabel.frame = CGRect(
            x: content.minX, y: nameLabel.frame.maxY + 4,
            width: min(amountSize.width, content.width), height: ceil(amountSize.height))

        if badge.superview === self {
            badge.sizeToFit()
            badge.bounds.size.width += 16
            badge.bounds.size.height = 20
            badge.center = CGPoint(x: content.maxX - badge.bounds.midX, y: content.minY + 10)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
        let height = ceil(nameLabel.sizeThatFits(inner).height) + 4 + ceil(amountLabel.sizeThatFits(inner).height)
        return CGSize(width: size.width, height: height + insets.top + insets.bottom)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}
