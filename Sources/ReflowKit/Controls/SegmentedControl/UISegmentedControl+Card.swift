import KitSchema

extension ClassCards {
    static let uiSegmentedControl = ClassCard(
        UISegmentedControl.self, over: uiControl, elements: "segmentedControl", measured: .both, target: .natural,
        make: { _ in UISegmentedControl() },
        keys: [
            .key(
                KeyName.segments.name, .segments, "The segments from the leading end, each a title or an object.",
                reset: { _ in .segments([]) }
            ) { $0.show($1) },
            .key(
                "selectedSegmentIndex", \.selectedSegmentIndex, .integer(-1...(ValueType.mostSegments - 1)),
                "The selected segment, counted from 0; -1 for none.", document: .attribute("selectedSegmentIndex")
            ).ordered(.afterOthers),
            .key(
                "isMomentary", \.isMomentary, .flag, "Whether no segment stays selected.",
                document: .flag("momentary", absent: false)),
            .key(
                "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, .flag,
                "Whether longer titles get wider segments.", default: .read("; all have the same width"),
                document: .flag("apportionsSegmentWidthsByContent", absent: false)),
            .key(
                "selectedSegmentTintColor", \.selectedSegmentTintColor, .color,
                "The background colour of the selected segment.", default: .stated("the system's"), document: .child
            ).look,
        ])
}

extension UISegmentedControl {
    /// Replaces all segments.
    fileprivate final func show(_ value: ViewValue) {
        guard case .segments(let segments) = value else { return }
        removeAllSegments()
        for (index, segment) in segments.enumerated() {
            if let image = segment.image {
                insertSegment(with: image.withRenderingMode(.alwaysTemplate), at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.title, at: index, animated: false)
            }
            setWidth(segment.width, forSegmentAt: index)
            setEnabled(segment.isEnabled, forSegmentAt: index)
        }
    }
}
