import Basics
import KitSchema

/// An element of an Interface Builder document, with its contents.
struct DocumentElement: Sendable, Equatable {
    var name: String
    var attributes: [String: String]
    /// The child elements, in the order of the file.
    var children: [DocumentElement] = []
    /// The characters between the tags, without those of the children.
    var text = ""
    /// The position of the start tag.
    var position: SourcePosition

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The value of `YES` or `NO`; nil if the attribute is missing.
    func flag(_ attribute: String) -> Bool? {
        attributes[attribute].map { $0 == "YES" }
    }

    /// The first child of that name.
    func child(_ name: String) -> DocumentElement? {
        children.first { $0.name == name }
    }

    /// The child that contains the value of a property, found by its `key`.
    func child(_ name: String, key: String) -> DocumentElement? {
        children.first { $0.name == name && $0["key"] == key }
    }

    /// The child with that `key`, with any element name.
    func child(key: String) -> DocumentElement? {
        children.first { $0["key"] == key }
    }
}
