import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let `switch` = ViewMaker(
        setters: [
            PropertySetter(UISwitch.self, "isOn", default: .boolean(false)) { $0.isOn = $1.bool },
            PropertySetter(color: UISwitch.self, "onTintColor") { $0.onTintColor = $1 },
            PropertySetter(color: UISwitch.self, "thumbTintColor") { $0.thumbTintColor = $1 },
        ]
    ) { _, _ in UISwitch() }
}
