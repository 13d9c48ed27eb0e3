import CCoreSet

/// Cores of the machine for this thread and every program that it starts.
struct CoreSet {
    private let set: core_set

    /// Fails if the machine has fewer cores.
    /// - Parameter cores: counted from 0 among the available ones.
    init?(_ cores: Range<Int>) {
        var set = core_set()
        guard core_set_choose(Int32(cores.lowerBound), Int32(cores.count), &set) else { return nil }
        self.set = set
    }

    /// Runs `body` on these cores only.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        var before = core_set_current()
        var own = set
        core_set_use(&own)
        defer { core_set_use(&before) }
        return try body()
    }
}
