import LayoutRules

extension ClassSchema {
    static let collectionView = ClassSchema(
        .collectionView, superclass: scrollView, availability: .later, elements: "collectionView",
        arrange: { _, node, _ in node.addDefaultBackground("systemBackground") })
}
