extension Sequence where Element: Hashable {
    /// Each element once, at its first place.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
