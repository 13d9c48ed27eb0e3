import Foundation

/// Runs ours and the limit in turns, so that whatever else the machine does meanwhile falls on both.
enum SideBySide {
    /// Medians, in nanoseconds a call.
    static func measure(
        rounds: Int, calls: Int, ours: () throws -> Void, limit: () throws -> Void
    ) throws -> (ours: Double, limit: Double) {
        var oursTimes: [Double] = []
        var limitTimes: [Double] = []
        oursTimes.reserveCapacity(rounds * calls)
        limitTimes.reserveCapacity(rounds * calls)
        // Caches fill, allocators settle, lazy things happen.
        try ours()
        try limit()
        for _ in 0..<rounds {
            for _ in 0..<calls { oursTimes.append(try processorTime(ours)) }
            for _ in 0..<calls { limitTimes.append(try processorTime(limit)) }
        }
        return (median(oursTimes), median(limitTimes))
    }

    /// The median where there is nothing to compare with, in nanoseconds a call.
    static func measure(calls: Int, _ body: () throws -> Void) throws -> Double {
        try body()
        return median(try (0..<calls).map { _ in try processorTime(body) })
    }

    /// Processor time of this thread in nanoseconds: all of the work is on one thread, and the turns that others get on
    /// a shared machine do not count.
    private static func processorTime(_ body: () throws -> Void) throws -> Double {
        let start = now()
        try body()
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
