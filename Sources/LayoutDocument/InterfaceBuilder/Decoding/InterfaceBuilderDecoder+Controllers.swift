import KitSchema

extension InterfaceBuilderDecoder {
    /// The properties of a controller besides its view: for each class, first the keys of its schema, then the forms
    /// that no key covers.
    /// - Parameter baseClass: nil for a class that is not known, which has the keys of every controller.
    mutating func controllerProperties(of element: DocumentElement, _ baseClass: KitClass?) -> [Property] {
        var list = PropertyList(element)
        if let schema = catalogue[controller: baseClass ?? .viewController] {
            add(schema, of: element, to: &list) { decoder, schema, list in
                DocumentedController.all[schema.kitClass]?.read?(&decoder, element, &list)
            }
        }
        return list.properties
    }
}
