/// A key that compares an object by identity. It retains the object, because the address alone could become another
/// object's. Views have a `ViewIdentity` instead, which outlives the view without retaining it.
struct Identity<Object: AnyObject>: Hashable {
    let object: Object

    init(_ object: Object) { self.object = object }

    static func == (one: Identity, other: Identity) -> Bool { one.object === other.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
