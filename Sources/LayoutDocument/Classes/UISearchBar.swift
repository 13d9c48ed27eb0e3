import LayoutRules

extension ClassSchema {
    static let searchBar = ClassSchema(
        .searchBar, superclass: view, availability: .later, elements: "searchBar",
        drawing: .outline { decoder, element in
            .searchBar(text: decoder.text(element, "text"), placeholder: decoder.text(element, "placeholder"))
        })
}
