import UIKit

final class TargetActions: BaseViewController {
    let button = UIButton(type: .system)
    let field = UITextField()
    let segments = UISegmentedControl(items: ["A", "B"])
    let pages = UIPageControl()
    var calls: [String] = []

    override func setUpSubviews() {
        button.addTarget(nil, action: #selector(handledByChain(_:)), for: .touchUpInside)
        [(segments as UIControl, #selector(segmentChanged)), (pages, #selector(pageChanged(_:)))].forEach { control, action in
            control.addTarget(self, action: action, for: .valueChanged)
        }
        for control in [button, field, segments, pages] as [UIControl] { view.addSubview(control) }
        field.addTarget(self, action: #selector(fieldChanged(_:event:)), for: .editingChanged)
    }

    @objc func handledByChain(_ sender: Any?) { calls.append("chain") }
    @objc private func segmentChanged() { calls.append("segment \(segments.selectedSegmentIndex)") }
    @objc private func pageChanged(_ sender: UIPageControl) { calls.append("page \(sender.currentPage)") }
    @objc private func fieldChanged(_ sender: UITextField, event: UIEvent) { calls.append("field") }

    func disconnect() {
        segments.removeTarget(self, action: #selector(segmentChanged), for: .valueChanged)
        pages.removeTarget(self, action: nil, for: .allEvents)
        calls += segments.actions(forTarget: self, forControlEvent: .valueChanged) ?? ["none"]
    }
}
