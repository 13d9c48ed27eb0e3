import Foundation

/// Prints the table row by row, and stores missed requirements.
@MainActor
final class Report {
    /// The requirement that a figure must meet.
    enum Requirement {
        /// The greatest multiple of the limit.
        case ratio(Double)
        /// The greatest value, in the row's unit; a time is adjusted by the machine's ``Pace``.
        case value(Double)
        /// The greatest difference to the limit, in the row's unit; a time is adjusted by the machine's ``Pace``.
        case excess(Double)
        /// The smallest factor by which it is faster than the limit.
        case speedup(Double)
    }

    enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"
        case seconds = "s"
        case megabytes = "MB"
        case bytes = "B"

        /// The number of nanoseconds or bytes in the unit.
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

    /// The required figures that were missed.
    private(set) var misses: [String] = []
    /// The wrong results; the figures beside them have no meaning.
    private(set) var wrongResults: [String] = []
    private var section = ""

    func begin(_ title: String, peers: String) {
        begin(title, limit: "limit in C", lastColumn: "peers: \(peers)")
    }

    /// Begins a section with other columns. `limit` is the name of the column that is compared with ours.
    func begin(_ title: String, limit: String, lastColumn: String) {
        section = title
        Report.write("\n\(title)")
        Report.write(line("", "ours", limit, "ratio", "must be", lastColumn))
    }

    /// Reports that a section cannot run, which counts as missed.
    func skip(_ title: String, _ reason: String) {
        Report.write("\n\(title)\n  skipped: \(reason)")
        misses.append("\(title): skipped, for \(reason)")
    }

    /// - Parameters:
    ///   - ours: in nanoseconds or bytes, like `limit`.
    ///   - peers: the figures of other libraries in the row's unit, measured elsewhere.
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

    /// Records a result that was checked during the measurement.
    func check(_ holds: Bool, _ statement: String) {
        if holds { return }
        wrongResults.append("\(section): \(statement)")
        Report.write("  WRONG: \(statement)")
    }

    func note(_ text: String) {
        Report.write("  \(text)")
    }

    /// Writes a line at once, even if standard output is buffered, because some rows take minutes.
    static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// The text for the factor by which a limit is adjusted; empty if it is not.
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
