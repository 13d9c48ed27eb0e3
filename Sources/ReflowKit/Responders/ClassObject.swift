import Basics

/// The object that stands for a class where a target is expected. On iOS a class is an object itself; here there is one for
/// each class, which lives as long as the process, so a weak reference to it holds.
final class ClassObject: Sendable {
    private let type: AnyClass

    private init(_ type: AnyClass) {
        self.type = type
    }

    private static let all = Guarded<[ObjectIdentifier: ClassObject]>([:])

    /// The object of a target, which may be a class.
    static func target(_ value: Any) -> AnyObject {
        guard let type = value as? AnyClass else { return value as AnyObject }
        return all.withLock { all in
            let id = ObjectIdentifier(type)
            if let known = all[id] { return known }
            let made = ClassObject(type)
            all[id] = made
            return made
        }
    }

    /// The target for which an object stands: itself, or a class.
    static func value(of object: AnyObject) -> Any { (object as? ClassObject)?.type ?? object }
}
