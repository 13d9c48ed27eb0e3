import LayoutRules

extension ClassSchema {
    static let tableViewHeaderFooterView = ClassSchema(
        .tableViewHeaderFooterView, superclass: view, availability: .never, elements: "tableViewHeaderFooterView")
}
