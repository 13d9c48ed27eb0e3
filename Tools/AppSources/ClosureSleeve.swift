import ObjectiveC
import UIKit

/// A closure as a target: the control keeps it through an associated object.
@objc final class ClosureSleeve: NSObject {
    let closure: (UIControl) -> Void

    init(_ closure: @escaping (UIControl) -> Void) {
        self.closure = closure
    }

    @objc func invoke(_ sender: UIControl) { closure(sender) }
}

nonisolated(unsafe) private var sleevesKey: UInt8 = 0

extension UIControl {
    private var sleeves: [ClosureSleeve] {
        get { objc_getAssociatedObject(self, &sleevesKey) as? [ClosureSleeve] ?? [] }
        set { objc_setAssociatedObject(self, &sleevesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func addSleeve(for event: UIControl.Event = .touchUpInside, _ closure: @escaping (UIControl) -> Void) {
        let sleeve = ClosureSleeve(closure)
        addTarget(sleeve, action: #selector(ClosureSleeve.invoke(_:)), for: event)
        sleeves.append(sleeve)
    }

    func removeSleeves() {
        sleeves.forEach { removeTarget($0, action: #selector(ClosureSleeve.invoke), for: .allEvents) }
        sleeves = []
    }
}
