import UIKit

/// A container that shows one of its children, chosen by a segmented control.
class SegmentedContainer: UIViewController {
    @IBOutlet private var segments: UISegmentedControl!
    @IBOutlet private(set) var content: UIView!
    private var current: UIViewController?
    let pages: [UIViewController]

    init(pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        segments = UISegmentedControl(items: pages.map { $0.title ?? "" })
        content = UIView()
        for view in [segments, content] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            segments.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        segments.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
        select(0)
    }

    @IBAction func segmentChanged() { show(pages[segments.selectedSegmentIndex]) }

    func select(_ index: Int) {
        segments.selectedSegmentIndex = index
        segments.sendActions(for: .valueChanged)
    }

    private func show(_ page: UIViewController) {
        current?.willMove(toParent: nil)
        current?.view.removeFromSuperview()
        current?.removeFromParent()
        addChild(page)
        page.view.frame = content.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(page.view)
        page.didMove(toParent: self)
        current = page
    }
}
