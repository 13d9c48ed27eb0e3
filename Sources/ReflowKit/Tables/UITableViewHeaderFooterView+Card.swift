import KitSchema

extension ClassCards {
    static let uiTableViewHeaderFooterView = ClassCard(
        UITableViewHeaderFooterView.self, over: uiView, availability: .never, elements: "tableViewHeaderFooterView",
        make: { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) })
}
