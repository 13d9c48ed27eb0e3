import CPace

/// The current speed of this machine, measured by a fixed piece of C.
enum Pace {
    /// The time of the piece without other load on the machine for which the limits of times were set, in nanoseconds.
    private static let reference = 5.0e6

    /// The factor by which the piece is slower now than on that machine; 1 on a machine that is as fast or faster,
    /// whose limits are unchanged.
    ///
    /// It is measured like the rows, directly after each of them, so that any load slows both.
    static func measure() throws -> Double {
        let time = try SideBySide.measure(rounds: 5, calls: 5) { _ = pace_run() }
        return max(1, time / reference)
    }
}
