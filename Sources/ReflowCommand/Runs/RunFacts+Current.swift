import Basics
import Foundation
import Suites

extension RunFacts {
    /// The facts of the run of this process.
    ///
    /// - Parameters:
    ///   - seconds: the duration of the run so far.
    ///   - environment: the variables, which may contain the commit and the date.
    init(after seconds: Double, _ environment: Environment) {
        let told = environment[.sourceDate].flatMap(Int.init).flatMap { RunFacts.years.contains($0) ? $0 : nil }
        let start = told.map { Date(timeIntervalSince1970: Double($0)) } ?? Date(timeIntervalSinceNow: -seconds)
        self.init(
            date: start.formatted(.iso8601), seconds: seconds, machine: RunFacts.machine,
            commit: environment[.gitHubCommit] ?? environment[.gitLabCommit] ?? RunFacts.checkedOutCommit())
    }

    /// The seconds since 1970 of the years with up to four digits.
    private static let years = 0...253_402_300_799

    private static var machine: String {
        let process = ProcessInfo.processInfo
        let cores = process.activeProcessorCount
        // The host name is read from a file, because Foundation would ask the network.
        let name = try? String(contentsOfFile: "/proc/sys/kernel/hostname", encoding: .utf8)
        return [
            name?.trimmingCharacters(in: .whitespacesAndNewlines), process.operatingSystemVersionString,
            cores == 1 ? "1 core" : "\(cores) cores",
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// The commit according to git; nil if there is no git, or no repository.
    private static func checkedOutCommit() -> String? {
        // Inside a boundary git is not asked, because it searches for the repository in the folders above, too.
        guard FileBoundary.root == nil else { return nil }
        // The commit is only information for readers, so a machine without git gets a report, too.
        let commit = ChildProcess.output(of: ["git", "rev-parse", "--short=12", "HEAD"])?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return commit?.isEmpty == false ? commit : nil
    }
}
