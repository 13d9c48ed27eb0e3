import KitSchema

extension DocumentedClass {
    static let tableViewCell = DocumentedClass(
        arrange: { decoder, node, element in
            arrangeContent(of: &node, element)
            if decoder.usesAutoLayout { decoder.noteMargins(of: &node, element) }
            node.listContent = decoder.listContent(of: element)
        })

    /// The labels and the image view that a cell of one of the system's styles has.
    private static let parts: [KeyName] = [.textLabel, .detailTextLabel, .imageView]

    /// Tells which views in the content the cell makes itself, and, for the canvas, how they follow the cell's width: the
    /// value of the style `Value1` stays at the trailing end, and every other label gets wider with the cell.
    private static func arrangeContent(of node: inout ViewNode, _ element: DocumentElement) {
        for index in node.subviews.indices {
            let view = node.subviews[index].position
            let key = element.children.first { $0.position == view }?["key"]
            if node.subviews[index].follows != .size { node.subviews[index].heldAs = key }
        }
        // Xcode 5 wrote a plain view as the content.
        guard let content = node.subviews.firstIndex(where: { $0.follows == .size }) else {
            return
        }
        node.subviews[content].isContentView = true
        // The stored mask is empty, and the view fills the cell all the same.
        node.subviews[content].properties.removeAll { $0.name == KeyName.autoresizingMask.name }
        let isAtEnd = element["style"]?.hasSuffix("Value1") == true
        for index in node.subviews[content].subviews.indices {
            let id = node.subviews[content].subviews[index].id
            guard let part = parts.first(where: { id != nil && element[$0.name] == id }) else { continue }
            node.subviews[content].subviews[index].heldAs = part.name
            if part != .imageView {
                let isValue = isAtEnd && part == .detailTextLabel
                node.subviews[content].subviews[index].follows = isValue ? .trailing : .width
            }
        }
    }
}

extension InterfaceBuilderDecoder {
    /// The content configuration of a cell (iOS 14).
    fileprivate mutating func listContent(of cell: DocumentElement) -> ListContentNode? {
        guard let element = cell.child("listContentConfiguration", key: "contentConfiguration") else { return nil }
        var list = PropertyList(element)
        add(ListContentKeys.all, of: element, to: &list)
        return ListContentNode(kind: "subtitleCell", properties: list.properties, position: element.position)
    }
}
