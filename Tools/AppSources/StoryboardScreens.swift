import UIKit

class TripListViewController: UIViewController {
    @IBOutlet weak var openButton: UIButton!
    @IBOutlet weak var titleLabel: UILabel! {
        didSet { titleLabel.textColor = .darkGray }
    }
    private(set) var returns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Trips"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.identifier {
        case "showTrip": (segue.destination as? TripViewController)?.trip = "Rila"
        default: break
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "forbidden"
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) { returns += 1 }

    @IBSegueAction func makeMap(_ coder: NSCoder) -> TripMapViewController? {
        TripMapViewController(coder: coder, scale: 3)
    }
}

class TripViewController: UIViewController {
    var trip: String?
    @IBOutlet private weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = trip
    }

    var shownName: String? { nameLabel.text }
}

class TripMapViewController: UIViewController {
    let scale: Int

    init?(coder: NSCoder, scale: Int) {
        self.scale = scale
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Its view is in TripNoteViewController.xib, which is found by the name of the class.
class TripNoteViewController: UIViewController {
    @IBOutlet var noteLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.text = "Boots"
    }
}
