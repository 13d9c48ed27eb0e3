import UIKit

final class OverloadedActionsView: UIView {
    let button = UIButton(type: .system)
    private(set) var calls: [String] = []

    @objc func fire() { calls.append("none") }
    @objc(fireFrom:) func fire(_ sender: UIButton) { calls.append("button") }
    @objc(fireFrom:event:) func fire(_ sender: UIButton, _ event: UIEvent?) { calls.append("event") }
    @objc(fireWithNumber:) func fire(_ number: NSNumber) { calls.append("number \(number)") }

    func connect() {
        button.addTarget(self, action: #selector(fire as () -> Void), for: .touchDown)
        button.addTarget(
            self, action: #selector(OverloadedActionsView.fire(_:) as (OverloadedActionsView) -> (UIButton) -> Void),
            for: .touchUpInside)
        button.addTarget(self, action: #selector(fire(_:_:)), for: .touchCancel)
        button.addTarget(self, action: #selector(self.fire(_:) as (UIButton) -> Void), for: .touchDragExit)
        perform(#selector(fire(_:) as (NSNumber) -> ()), with: 3 as NSNumber)
    }
}
