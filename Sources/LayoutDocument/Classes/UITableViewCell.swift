import KitSchema

extension DocumentedClass {
    static let tableViewCell = DocumentedClass(
        outline: { _, element in .cell(content(of: element)) },
        arrange: { decoder, node, element in
            arrangeContent(of: &node, element)
            if decoder.usesAutoLayout { decoder.noteMargins(of: &node, element) }
        })

    private static func content(of element: DocumentElement) -> CellContent {
        var content = CellContent()
        content.accessory = element["accessoryType"].flatMap(CellContent.Accessory.init) ?? .none
        content.hasOwnBackground = element.child(key: "backgroundColor") != nil
        return content
    }

    /// Gives a cell its default background. In a cell of one of the system's styles, also tells how its labels follow
    /// its width: the value of the style `Value1` stays at the trailing end, and every other label gets wider with the
    /// cell.
    private static func arrangeContent(of node: inout ViewNode, _ element: DocumentElement) {
        if case .cell(let content) = node.standIn, !content.hasOwnBackground {
            node.set(.backgroundColor, .color(.named("systemBackground")))
        }
        guard let content = node.subviews.firstIndex(where: { $0.baseClass == .tableViewCellContentView }) else {
            return
        }
        let atEnd = element["style"]?.hasSuffix("Value1") == true ? element["detailTextLabel"] : nil
        let wide = ["textLabel", "detailTextLabel"].compactMap { element[$0] }
        for index in node.subviews[content].subviews.indices {
            guard let id = node.subviews[content].subviews[index].id else { continue }
            if id == atEnd {
                node.subviews[content].subviews[index].follows = .trailing
            } else if wide.contains(id) {
                node.subviews[content].subviews[index].follows = .width
            }
        }
    }
}
