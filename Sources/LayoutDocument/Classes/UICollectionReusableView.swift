import LayoutRules

extension ClassSchema {
    static let collectionReusableView = ClassSchema(
        .collectionReusableView, superclass: view, availability: .later, elements: "collectionReusableView")
}
