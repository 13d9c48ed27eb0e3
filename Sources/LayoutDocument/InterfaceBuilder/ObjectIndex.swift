import KitSchema

/// The objects of a document by their ids.
struct ObjectIndex {
    /// The objects by id; if several have the same id, the first one.
    private let objects: [String: InterfaceBuilderDocument.TopLevelObject]

    init(_ document: InterfaceBuilderDocument) {
        objects = Dictionary(
            document.objects.compactMap { object in object.id.map { ($0, object) } },
            uniquingKeysWith: { first, _ in first })
    }

    subscript(id: String) -> InterfaceBuilderDocument.TopLevelObject? { objects[id] }

    /// The first controller that a container shows, including nested containers; the container itself if it has none in
    /// this document.
    func shown(
        by object: InterfaceBuilderDocument.TopLevelObject
    ) -> InterfaceBuilderDocument.TopLevelObject {
        var object = object
        var seen: Set<String> = []
        while object.view == nil, let next = object.contained.first?.id, seen.insert(next).inserted,
            let inner = objects[next]
        {
            object = inner
        }
        return object
    }
}
