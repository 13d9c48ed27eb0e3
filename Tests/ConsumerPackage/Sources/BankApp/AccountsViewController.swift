import UIKit

/// A scrolling list of accounts: one column in portrait, two in landscape.
class AccountsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let headerLabel = UILabel()
    private let transferButton = UIButton(type: .system)
    private var cards: [BalanceCardView] = []

    /// The spacing between and around the cards.
    var spacing = Theme.spacing

    private(set) var transferCount = 0
    private(set) var sizesOnTheWay: [CGSize] = []

    init(accounts: [BalanceCardView.Model]) {
        super.init(nibName: nil, bundle: nil)
        cards = accounts.map(BalanceCardView.init)
        title = "Accounts"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        // The content is placed inside the safe area below.
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)

        headerLabel.text = "Accounts"
        headerLabel.font = .systemFont(ofSize: 34, weight: .bold)
        scrollView.addSubview(headerLabel)
        cards.forEach(scrollView.addSubview)

        transferButton.setTitle("Transfer", for: .normal)
        transferButton.setTitleColor(.white, for: .normal)
        transferButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        transferButton.backgroundColor = Theme.accent
        transferButton.layer.cornerRadius = 14
        transferButton.addAction(UIAction { [weak self] _ in self?.transferCount += 1 }, for: .touchUpInside)
        view.addSubview(transferButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safeArea = view.safeAreaInsets
        let isWide = view.bounds.width > view.bounds.height

        let buttonHeight: CGFloat = 50
        let buttonWidth = min(view.bounds.width - safeArea.left - safeArea.right - 2 * spacing, 360)
        transferButton.frame = CGRect(
            x: (view.bounds.width - buttonWidth) / 2,
            y: view.bounds.height - max(safeArea.bottom, spacing) - buttonHeight,
            width: buttonWidth, height: buttonHeight)

        scrollView.frame = view.bounds
        scrollView.contentInset.bottom = view.bounds.height - transferButton.frame.minY

        let left = safeArea.left + spacing
        let width = view.bounds.width - safeArea.left - safeArea.right - 2 * spacing
        headerLabel.frame = CGRect(x: left, y: safeArea.top + spacing, width: width, height: 41)

        let columns = isWide ? 2 : 1
        let columnWidth = floor((width - CGFloat(columns - 1) * spacing) / CGFloat(columns))
        var y = headerLabel.frame.maxY + spacing
        for (index, card) in cards.enumerated() {
            let column = index % columns
            let size = card.sizeThatFits(CGSize(width: columnWidth, height: .greatestFiniteMagnitude))
            card.frame = CGRect(
                origin: CGPoint(x: left + CGFloat(column) * (columnWidth + spacing), y: y), size: size)
            if column == columns - 1 || index == cards.count - 1 { y = card.frame.maxY + spacing }
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizesOnTheWay.append(size)
        coordinator.animate(
            alongsideTransition: { _ in
                self.view.setNeedsLayout()
                self.view.layoutIfNeeded()
            }, completion: nil)
    }
}
