import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let segmentedControl = ViewMaker(
        setters: [
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
            PropertySetter(UISegmentedControl.self, "isMomentary", default: .boolean(false)) {
                $0.isMomentary = $1.bool
            },
            PropertySetter(UISegmentedControl.self, "apportionsSegmentWidthsByContent", default: .boolean(false)) {
                $0.apportionsSegmentWidthsByContent = $1.bool
            },
            PropertySetter(color: UISegmentedControl.self, "selectedSegmentTintColor") {
                $0.selectedSegmentTintColor = $1
            },
        ]
    ) { _, _ in UISegmentedControl() }
}
