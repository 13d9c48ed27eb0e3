import LayoutRules

extension ClassSchema {
    static let navigationBar = ClassSchema(
        .navigationBar, superclass: view, availability: .later, elements: "navigationBar",
        drawing: .outline { decoder, element in .bar(decoder.bar(element)) })
}
