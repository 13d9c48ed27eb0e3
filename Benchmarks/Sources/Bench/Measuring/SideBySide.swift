import Foundation

/// Runs ours and the limit alternately, so that other load on the machine affects both.
enum SideBySide {
    /// Measures the nanoseconds for each call, as the least of the medians of several rounds. Other load slows down
    /// whole rounds, including their caches, and never speeds one up.
    ///
    /// The time of `before`, which is run before each call, is not included.
    static func measure(
        rounds: Int, calls: Int, ours: () throws -> Void, limit: () throws -> Void, before: () throws -> Void = {}
    ) throws -> (ours: Double, limit: Double) {
        func time(_ body: () throws -> Void) throws -> Double {
            try before()
            return try processorTime(body)
        }
        // The first calls fill caches, and initialise allocators and lazy values.
        _ = try time(ours)
        _ = try time(limit)
        var best = (ours: Double.infinity, limit: Double.infinity)
        for _ in 0..<rounds {
            best.ours = min(best.ours, median(try (0..<calls).map { _ in try time(ours) }))
            best.limit = min(best.limit, median(try (0..<calls).map { _ in try time(limit) }))
        }
        return best
    }

    /// Measures the same without a limit to compare with.
    static func measure(
        rounds: Int = 3, calls: Int, _ body: () throws -> Void, before: () throws -> Void = {}
    ) throws -> Double {
        try before()
        try body()
        return try (0..<rounds).map { _ in
            median(
                try (0..<calls).map { _ in
                    try before()
                    return try processorTime(body)
                })
        }.min() ?? .nan
    }

    /// The processor time of this thread in nanoseconds. All of the work is on one thread, and time slices of other
    /// processes on a shared machine do not count.
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
