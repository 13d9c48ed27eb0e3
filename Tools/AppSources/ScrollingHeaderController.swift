import UIKit

/// A header that shrinks while the content below it scrolls: it observes the scroll view, as headers do.
final class ScrollingHeaderController: UIViewController {
    let scrollView = UIScrollView()
    let header = UIView()
    private(set) var events: [String] = []
    private var offsetObservation: NSKeyValueObservation?
    private var sizeObservation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        header.backgroundColor = .systemTeal
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        view.addSubview(header)
        offsetObservation = scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
            guard let self = self, let offset = change.newValue, offset != change.oldValue else { return }
            self.resizeHeader(for: offset)
        }
        sizeObservation = scrollView.observe(\.contentSize) { [weak self] scrollView, _ in
            self?.events.append("content \(Int(scrollView.contentSize.height))")
        }
        resizeHeader(for: .zero)
    }

    private func resizeHeader(for offset: CGPoint) {
        let height = max(44, 120 - offset.y)
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        events.append("header \(Int(height))")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2_000)
    }

    func stopObserving() {
        offsetObservation?.invalidate()
        sizeObservation = nil
    }
}
