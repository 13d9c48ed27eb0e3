import UIKit

enum Onboarding {
    class PageViewController: BaseViewController {
        var visited = 0
        let index: Int

        init(index: Int) {
            self.index = index
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func setUpSubviews() {
            let next = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(PageViewController.next(_:)))
            navigationItem.rightBarButtonItem = next
        }

        @objc func next(_ item: UIBarButtonItem) { visited += 1 }

        final class Footer: UIView {
            @IBOutlet weak var owner: PageViewController?
            lazy var skip: UIButton = {
                let button = UIButton(type: .system)
                button.addTarget(self, action: #selector(Footer.skipTapped), for: .primaryActionTriggered)
                return button
            }()

            @objc private func skipTapped() { owner?.visited += 10 }
        }
    }
}

extension Onboarding.PageViewController {
    override var prefersStatusBarHidden: Bool { index == 0 }
    override func closeTapped() { visited += 100 }
}

extension Onboarding.PageViewController.Footer {
    override func layoutSubviews() {
        super.layoutSubviews()
        skip.frame = bounds
    }
}
