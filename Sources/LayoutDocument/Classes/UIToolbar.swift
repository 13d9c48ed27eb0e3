import LayoutRules

extension ClassSchema {
    static let toolbar = ClassSchema(
        .toolbar, superclass: view, availability: .later, elements: "toolbar",
        drawing: .outline { decoder, element in .bar(decoder.bar(element)) })
}
