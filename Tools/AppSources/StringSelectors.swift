import UIKit

final class StringSelectors: NSObject {
    private(set) var calls: [String] = []
    @objc func plain() { calls.append("plain") }
    @objc func taking(_ value: String) { calls.append(value) }
    @objc(renamed:) func other(value: String) { calls.append("renamed " + value) }
    @objc private func hidden() { calls.append("hidden") }

    @MainActor func run() {
        perform(Selector("plain"))
        perform(Selector(("taking:")), with: "taken")
        perform(NSSelectorFromString("renamed:"), with: "x")
        perform(Selector("hidden"))
        calls.append(NSStringFromSelector(#selector(other(value:))))
        calls.append(responds(to: Selector("missing:")) ? "yes" : "no")
    }

    static func == (lhs: StringSelectors, rhs: Selector) -> Bool { rhs == #selector(plain) }
}
