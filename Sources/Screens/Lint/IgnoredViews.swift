/// The views that the user told the linter to ignore.
struct IgnoredViews: Sendable {
    /// The ids of views, or their names in issues.
    let names: Set<String>

    /// - Parameter identifier: the identifier; nil for a view that has none, or whose name alone is known.
    func contains(_ name: String, _ identifier: String?) -> Bool {
        names.contains(name) || identifier.map(names.contains) ?? false
    }
}
