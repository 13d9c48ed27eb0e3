import UIKit

final class InstanceSelectors: NSObject {
    let view: UIView
    var label: UILabel! = nil
    let counter = Counter()
    private(set) var done = 0

    init(view: UIView) {
        self.view = view
    }

    @objc func didFinish(_ text: String, context: Any?) { done += text.count }

    @MainActor func all() -> [Selector] {
        return [
            #selector(view.setNeedsLayout), #selector(self.view.layoutIfNeeded), #selector(counter.increment),
            #selector(label.sizeToFit), #selector(self.didFinish(_:context:)), #selector(didFinish),
            #selector((counter as Counter).increment), #selector(getter: view.tag), #selector(setter: self.view.alpha),
            #selector(UIApplication.shared.setNeedsStatusBar),
        ]
    }
}

extension UIApplication {
    @objc func setNeedsStatusBar() {}
}
