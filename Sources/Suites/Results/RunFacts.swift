package import JSON

/// The time and place of a run, for people who read its report later. Nothing else depends on it.
public struct RunFacts: Sendable, Hashable {
    /// The start, in UTC: `2026-11-23T01:35:00Z`.
    public var date: String
    /// The duration of the run, in seconds.
    public var seconds: Double
    /// The machine's name and kind: `runner-3, Debian GNU/Linux 12 (bookworm), 2 cores`.
    public var machine: String
    /// The commit that was checked out; nil if it is unknown.
    public var commit: String?

    public init(date: String, seconds: Double, machine: String, commit: String?) {
        self.date = date
        self.seconds = seconds
        self.machine = machine
        self.commit = commit
    }

    /// The facts of a run whose parts may have run at the same time: the first start, and the longest duration. Fails
    /// if there are no parts.
    init?(merging parts: [RunFacts]) {
        guard let first = parts.min(by: { $0.date < $1.date }) else { return nil }
        var machines: [String] = []
        for part in parts where !machines.contains(part.machine) { machines.append(part.machine) }
        self.init(
            date: first.date, seconds: parts.map(\.seconds).max() ?? 0, machine: machines.joined(separator: "; "),
            commit: parts.allSatisfy { $0.commit == first.commit } ? first.commit : nil)
    }
}

extension RunFacts: JSONRecord {
    package static let record = JSONRecordTable<RunFacts>(
        name: "run",
        RunFacts.init(date:seconds:machine:commit:),
        .required("date", \.date, "start of the run, in UTC"),
        .required("seconds", \.seconds, "duration of the run"),
        .required("machine", \.machine, "name and kind of the machine"),
        .optional("commit", \.commit, "the commit that was checked out"))
}
