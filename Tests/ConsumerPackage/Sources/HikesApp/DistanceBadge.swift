import UIKit

@objc protocol DistanceBadgeDelegate {
    @objc optional func badgeWillToggle(_ badge: DistanceBadge)
    @objc optional func badgeDidToggle(_ badge: DistanceBadge)
}

/// The document calls it by its name in Objective-C.
@objc(HKDistanceBadge)
@IBDesignable
class DistanceBadge: UIView {
    @IBInspectable var kilometres: Double = 0 { didSet { showDistance() } }
    weak var delegate: DistanceBadgeDelegate?
    private(set) var isInMiles = false
    private let label = UILabel()

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 12
        label.font = .boldSystemFont(ofSize: 20)
        label.textAlignment = .center
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 8)
    }

    @objc func toggle() {
        delegate?.badgeWillToggle?(self)
        isInMiles.toggle()
        showDistance()
        delegate?.badgeDidToggle?(self)
    }

    private func showDistance() {
        label.text = isInMiles ? "\(Int(kilometres / 1.609)) mi" : "\(Int(kilometres)) km"
    }
}

#Preview("Badge", traits: .fixedLayout(width: 120, height: 44)) {
    let badge = DistanceBadge(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    badge.backgroundColor = .systemGreen
    badge.awakeFromNib()
    badge.kilometres = 12
    return badge
}
