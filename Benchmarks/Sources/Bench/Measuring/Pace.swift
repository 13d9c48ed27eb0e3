import CPace

/// How fast this machine is at this hour, by a fixed piece of C.
enum Pace {
    /// The time that the piece takes, in a quiet hour, on the machine on which the limits that are times were set.
    private static let reference = 5.0e6

    /// How many times longer than there the piece takes now; 1 on a machine that is as fast or faster, whose limits stay
    /// what they are.
    ///
    /// It is measured as rows are, and right behind each: what slows one down slows the other.
    static func measure() throws -> Double {
        let time = try SideBySide.measure(rounds: 5, calls: 5) { _ = pace_run() }
        return max(1, time / reference)
    }
}
