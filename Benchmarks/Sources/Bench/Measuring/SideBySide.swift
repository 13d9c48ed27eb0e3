import Foundation

/// Runs ours and the limit in turns, so that whatever else the machine does meanwhile falls on both.
enum SideBySide {
    /// In nanoseconds a call, the least of the medians of several rounds: what others do on the machine slows whole
    /// rounds down, caches and all, and never speeds one up.
    ///
    /// What is done `before` each call is not measured.
    static func measure(
        rounds: Int, calls: Int, ours: () throws -> Void, limit: () throws -> Void, before: () throws -> Void = {}
    ) throws -> (ours: Double, limit: Double) {
        func time(_ body: () throws -> Void) throws -> Double {
            try before()
            return try processorTime(body)
        }
        // Caches fill, allocators settle, lazy things happen.
        _ = try time(ours)
        _ = try time(limit)
        var best = (ours: Double.infinity, limit: Double.infinity)
        for _ in 0..<rounds {
            best.ours = min(best.ours, median(try (0..<calls).map { _ in try time(ours) }))
            best.limit = min(best.limit, median(try (0..<calls).map { _ in try time(limit) }))
        }
        return best
    }

    /// The same where there is nothing to compare with.
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
