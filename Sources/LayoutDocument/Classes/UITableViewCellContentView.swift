import LayoutRules

extension ClassSchema {
    static let tableViewCellContentView = ClassSchema(
        .tableViewCellContentView, superclass: view, availability: .never, elements: "tableViewCellContentView")
}
