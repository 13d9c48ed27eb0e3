import Foundation
import KitSchema

extension DocumentedClass {
    static let segmentedControl = DocumentedClass(read: { decoder, element, list in
        // Items beyond the limit, which is more than fit on any screen, are not drawn.
        let segments = (element.child("segments")?.children ?? []).prefix(ValueType.mostSegments).map { segment in
            var value = SegmentValue(title: decoder.text(segment, "title"), image: decoder.image(segment, "image"))
            value.width = max(0, decoder.number(segment, "width") ?? 0)
            value.isEnabled = segment.flag("enabled") ?? true
            return value
        }
        list.add(.segments, .segments(segments))
    })
}
