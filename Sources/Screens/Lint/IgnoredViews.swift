/// The views that somebody told lint to leave out.
struct IgnoredViews: Sendable {
    /// Ids, or the names that issues have for views.
    let names: Set<String>

    /// - Parameter identifier: nil for a view that has none, or of which only the name is known.
    func contains(_ name: String, _ identifier: String?) -> Bool {
        names.contains(name) || identifier.map(names.contains) ?? false
    }
}
