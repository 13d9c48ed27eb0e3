import Foundation

/// The command `bench [--check] [--reflow PATH] [SECTION…]`, which prints the table. With `--check`, a required figure
/// that is missed causes the exit status 1. A wrong result always does.
@main
@MainActor
enum Bench {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isChecking = arguments.contains("--check")
        arguments.removeAll { $0 == "--check" }
        var reflow = ".build/release/reflow"
        if let option = arguments.firstIndex(of: "--reflow"), option + 1 < arguments.count {
            reflow = arguments[option + 1]
            arguments.removeSubrange(option...option + 1)
        }
        let sections: [(name: String, run: (Report) throws -> Void)] = [
            ("relayout", RelayoutBenchmark.run), ("rotation", RotationBenchmark.run),
            ("solver", SolverBenchmark.run), ("constraints", ConstraintBenchmark.run), ("screen", ScreenBenchmark.run),
            ("goldens", GoldenBenchmark.run),
            ("processes", { try ProcessBenchmark.run(reflow, $0) }),
            ("suites", { try SuiteBenchmark.run(reflow, $0) }),
        ]
        let names = sections.map(\.name)
        if let unknown = arguments.first(where: { !names.contains($0) }) {
            FileHandle.standardError.write(Data("bench: no \(unknown) among \(names.joined(separator: ", "))\n".utf8))
            exit(2)
        }
        let report = Report()
        for section in sections where arguments.isEmpty || arguments.contains(section.name) {
            try section.run(report)
        }
        Report.write("")
        for wrong in report.wrongResults { Report.write("wrong: \(wrong)") }
        for miss in report.misses { Report.write("missed: \(miss)") }
        if report.misses.isEmpty && report.wrongResults.isEmpty { Report.write("Every limit is held.") }
        exit(report.wrongResults.isEmpty && (report.misses.isEmpty || !isChecking) ? 0 : 1)
    }
}
