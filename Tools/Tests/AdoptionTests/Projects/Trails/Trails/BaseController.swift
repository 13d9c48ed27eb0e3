import QuartzCore
import UIKit

class BaseController: UIViewController {
    private(set) var loadedAt: CFTimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loadedAt = CACurrentMediaTime()
    }
}
