import Foundation

/// Processor cores that this thread, and every program it starts, may run on.
struct CoreSet {
    private let set: cpu_set_t

    /// The first cores of the machine; `nil` if it has fewer.
    static func first(_ count: Int) -> CoreSet? {
        var online = cpu_set_t()
        // The first process may run on all that there are.
        guard sched_getaffinity(1, MemoryLayout<cpu_set_t>.size, &online) == 0 else { return nil }
        var chosen = cpu_set_t()
        var left = count
        withUnsafeBytes(of: &online) { online in
            withUnsafeMutableBytes(of: &chosen) { chosen in
                for core in 0..<online.count * 8 where left > 0 && online[core / 8] & 1 << (core % 8) != 0 {
                    chosen[core / 8] |= 1 << (core % 8)
                    left -= 1
                }
            }
        }
        return left == 0 ? CoreSet(set: chosen) : nil
    }

    func perform<Result>(_ body: () throws -> Result) throws -> Result {
        var before = cpu_set_t()
        var during = set
        sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &before)
        sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &during)
        defer { sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &before) }
        return try body()
    }
}
