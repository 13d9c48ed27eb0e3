/// The place of a key's value in Interface Builder documents. The place and the key's type suffice to read the value.
package enum DocumentAttribute: Sendable {
    /// An attribute of the view's element. Without the attribute, the key has no value.
    case attribute(String)
    /// A flag, with Interface Builder's default, which may differ from UIKit's.
    case flag(String, absent: Bool)
    /// A child element of the view's element, named after the key, for colours, sizes and insets. For pictures, an
    /// attribute named after the key.
    case child
}
