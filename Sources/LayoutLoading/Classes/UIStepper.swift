import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let stepper = ViewMaker(
        setters: [
            PropertySetter(UIStepper.self, "minimumValue", default: .number(0)) { $0.minimumValue = Double($1.number) },
            PropertySetter(UIStepper.self, "maximumValue", default: .number(100)) {
                $0.maximumValue = Double($1.number)
            },
            PropertySetter(UIStepper.self, "stepValue", default: .number(1)) { $0.stepValue = Double($1.number) },
            PropertySetter(UIStepper.self, "value", default: .number(0)) { $0.value = Double($1.number) },
            PropertySetter(UIStepper.self, "wraps", default: .boolean(false)) { $0.wraps = $1.bool },
        ]
    ) { _, _ in UIStepper() }
}
