import UIKit

final class CountdownLabel: UILabel {
    private var timer: Timer?
    private var remaining = 0
    weak var target: NSObject?
    var finished: Selector?

    func start(from seconds: Int) {
        timer?.invalidate()
        remaining = seconds
        show()
        timer = Timer.scheduledTimer(
            timeInterval: 1.0, target: self, selector: #selector(fire(_:)), userInfo: ["start": seconds], repeats: true)
        RunLoop.main.add(timer!, forMode: .common)
    }

    @objc private func fire(_ timer: Timer) {
        remaining -= 1
        show()
        guard remaining == 0 else { return }
        timer.invalidate()
        if let target = target, let finished = finished, target.responds(to: finished) {
            target.perform(finished, with: self)
        }
    }

    private func show() { text = "\(remaining)" }
}

final class CountdownOwner: NSObject {
    private(set) var ends: [String] = []
    @objc func ended(_ label: CountdownLabel) { ends.append("end") }
}
