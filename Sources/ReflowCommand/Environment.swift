import Foundation
import Suites

/// The environment variables that the command uses, as a value.
public struct Environment: Sendable, Equatable {
    private let variables: [String: String]

    public init(_ variables: [String: String] = [:]) {
        self.variables = variables
    }

    /// The variables of this process.
    public static var current: Environment {
        Environment(ProcessInfo.processInfo.environment)
    }

    /// The value of a variable; nil if it is absent or empty.
    subscript(variable: Variable) -> String? {
        variables[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether this is a build server: `CI` is set, and is not empty, `0` or `false`.
    public var isContinuousIntegration: Bool {
        self[.continuousIntegration].map { !["0", "false"].contains($0.lowercased()) } ?? false
    }

    /// The file to which Bazel wants JUnit's XML of a test to be written.
    var testResultsFile: String? { self[.bazelResultsFile] }

    /// The folder in which Bazel keeps files of a test for people. A test may write no other permanent files.
    var testOutputFolder: String? { self[.bazelOutputFolder] }

    /// The filter of `bazel test --test_filter`. Every test of the run gets it, whether or not it matches there.
    func testFilter() throws(UsageError) -> PictureFilter? {
        let variable = Variable.bazelTestFilter
        guard let pattern = self[variable] else { return nil }
        guard let filter = PictureFilter(pattern) else {
            throw .invalidValue(pattern, of: variable.rawValue, expected: "a regular expression", nearest: nil)
        }
        return filter
    }

    /// Whether a workflow of GitHub runs this process.
    var isGitHubWorkflow: Bool { self[.gitHubActions] == "true" }

    /// The file whose Markdown GitHub shows with the workflow's run.
    var gitHubStepSummary: String? { self[.gitHubStepSummary] }

    /// Whether terminals may show colours: `NO_COLOR` is absent or empty, and the terminal is not dumb.
    public var allowsColor: Bool {
        self[.noColor] == nil && self[.terminal] != "dumb"
    }
}
