import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// A card with a title that is laid out in code below the safe area.
final class CardController: UIViewController {
    let card = UIView()
    let titleLabel = UILabel()
    /// The distance from the card's left edge to the title, in points.
    var titleInset: CGFloat = 16

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = .systemTeal
        titleLabel.text = "Balance"
        view.addSubview(card)
        card.addSubview(titleLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        card.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 100)
        titleLabel.frame = CGRect(x: titleInset, y: 16, width: 120, height: 24)
    }
}

/// A controller that supports some orientations only.
final class MaskedController: UIViewController {
    private let mask: UIInterfaceOrientationMask
    private(set) var sizes: [CGSize] = []

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        mask = .all
        super.init(coder: coder)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewDidLoad() { view.backgroundColor = .white }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

/// A controller whose box shrinks by a point in every rotation.
final class DriftingController: UIViewController {
    let box = UIView()

    override func viewDidLoad() {
        view.backgroundColor = .white
        box.backgroundColor = .black
        box.frame = CGRect(x: 10, y: 100, width: 50, height: 50)
        view.addSubview(box)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        box.frame.origin.x += 1
    }
}
