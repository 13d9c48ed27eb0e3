import LayoutRules

extension ClassSchema {
    static let collectionViewCell = ClassSchema(
        .collectionViewCell, superclass: collectionReusableView, availability: .later, elements: "collectionViewCell")
}
