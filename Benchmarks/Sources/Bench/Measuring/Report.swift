import Foundation

/// Prints the table row by row, and remembers what was missed.
@MainActor
final class Report {
    /// The requirement that a figure must meet.
    enum Requirement {
        /// At most so many times the limit.
        case ratio(Double)
        /// At most so much, in the row's unit; a time at the machine's ``Pace``.
        case value(Double)
        /// At most so much more than the limit, in the row's unit; a time at the machine's ``Pace``.
        case excess(Double)
        /// At least so many times as fast as the limit.
        case speedup(Double)
    }

    enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"
        case seconds = "s"
        case megabytes = "MB"
        case bytes = "B"

        /// How many nanoseconds it has, or bytes.
        var size: Double {
            switch self {
            case .nanoseconds, .bytes: 1
            case .microseconds: 1e3
            case .milliseconds, .megabytes: 1e6
            case .seconds: 1e9
            }
        }

        var isTime: Bool { self != .megabytes && self != .bytes }
    }

    /// Required figures that are not held.
    private(set) var misses: [String] = []
    /// Results that are not what they must be: figures beside them mean nothing.
    private(set) var wrongResults: [String] = []
    private var section = ""

    func begin(_ title: String, peers: String) {
        begin(title, limit: "limit in C", lastColumn: "peers: \(peers)")
    }

    /// For a section with other columns: `limit` is what ours is measured beside.
    func begin(_ title: String, limit: String, lastColumn: String) {
        section = title
        Report.write("\n\(title)")
        Report.write(line("", "ours", limit, "ratio", "must be", lastColumn))
    }

    /// For a section that cannot run: says so, and counts as missed.
    func skip(_ title: String, _ reason: String) {
        Report.write("\n\(title)\n  skipped: \(reason)")
        misses.append("\(title): skipped, for \(reason)")
    }

    /// - Parameters:
    ///   - ours: in nanoseconds or bytes, as is `limit`.
    ///   - peers: what others take, in the row's unit, as measured elsewhere.
    func row(
        _ name: String, _ unit: Unit, ours: Double, limit: Double? = nil, _ requirement: Requirement? = nil,
        peers: String = ""
    ) throws {
        let ratio = limit.map { ours / $0 }
        var bound = ""
        var isMissed = false
        switch requirement {
        case .ratio(let most):
            bound = "≤ \(text(most)) ×"
            isMissed = !(ratio ?? .infinity <= most)
        case .value(let most):
            let pace = try unit.isTime ? Pace.measure() : 1
            bound = "≤ \(text(most)) \(unit.rawValue)\(factor(pace))"
            isMissed = !(ours / unit.size <= most * pace)
        case .excess(let most):
            let pace = try unit.isTime ? Pace.measure() : 1
            bound = "≤ + \(text(most)) \(unit.rawValue)\(factor(pace))"
            isMissed = !((ours - (limit ?? -.infinity)) / unit.size <= most * pace)
        case .speedup(let least):
            bound = "≤ \(text(1 / least)) ×"
            isMissed = !((limit ?? 0) / ours >= least)
        case nil:
            break
        }
        func figure(_ value: Double) -> String { "\(text(value / unit.size)) \(unit.rawValue)" }
        Report.write(
            line(
                name, figure(ours), limit.map(figure) ?? "–", ratio.map { "\(text($0)) ×" } ?? "–",
                isMissed ? "\(bound) ✗" : bound, peers))
        if isMissed { misses.append("\(section): \(name) must be \(bound)") }
    }

    /// A result that was checked on the way.
    func check(_ holds: Bool, _ statement: String) {
        if holds { return }
        wrongResults.append("\(section): \(statement)")
        Report.write("  WRONG: \(statement)")
    }

    func note(_ text: String) {
        Report.write("  \(text)")
    }

    /// A line at once, however standard output is buffered: some rows take minutes.
    static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// How far a limit is stretched, where it is.
    private func factor(_ pace: Double) -> String {
        pace > 1.005 ? " × \(text(pace))" : ""
    }

    private func text(_ value: Double) -> String {
        let digits = value < 10 ? 2 : value < 100 ? 1 : 0
        let text = String(format: "%.\(digits)f", value)
        guard text.contains(".") else { return text }
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }

    private func line(_ cells: String...) -> String {
        let widths = [46, 10, 11, 9, 18]
        var line = " "
        for (index, cell) in cells.enumerated() {
            guard index < widths.count else {
                line += "  " + cell
                break
            }
            let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
            line += " " + (index == 0 ? cell + padding : padding + cell)
        }
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}
