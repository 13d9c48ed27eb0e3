import Foundation
import LayoutDocument
import ReflowKit

extension PropertySetters {
    static let ofSwitch: [PropertySetter] = [
        PropertySetter(UISwitch.self, "isOn", default: .boolean(false)) { $0.isOn = $1.bool },
        PropertySetter(color: UISwitch.self, "onTintColor") { $0.onTintColor = $1 },
        PropertySetter(color: UISwitch.self, "thumbTintColor") { $0.thumbTintColor = $1 },
    ]

    static let ofSlider: [PropertySetter] = [
        PropertySetter(UISlider.self, "minimumValue", default: .number(0)) { $0.minimumValue = Float($1.number) },
        PropertySetter(UISlider.self, "maximumValue", default: .number(1)) { $0.maximumValue = Float($1.number) },
        PropertySetter(UISlider.self, "value", default: .number(0)) { $0.value = Float($1.number) },
        PropertySetter(color: UISlider.self, "minimumTrackTintColor") { $0.minimumTrackTintColor = $1 },
        PropertySetter(color: UISlider.self, "maximumTrackTintColor") { $0.maximumTrackTintColor = $1 },
        PropertySetter(color: UISlider.self, "thumbTintColor") { $0.thumbTintColor = $1 },
        PropertySetter(image: UISlider.self, "minimumValueImage") { $0.minimumValueImage = $1 },
        PropertySetter(image: UISlider.self, "maximumValueImage") { $0.maximumValueImage = $1 },
    ]

    static let ofProgressView: [PropertySetter] = [
        PropertySetter(UIProgressView.self, "progress", default: .number(0)) { $0.progress = Float($1.number) },
        PropertySetter(
            UIProgressView.self, "progressViewStyle", default: .choice(Choice("default", rawValue: 0))
        ) {
            $0.progressViewStyle = UIProgressView.Style(rawValue: $1.raw) ?? .default
        },
        PropertySetter(color: UIProgressView.self, "progressTintColor") { $0.progressTintColor = $1 },
        PropertySetter(color: UIProgressView.self, "trackTintColor") { $0.trackTintColor = $1 },
    ]

    static let ofSegmentedControl: [PropertySetter] = [
        PropertySetter(UISegmentedControl.self, "segments", default: .segments([])) {
            control, value, position, builder throws(Diagnostic) in
            guard case .segments(let segments) = value else { return }
            control.removeAllSegments()
            for (index, segment) in segments.enumerated() {
                if let image = segment.image {
                    let picture = try builder.image(image, at: position)
                    control.insertSegment(
                        with: picture.withRenderingMode(.alwaysTemplate), at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: segment.title, at: index, animated: false)
                }
                control.setWidth(segment.width, forSegmentAt: index)
                control.setEnabled(segment.isEnabled, forSegmentAt: index)
            }
        },
        PropertySetter(
            UISegmentedControl.self, "selectedSegmentIndex", default: .integer(UISegmentedControl.noSegment)
        ) { $0.selectedSegmentIndex = $1.int },
        PropertySetter(UISegmentedControl.self, "isMomentary", default: .boolean(false)) { $0.isMomentary = $1.bool },
        PropertySetter(UISegmentedControl.self, "apportionsSegmentWidthsByContent", default: .boolean(false)) {
            $0.apportionsSegmentWidthsByContent = $1.bool
        },
        PropertySetter(color: UISegmentedControl.self, "selectedSegmentTintColor") {
            $0.selectedSegmentTintColor = $1
        },
    ]

    static let ofStepper: [PropertySetter] = [
        PropertySetter(UIStepper.self, "minimumValue", default: .number(0)) { $0.minimumValue = Double($1.number) },
        PropertySetter(UIStepper.self, "maximumValue", default: .number(100)) { $0.maximumValue = Double($1.number) },
        PropertySetter(UIStepper.self, "stepValue", default: .number(1)) { $0.stepValue = Double($1.number) },
        PropertySetter(UIStepper.self, "value", default: .number(0)) { $0.value = Double($1.number) },
        PropertySetter(UIStepper.self, "wraps", default: .boolean(false)) { $0.wraps = $1.bool },
    ]

    static let ofPageControl: [PropertySetter] = [
        PropertySetter(UIPageControl.self, "numberOfPages", default: .integer(0)) { $0.numberOfPages = $1.int },
        PropertySetter(UIPageControl.self, "currentPage", default: .integer(0)) { $0.currentPage = $1.int },
        PropertySetter(UIPageControl.self, "hidesForSinglePage", default: .boolean(false)) {
            $0.hidesForSinglePage = $1.bool
        },
        PropertySetter(color: UIPageControl.self, "pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 },
        PropertySetter(color: UIPageControl.self, "currentPageIndicatorTintColor") {
            $0.currentPageIndicatorTintColor = $1
        },
    ]

    static let ofActivityIndicator: [PropertySetter] = [
        PropertySetter(
            UIActivityIndicatorView.self, "style", default: .choice(Choice("medium", rawValue: 100))
        ) {
            $0.style = UIActivityIndicatorView.Style(rawValue: $1.raw) ?? .medium
        },
        PropertySetter(UIActivityIndicatorView.self, "hidesWhenStopped", default: .boolean(true)) {
            $0.hidesWhenStopped = $1.bool
        },
        PropertySetter(UIActivityIndicatorView.self, "isAnimating", default: .boolean(false)) {
            if $1.bool { $0.startAnimating() } else { $0.stopAnimating() }
        },
        PropertySetter(color: UIActivityIndicatorView.self, "color") { $0.color = $1 },
    ]
}
