import TrailsKit
import UIKit

/// Made with a trail only.
final class TrailController: BaseController {
    private let trail: Trail

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
