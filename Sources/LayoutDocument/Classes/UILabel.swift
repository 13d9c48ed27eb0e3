import Foundation
import KitSchema

extension DocumentedClass {
    static let label = DocumentedClass(read: { decoder, element, list in
        decoder.addText(of: element, to: &list)
        decoder.addTextAlignment(of: element, to: &list)
        if let lines = element["numberOfLines"].flatMap(Int.init) { list.add(.numberOfLines, .integer(max(0, lines))) }
        list.add(
            .baselineAdjustment,
            .choice(
                decoder.choice(element, "baselineAdjustment", .baselineAdjustment)
                    ?? Choice("alignCenters", rawValue: 1)))
        addShrinking(of: element, standardSize: 17, &decoder, to: &list)
    })

    /// Adds the properties that make text shrink to fit, if the element has a minimum size or scale and does not switch
    /// shrinking off (format.md §4).
    private static func addShrinking(
        of element: DocumentElement, standardSize: CGFloat, _ decoder: inout InterfaceBuilderDecoder,
        to list: inout PropertyList
    ) {
        let scale = decoder.number(element, "minimumScaleFactor") ?? 0
        let least = decoder.number(element, "minimumFontSize") ?? 0
        guard scale > 0 || least > 0, element.flag("adjustsFontSizeToFit") ?? true else { return }
        var size = standardSize
        if case .font(let font) = list.value(.font) { size = font.pointSize ?? standardSize }
        list.add(.adjustsFontSizeToFitWidth, .boolean(true))
        list.add(.minimumScaleFactor, .number(min(1, scale > 0 ? scale : least / max(size, 1))))
    }
}

extension FontValue {
    /// The size in points; nil for text styles, whose size depends on the traits.
    fileprivate var pointSize: CGFloat? {
        switch self {
        case .textStyle: nil
        case .system(let size, _, _, _), .named(_, let size, _, _): size
        }
    }
}
