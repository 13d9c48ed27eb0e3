import ReflowKit
import Screens

/// The start of each heading in a simulation's events.
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
                title: heading.title,
                events: EventSections.withoutRepeatedLayouts(log.events[heading.start..<end]).map(\.description))
        }
        return StageLog(sections: sections, dropped: log.dropped)
    }

    /// The events without consecutive layout callbacks of the same controller. A better solver may change the number of
    /// layout rounds, and logs must not change with it (autolayout.md §0a.8).
    private static func withoutRepeatedLayouts(_ events: ArraySlice<SimulationEvent>) -> [SimulationEvent] {
        var kept: [SimulationEvent] = []
        for event in events {
            kept.append(event)
            let end = kept.count
            if case .callback(.viewDidLayoutSubviews, _, _) = event, end >= 4, kept[end - 3] == event,
                case .callback(.viewWillLayoutSubviews, _, _) = kept[end - 2], kept[end - 4] == kept[end - 2]
            {
                kept.removeLast(2)
            }
        }
        return kept
    }
}
