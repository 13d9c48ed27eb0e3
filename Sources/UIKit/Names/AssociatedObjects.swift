import Foundation
import ReflowKit

/// The ways to hold an associated object, with the raw values of Objective-C's runtime. Atomic and non-atomic policies
/// are the same here: every access is atomic.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object is not retained. In Reflow, the reference becomes nil when the object is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, under a key that is usually the address of a variable; nil removes the value.
///
/// The values of a view are released with the view. Those of any other object are released some time after it, when
/// other values are set.
///
/// - Parameter object: an instance of a class. For any other value, nothing is stored.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = instance(object) else { return }
    let held: AssociatedValue? = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: instance(value).map { .weak($0) } ?? .strong(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
        }
    }
    AssociationTable.shared.set(held, of: owner, for: key)
}

/// The value that is associated with the object under the key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    instance(object).flatMap { AssociationTable.shared.value(of: $0, for: key) }
}

/// Removes all associated values of the object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let owner = instance(object) { AssociationTable.shared.removeAll(of: owner) }
}

private func instance(_ object: Any) -> AnyObject? {
    type(of: object) is AnyClass ? object as AnyObject : nil
}
