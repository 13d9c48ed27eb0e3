import UIKit

class HikeController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var badge: DistanceBadge!
    var name = "Hike"

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = name
        badge.delegate = self
        let tap = UITapGestureRecognizer(target: badge, action: #selector(DistanceBadge.toggle))
        badge.addGestureRecognizer(tap)
    }
}

extension HikeController: DistanceBadgeDelegate {
    func badgeDidToggle(_ badge: DistanceBadge) {
        nameLabel.textColor = badge.isInMiles ? .systemOrange : .label
    }
}
