/// An object as a key that is compared by identity. It holds the object: an address alone could become that of another
/// one. Views are known by their `ViewIdentity`, which outlives them without holding them.
struct Identity<Object: AnyObject>: Hashable {
    let object: Object

    init(_ object: Object) { self.object = object }

    static func == (one: Identity, other: Identity) -> Bool { one.object === other.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
