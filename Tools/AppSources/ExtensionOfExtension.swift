import UIKit

extension UIResponder {
    @objc func hikingRole() -> String { "responder" }
}

extension TrailRowView {
    // What one extension declares, another overrides.
    override func hikingRole() -> String { "row of " + super.hikingRole() }
}

class HikingWindow: UIWindow {}

extension HikingWindow {
    override func hikingRole() -> String {
        return "window"
    }
}

final class SpecialHikingWindow: HikingWindow {
    override func hikingRole() -> String { "special " + super.hikingRole() }
}
