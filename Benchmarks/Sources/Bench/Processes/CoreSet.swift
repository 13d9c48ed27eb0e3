import CCoreSet

/// Cores of the machine, for this thread and every program it starts.
struct CoreSet {
    private let set: core_set

    /// `nil` if the machine has fewer.
    /// - Parameter cores: counted from 0 among those that there are.
    init?(_ cores: Range<Int>) {
        var set = core_set()
        guard core_set_choose(Int32(cores.lowerBound), Int32(cores.count), &set) else { return nil }
        self.set = set
    }

    /// Runs on these cores alone.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        var before = core_set_current()
        var own = set
        core_set_use(&own)
        defer { core_set_use(&before) }
        return try body()
    }
}
