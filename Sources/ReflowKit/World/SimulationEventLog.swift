/// What happened in a simulation, in order.
@preconcurrency @MainActor
public final class SimulationEventLog {
    /// More events than this are counted, not kept: a callback that turns the device for ever must not fill memory.
    public static let capacity = 100_000

    public private(set) var events: [SimulationEvent] = []
    /// How many were left out for want of room.
    public private(set) var dropped = 0
    /// Off, nothing is recorded and nothing is paid.
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

    /// One line an event.
    public var text: String {
        var lines = events.map(\.description)
        if dropped > 0 { lines.append("… and \(dropped) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
