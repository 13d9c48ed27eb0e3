import LayoutRules

extension ClassSchema {
    static let textView = ClassSchema(
        .textView, superclass: scrollView, availability: .later, elements: "textView",
        drawing: .outline { _, _ in .textView }
    ) { decoder, element, list in
        decoder.addText(of: element, to: &list)
        decoder.addTextAlignment(of: element, to: &list)
    }
}
