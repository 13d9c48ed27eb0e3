import ReflowKit
import Screens

/// Where each heading begins in a simulation's events.
@MainActor
struct EventSections {
    private var headings: [(title: String, start: Int)] = []

    mutating func begin(_ title: String, in log: SimulationEventLog) {
        headings.append((title, log.events.count))
    }

    func log(of log: SimulationEventLog) -> StageLog {
        let sections = headings.enumerated().map { index, heading in
            let end = headings.indices.contains(index + 1) ? headings[index + 1].start : log.events.count
            return StageLog.Section(
                title: heading.title, events: log.events[heading.start..<end].map(\.description))
        }
        return StageLog(sections: sections, dropped: log.dropped)
    }
}
