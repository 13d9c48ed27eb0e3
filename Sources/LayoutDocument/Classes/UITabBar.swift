import LayoutRules

extension ClassSchema {
    static let tabBar = ClassSchema(
        .tabBar, superclass: view, availability: .later, elements: "tabBar",
        drawing: .outline { decoder, element in .bar(decoder.bar(element)) })
}
