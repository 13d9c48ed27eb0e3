import Foundation

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

    /// Whether a workflow of GitHub runs this.
    var isGitHubWorkflow: Bool { variables["GITHUB_ACTIONS"] == "true" }

    /// The file whose Markdown GitHub shows with the workflow's run.
    var gitHubStepSummary: String? { self["GITHUB_STEP_SUMMARY"] }

    /// Whether terminals may be written to in colour: `NO_COLOR` is absent or empty, and the terminal is not dumb.
    public var allowsColor: Bool {
        variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }
}
