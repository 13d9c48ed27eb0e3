import UIKit

protocol ListItem {
    var itemTitle: String { get }
}

class GenericListViewController<Item: ListItem>: UIViewController {
    var items: [Item]
    private(set) var selected: Item?
    private let nextButton = UIButton(type: .system)

    init(items: [Item]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.addTarget(self, action: #selector(selectNext), for: .touchUpInside)
        view.addSubview(nextButton)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "First", style: .plain, target: self, action: #selector(self.selectFirst(_:)))
    }

    @objc func selectNext() {
        selected = items.last
    }

    @objc private func selectFirst(_ sender: Any?) {
        selected = items.first
    }

    func tapNext() { nextButton.sendActions(for: .touchUpInside) }
}

struct Region: ListItem {
    var itemTitle: String
}

final class RegionListViewController: GenericListViewController<Region> {
    override func selectNext() {
        super.selectNext()
        title = selected?.itemTitle
    }

    static let nextAction = #selector(GenericListViewController<Region>.selectNext)
}
