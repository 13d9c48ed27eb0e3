import Foundation
import Suites

/// The environment variables that the tool heeds, as a value.
public struct Environment: Sendable, Equatable {
    private let variables: [String: String]

    public init(_ variables: [String: String] = [:]) {
        self.variables = variables
    }

    /// Those of this process.
    public static var current: Environment {
        Environment(ProcessInfo.processInfo.environment)
    }

    /// The value of a variable; nil if it is absent or empty.
    subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether this runs for a build server: `CI` is set, and not to nothing, `0` or `false`.
    public var isContinuousIntegration: Bool {
        guard let value = variables["CI"] else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }

    /// Where Bazel wants JUnit's XML of a test.
    var testResultsFile: String? { self["XML_OUTPUT_FILE"] }

    /// Where Bazel keeps what a test leaves for people; elsewhere a test may write nothing that lasts.
    var testOutputFolder: String? { self["TEST_UNDECLARED_OUTPUTS_DIR"] }

    /// What `bazel test --test_filter` says. Every test of the run is given it, whether or not it has a match.
    func testFilter() throws(UsageError) -> PictureFilter? {
        let name = "TESTBRIDGE_TEST_ONLY"
        guard let pattern = self[name] else { return nil }
        guard let filter = PictureFilter(pattern) else {
            throw .invalidValue(pattern, of: name, expected: "a regular expression", nearest: nil)
        }
        return filter
    }

    /// Whether a workflow of GitHub runs this.
    var isGitHubWorkflow: Bool { variables["GITHUB_ACTIONS"] == "true" }

    /// The file whose Markdown GitHub shows with the workflow's run.
    var gitHubStepSummary: String? { self["GITHUB_STEP_SUMMARY"] }

    /// Whether terminals may be written to in colour: `NO_COLOR` is absent or empty, and the terminal is not dumb.
    public var allowsColor: Bool {
        variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }
}
