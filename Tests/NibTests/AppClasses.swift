import UIKit

// Classes of an app as they are after `reflow swift`: it removes `@IBOutlet` and `@IBAction`, and adds `nibMethods`.

/// The calls in their order.
@MainActor
enum Calls {
    static var all: [String] = []
}

final class BadgeOwner: NSObject {
    weak var badge: BadgeView?
    var texts: [UILabel] = []
    var topDistance: NSLayoutConstraint!
    private(set) var senders: [AnyObject] = []

    func tapped(_ sender: UIButton) { senders.append(sender) }
    func doubleTapped(_ sender: Any) { senders.append(sender as AnyObject) }
}

extension BadgeOwner: SimulationNibObject {
    static var nibMethods: [Selector] {
        [
            Selector("setBadge:", { (one: BadgeOwner) in .init { one.badge = $0 } }),
            Selector("setTexts:", { (one: BadgeOwner) in .init { one.texts = $0 } }),
            Selector("setTopDistance:", { (one: BadgeOwner) in .init { one.topDistance = $0 } }),
            Selector("tapped:", { (one: BadgeOwner) in .init { one.tapped($0) } }),
            Selector("doubleTapped:", { (one: BadgeOwner) in .init { one.doubleTapped($0) } }),
        ]
    }
}

final class BadgeView: UIView {
    private weak var titleLabel: UILabel! { didSet { Calls.all.append("badge.titleLabel") } }
    private(set) var flashes = 0
    let sizeInInitialiser: CGSize
    private(set) var subviewsInInitialiser = 0
    var title: UILabel? { titleLabel }

    required init?(coder: NSCoder) {
        sizeInInitialiser = .zero
        super.init(coder: coder)
        subviewsInInitialiser = subviews.count
        Calls.all.append("badge.init \(Int(bounds.width))x\(Int(bounds.height))")
        backgroundColor = .red
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Calls.all.append("badge.awake \(titleLabel.text ?? "")")
    }

    func flash() { flashes += 1 }

    override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setTitleLabel:", { (one: BadgeView) in .init { one.titleLabel = $0 } }),
            Selector("flash", { (one: BadgeView) in .init { one.flash() } }),
        ]
    }
}

final class QuietLabel: UILabel {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Calls.all.append("quiet.init \(text ?? "")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Calls.all.append("quiet.awake")
    }
}

class RoundButton: UIButton {
    var radius: CGFloat = 0
    var isLoud = false
    var note: String?

    override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setRadius:", { (one: RoundButton) in .init { one.radius = $0 } }),
            Selector("setIsLoud:", { (one: RoundButton) in .init { one.isLoud = $0 } }),
            Selector("setNote:", { (one: RoundButton) in .init { one.note = $0 } }),
        ]
    }
}

final class BadgeHelper: NSObject, SimulationNibObject {
    var helped: UIView?
    private(set) var isAwake = false

    func awakeFromNib() { isAwake = true }

    static var nibMethods: [Selector] { [Selector("setHelped:", { (one: BadgeHelper) in .init { one.helped = $0 } })] }
}

/// A class that was compiled without `reflow swift`.
final class UnlistedView: UIView {
    var title: UILabel?
}

// MARK: Controllers

/// Its view is in `Profile.xib`, which nobody names.
final class ProfileController: UIViewController {
    private(set) var nameLabel: UILabel!
    private(set) var textAtLoad: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        textAtLoad = nameLabel.text
    }

    override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setNameLabel:", { (one: ProfileController) in .init { one.nameLabel = $0 } })]
    }
}

final class TripsController: UIViewController {
    weak var openButton: UIButton!
    weak var addItem: UIBarButtonItem!
    var allows = true
    private(set) var prepared: [String] = []
    private(set) var homecomings: [UIViewController] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Calls.all.append("trips.init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Calls.all.append("trips.awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Calls.all.append("trips.viewDidLoad \(openButton.currentTitle ?? "") \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "none") by \(sender.map { "\(type(of: $0))" } ?? "nobody")")
        if let detail = segue.destination as? DetailController { detail.place = "Lisbon" }
    }

    func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailController? {
        DetailController(coder: coder, place: "Porto")
    }

    func backToTrips(_ segue: UIStoryboardSegue) { homecomings.append(segue.source) }

    override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setOpenButton:", { (one: TripsController) in .init { one.openButton = $0 } }),
            Selector("setAddItem:", { (one: TripsController) in .init { one.addItem = $0 } }),
            Selector("makeDetail:sender:", { (one: TripsController) in .init { one.makeDetail($0, sender: $1) } }),
            Selector("backToTrips:", { (one: TripsController) in .init { one.backToTrips($0) } }),
        ]
    }
}

final class FooterController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Calls.all.append("footer.viewDidLoad")
    }
}

final class DetailController: UIViewController {
    var place = "nowhere"
    let isMadeByCreator: Bool
    private(set) weak var placeLabel: UILabel!

    init?(coder: NSCoder, place: String) {
        self.place = place
        isMadeByCreator = true
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        isMadeByCreator = false
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        placeLabel.text = place
    }

    override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setPlaceLabel:", { (one: DetailController) in .init { one.placeLabel = $0 } })]
    }
}

final class SheetController: UIViewController {}

final class LeapSegue: UIStoryboardSegue {
    override func perform() {
        Calls.all.append("leap")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}

/// The class is `@objc(Sticker)` in its source.
final class TrailSticker: UIView {}

final class Reflow_Class_Sticker: SimulationNamedClass {
    static var named: AnyClass { TrailSticker.self }
}
