import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let slider = ViewMaker(
        setters: [
            PropertySetter(UISlider.self, "minimumValue", default: .number(0)) { $0.minimumValue = Float($1.number) },
            PropertySetter(UISlider.self, "maximumValue", default: .number(1)) { $0.maximumValue = Float($1.number) },
            PropertySetter(UISlider.self, "value", default: .number(0)) { $0.value = Float($1.number) },
            PropertySetter(color: UISlider.self, "minimumTrackTintColor") { $0.minimumTrackTintColor = $1 },
            PropertySetter(color: UISlider.self, "maximumTrackTintColor") { $0.maximumTrackTintColor = $1 },
            PropertySetter(color: UISlider.self, "thumbTintColor") { $0.thumbTintColor = $1 },
            PropertySetter(image: UISlider.self, "minimumValueImage") { $0.minimumValueImage = $1 },
            PropertySetter(image: UISlider.self, "maximumValueImage") { $0.maximumValueImage = $1 },
        ]
    ) { _, _ in UISlider() }
}
