import UIKit

// Nothing of Objective-C stands in this file, but its class is overridden and extended elsewhere.
class PlainScreen: UIViewController {
    var layouts = 0
}

class PlainDetailScreen: PlainScreen {}

final class PlainLeafScreen: PlainDetailScreen {
    override func configure(with text: String) -> Int {
        return super.configure(with: text) + 1
    }
    override var badge: Int { return 5 }
}
