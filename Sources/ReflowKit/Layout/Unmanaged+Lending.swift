extension Unmanaged {
    /// Calls `body` with the object, without retaining it; other code must retain it during the call.
    ///
    /// It is outside all actors, because closures of the standard library would check the actor in every call on the
    /// main one, which costs more than retaining.
    @inline(__always)
    func lend(_ body: (Instance) -> Void) {
        _withUnsafeGuaranteedRef { body($0) }
    }
}
