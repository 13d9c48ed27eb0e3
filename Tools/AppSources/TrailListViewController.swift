import UIKit
import QuartzCore

@MainActor
@objc protocol TrailListViewControllerDelegate: AnyObject {
    func trailList(_ list: TrailListViewController, didSelect trail: Trail)
    @objc optional func trailListDidRefresh(_ list: TrailListViewController)
    @objc optional func trailList(_ list: TrailListViewController, shouldSelect trail: Trail) -> Bool
    @objc optional func trailList(_ list: TrailListViewController, titleForSection section: Int) -> String?
    @objc optional var trailListTitle: String { get }
}

class TrailListViewController: BaseViewController {
    weak var delegate: TrailListViewControllerDelegate?
    var trails: [Trail] = Trail.samples
    private var rows: [TrailRowView] = []
    private lazy var refreshItem = UIBarButtonItem(
        barButtonSystemItem: .refresh, target: self, action: #selector(refresh))

    private let stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    override func setUpSubviews() {
        super.setUpSubviews()
        title = delegate?.trailListTitle ?? "Trails"
        navigationItem.rightBarButtonItem = refreshItem
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        for (index, trail) in trails.enumerated() {
            let row = TrailRowView(trail: trail)
            row.tag = index
            row.addTarget(self, action: #selector(rowTapped(_:)), for: .touchUpInside)
            rows.append(row)
            stack.addArrangedSubview(row)
        }
    }

    @objc private func rowTapped(_ sender: TrailRowView) {
        let trail = trails[sender.tag]
        guard delegate?.trailList?(self, shouldSelect: trail) ?? true else { return }
        delegate?.trailList(self, didSelect: trail)
    }

    @objc
    func refresh() {
        rows.forEach { $0.reload() }
        delegate?.trailListDidRefresh?(self)
        sectionTitle = delegate?.trailList?(self, titleForSection: 0) ?? "none"
    }

    private(set) var sectionTitle = ""

    func tapRow(at index: Int) { rows[index].sendActions(for: .touchUpInside) }
}
