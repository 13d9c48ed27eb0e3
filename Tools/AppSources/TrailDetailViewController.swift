import UIKit

class TrailDetailViewController: BaseViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private var buttons: [UIButton] = []
    @IBOutlet var sections: [UIStackView]?
    private let trail: Trail
    private(set) var taps: [Int] = []

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func setUpSubviews() {
        let label = UILabel()
        label.text = trail.name
        view.addSubview(label)
        titleLabel = label
        buttons = (0..<3).map { index in
            let button = UIButton(type: .system)
            button.tag = index
            button.addTarget(self, action: #selector(Self.tapped(_:)), for: .touchUpInside)
            view.addSubview(button)
            return button
        }
        addCloseButton(action: #selector(close))
    }

    @IBAction
    private func tapped(_ sender: UIButton) {
        taps.append(sender.tag)
    }

    @IBAction fileprivate func close() { closeTapped() }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: view.safeAreaInsets.top, width: view.bounds.width - 32, height: 30)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 16, y: 120 + 50 * index, width: 120, height: 44)
        }
    }

    func tapAll() { buttons.forEach { $0.sendActions(for: .touchUpInside) } }
}
