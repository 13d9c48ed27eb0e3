extension Array {
    /// Reserves memory for more elements, a quarter more than there are: by itself an array would take twice as much.
    mutating func makeRoom(for added: Int) {
        guard count + added > capacity else { return }
        reserveCapacity(Swift.max(count + added, count + count / 4 + 16))
    }
}
