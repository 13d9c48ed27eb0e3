import UIKit

@MainActor
final class Debouncer: NSObject {
    private let delay: TimeInterval
    private(set) var fired: [String] = []

    init(delay: TimeInterval) {
        self.delay = delay
        super.init()
    }

    func schedule(_ text: String) {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(fire(with:)), with: text, afterDelay: delay)
    }

    func scheduleTwice(_ text: String) {
        perform(#selector(Debouncer.fire), with: text, afterDelay: delay)
        perform(#selector(Debouncer.fireAgain), with: nil, afterDelay: delay * 2)
        Debouncer.cancelPreviousPerformRequests(withTarget: self, selector: #selector(fireAgain), object: nil)
    }

    func fireNow() {
        if responds(to: #selector(fire(with:))) {
            perform(#selector(self.fire(with:)), with: "now")
        }
    }

    @objc private func fire(with text: Any?) {
        fired.append(text as? String ?? "nothing")
    }

    @objc private func fireAgain() {
        fired.append("again")
    }
}
