import UIKit

/// The first screen of Main.storyboard.
class HikeListController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet weak var searchField: UITextField!
    @IBOutlet private var hikeButtons: [UIButton]!
    @objc dynamic private(set) var selectedHike = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Hikes nearby"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addHike(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(hikesChanged), name: .hikesDidChange, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @IBAction private func hikeTapped(_ sender: UIButton) {
        selectedHike = sender.currentTitle ?? ""
        performSegue(withIdentifier: "showHike", sender: sender)
    }

    @objc private func addHike(_ sender: UIBarButtonItem) {
        NotificationCenter.default.post(name: .hikesDidChange, object: sender)
    }

    @objc private func hikesChanged() {
        titleLabel.text = "One more hike"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showHike", let hike = segue.destination as? HikeController else { return }
        hike.name = selectedHike
    }
}

extension HikeListController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        hikeButtons.forEach { $0.alpha = 0.3 }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        hikeButtons.forEach { $0.alpha = 1 }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}

extension Notification.Name {
    static let hikesDidChange = Notification.Name("HikesDidChange")
}
