/// The place of a key's value in Interface Builder documents, where the type of the key is enough to read it.
package enum DocumentAttribute: Sendable {
    /// An attribute of the view's element; nothing if it is absent.
    case attribute(String)
    /// A flag, with Interface Builder's default, which may differ from UIKit's.
    case flag(String, absent: Bool)
    /// A child of the view's element with the key's name: colours, sizes, insets; or an attribute that names a picture.
    case child
}
