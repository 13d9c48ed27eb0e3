import KitSchema

/// Additions of Interface Builder documents to the card of a class: the forms that no key of the card covers.
struct DocumentedClass: Sendable {
    /// Reads attributes and children of an element into the properties of its view.
    typealias Read = @Sendable (inout InterfaceBuilderDecoder, DocumentElement, inout PropertyList) -> Void
    /// The stand-in that is drawn for a class in outline.
    typealias Outline = @Sendable (inout InterfaceBuilderDecoder, DocumentElement) -> StandIn
    /// Arranges the subviews of a view that lays them out itself, ignoring their masks.
    typealias Arrange = @Sendable (inout InterfaceBuilderDecoder, inout ViewNode, DocumentElement) -> Void

    var outline: Outline?
    var read: Read?
    var arrange: Arrange?

    /// The classes with such additions. For a view, the additions of its superclasses are read first.
    static let all: [KitClass: DocumentedClass] = [
        .view: view, .label: label, .button: button, .textField: textField, .segmentedControl: segmentedControl,
        .stackView: stackView, .visualEffectView: visualEffectView, .collectionView: collectionView,
        .navigationBar: navigationBar, .searchBar: searchBar, .tabBar: tabBar, .tableView: tableView,
        .tableViewCell: tableViewCell, .textView: textView, .toolbar: toolbar, .datePicker: datePicker,
        .pickerView: pickerView,
    ]
}
