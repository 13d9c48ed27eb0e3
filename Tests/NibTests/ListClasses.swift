import UIKit

// Table controllers and cells of an app as they are after `reflow swift`.

final class SettingsController: UITableViewController {
    weak var volume: UISlider!
    var hiddenRow: IndexPath?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) - (hiddenRow?.section == section ? 1 : 0)
    }

    override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setVolume:", { (one: SettingsController) in .init { one.volume = $0 } })]
    }
}

final class StopCell: UITableViewCell {
    weak var name: UILabel!
    weak var go: UIButton!
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = name != nil && go != nil
    }

    override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setName:", { (one: StopCell) in .init { one.name = $0 } }),
            Selector("setGo:", { (one: StopCell) in .init { one.go = $0 } }),
        ]
    }
}

final class StopsController: UITableViewController {
    var stops = (0..<50).map { "Stop \($0)" }
    private(set) var chosen: [UIButton] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stops.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
        (cell as? StopCell)?.name.text = stops[indexPath.row]
        return cell
    }

    func chosen(_ sender: UIButton) { chosen.append(sender) }

    override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("chosen:", { (one: StopsController) in .init { one.chosen($0) } })]
    }
}
