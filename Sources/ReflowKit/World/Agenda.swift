import Foundation

/// The entries of a clock in the order in which they run: by time, and at the same time in the order in which they were
/// added.
@MainActor
struct Agenda {
    /// The identity of an entry among those of its clock.
    struct Ticket: Hashable {
        fileprivate let number: Int
    }

    struct Entry {
        let ticket: Ticket
        /// The time in seconds of the clock.
        fileprivate(set) var time: TimeInterval
        /// The time between two runs of a repeating entry, in seconds; nil for an entry that runs once.
        let interval: TimeInterval?
        /// Whether a repeating entry has already run.
        fileprivate(set) var hasRun = false
        /// Whether the entry may run now; nil for one that always may.
        fileprivate let isReady: (() -> Bool)?
        let work: () -> Void
    }

    private(set) var entries: [Entry] = []
    private var ticketCount = 0

    var isEmpty: Bool { entries.isEmpty }

    mutating func enter(
        at time: TimeInterval, every interval: TimeInterval?, when isReady: (() -> Bool)?, _ work: @escaping () -> Void
    ) -> Ticket {
        ticketCount += 1
        let ticket = Ticket(number: ticketCount)
        insert(Entry(ticket: ticket, time: time, interval: interval, isReady: isReady, work: work))
        return ticket
    }

    mutating func remove(_ ticket: Ticket) {
        if let index = entries.firstIndex(where: { $0.ticket == ticket }) { entries.remove(at: index) }
    }

    /// Whether an entry is due at `time` and may run.
    func hasEntry(dueAt time: TimeInterval, where isWanted: (Entry) -> Bool) -> Bool {
        index(ofEntryDueAt: time, where: isWanted) != nil
    }

    /// Removes the first entry that is due at `time` and may run. If it repeats, it is added again, at the first of its
    /// times after `now`: an entry that has missed several of its times therefore runs only once for all of them.
    mutating func take(dueAt time: TimeInterval, now: TimeInterval, where isWanted: (Entry) -> Bool) -> Entry? {
        guard let index = index(ofEntryDueAt: time, where: isWanted) else { return nil }
        let entry = entries.remove(at: index)
        if let interval = entry.interval {
            var next = entry
            next.hasRun = true
            let missed = max(0, ((now - entry.time) / interval).rounded(.down))
            next.time = entry.time + (missed + 1) * interval
            // The product may be rounded down.
            if next.time <= now { next.time = now + interval }
            insert(next)
        }
        return entry
    }

    private func index(ofEntryDueAt time: TimeInterval, where isWanted: (Entry) -> Bool) -> Int? {
        guard
            let index = entries.firstIndex(where: { entry in
                entry.time > time || isWanted(entry) && entry.isReady?() != false
            })
        else { return nil }
        return entries[index].time <= time ? index : nil
    }

    private mutating func insert(_ entry: Entry) {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time <= entry.time { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
    }
}
