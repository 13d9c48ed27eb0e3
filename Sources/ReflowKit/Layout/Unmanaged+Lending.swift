extension Unmanaged {
    /// Calls `body` with the object, which somebody else holds all the while, and retains nothing.
    ///
    /// It stands outside all actors: the standard library's closures would check in every call that they run on the main
    /// one, which costs more than retaining.
    @inline(__always)
    func lend(_ body: (Instance) -> Void) {
        _withUnsafeGuaranteedRef { body($0) }
    }
}
