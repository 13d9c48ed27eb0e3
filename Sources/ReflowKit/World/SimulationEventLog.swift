/// The events of a simulation, in order.
@preconcurrency @MainActor
public final class SimulationEventLog {
    /// The maximum number of events that are kept. Further events are only counted, so that a callback that rotates the
    /// device endlessly does not fill memory.
    public static let capacity = 100_000

    public private(set) var events: [SimulationEvent] = []
    /// The number of events that were not kept, because the log was full.
    public private(set) var dropped = 0
    /// Whether events are recorded. If false, recording costs nothing.
    public var isRecording = true

    nonisolated init() {}

    @inline(__always)
    func record(_ event: @autoclosure () -> SimulationEvent) {
        guard isRecording else { return }
        append(event())
    }

    private func append(_ event: SimulationEvent) {
        if events.count < SimulationEventLog.capacity { events.append(event) } else { dropped += 1 }
    }

    public func removeAll() {
        events.removeAll()
        dropped = 0
    }

    /// The events as text, one per line.
    public var text: String {
        var lines = events.map(\.description)
        if dropped > 0 { lines.append("… and \(dropped) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
