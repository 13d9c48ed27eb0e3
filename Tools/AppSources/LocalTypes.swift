import UIKit

@MainActor
func makeLocalTarget() -> (NSObject, Selector, () -> Int) {
    final class Local: NSObject {
        var count = 0
        @objc func hit() { count += 1 }
        @IBAction func hitWith(_ sender: Any) { count += 2 }
    }
    let target = Local()
    target.perform(#selector(Local.hitWith(_:)), with: nil)
    return (target, #selector(Local.hit), { target.count })
}

final class LocalUser: NSObject {
    @MainActor lazy var makeView: () -> UIView = {
        class LocalView: UIView {
            @IBInspectable var inset: CGFloat = 3
            @objc dynamic func bump() { tag += 5 }
            override func didMoveToSuperview() { perform(#selector(bump)) }
        }
        return LocalView()
    }
}
