import UIKit

@MainActor
final class ScreenModel: NSObject {
    var state = 0
    nonisolated let id: Int
    nonisolated init(id: Int) { self.id = id; super.init() }

    @objc nonisolated func describeState() -> String { "model \(id)" }
    @objc func advance() { state += 1 }

    @objc nonisolated private func received(_ note: Notification) {
        Task { @MainActor in self.state += 10 }
    }

    func observe() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(received(_:)), name: .trailDidChange, object: nil)
        perform(#selector(advance))
    }
}

class Worker: NSObject {
    @MainActor var finished = 0
    @objc func work() {}
    @MainActor @objc func finish() { finished += 1 }
    @objc @MainActor func finish(with value: NSNumber) { finished += value.intValue }

    @MainActor func start() {
        perform(#selector(work))
        perform(#selector(finish as () -> Void))
        perform(#selector(Worker.finish(with:)), with: 5 as NSNumber)
    }
}
