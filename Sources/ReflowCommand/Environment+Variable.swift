extension Environment {
    /// The variables that the command reads, by name.
    enum Variable: String, CaseIterable, Sendable {
        case continuousIntegration = "CI"
        case bazelShardIndex = "TEST_SHARD_INDEX"
        case bazelShardTotal = "TEST_TOTAL_SHARDS"
        case bazelShardStatusFile = "TEST_SHARD_STATUS_FILE"
        case kubernetesIndex = "JOB_COMPLETION_INDEX"
        case kubernetesTotal = "REFLOW_SHARD_TOTAL"
        case gitLabIndex = "CI_NODE_INDEX"
        case gitLabTotal = "CI_NODE_TOTAL"
        case circleIndex = "CIRCLE_NODE_INDEX"
        case circleTotal = "CIRCLE_NODE_TOTAL"
        case buildkiteIndex = "BUILDKITE_PARALLEL_JOB"
        case buildkiteTotal = "BUILDKITE_PARALLEL_JOB_COUNT"
        case bazelResultsFile = "XML_OUTPUT_FILE"
        case bazelOutputFolder = "TEST_UNDECLARED_OUTPUTS_DIR"
        case bazelTestFilter = "TESTBRIDGE_TEST_ONLY"
        case gitHubActions = "GITHUB_ACTIONS"
        case gitHubStepSummary = "GITHUB_STEP_SUMMARY"
        case gitHubCommit = "GITHUB_SHA"
        case gitLabCommit = "CI_COMMIT_SHA"
        case sourceDate = "SOURCE_DATE_EPOCH"
        case noColor = "NO_COLOR"
        case terminal = "TERM"
        case browser = "BROWSER"

        /// The text in the manual; nil for the pairs of ``ShardEnvironment``.
        var meaning: String? {
            switch self {
            case .continuousIntegration:
                "if it is set (not empty, 0 or false), goldens are only written with --allow-ci"
            case .bazelShardStatusFile: "--shard auto creates this file, to tell Bazel that the test supports shards"
            case .bazelResultsFile: "the JUnit file of test and merge, unless --junit is given; Bazel sets it"
            case .bazelOutputFolder:
                "the folder in which record and test create their report folder, unless --report is given; Bazel sets it"
            case .bazelTestFilter:
                "the default of test --filter; bazel test --test_filter sets it"
            case .gitHubActions: "if it is true, test and merge annotate files and write the step summary"
            case .gitHubStepSummary: "the file to which the step summary is added"
            case .gitHubCommit, .gitLabCommit: "the commit in the report; if it is not set, the commit comes from git"
            case .sourceDate: "the date in the report, in seconds since 1970; if it is not set, the current time"
            case .noColor: "if it is set, the output has no colours"
            case .terminal: "if it is \"dumb\", the output has no colours"
            case .browser:
                "browser commands for --open, separated by colons; %s in a command is replaced by the address, otherwise "
                    + "the address is appended; if no command can be started, xdg-open and open are tried"
            case .bazelShardIndex, .bazelShardTotal, .kubernetesIndex, .kubernetesTotal, .gitLabIndex, .gitLabTotal,
                .circleIndex, .circleTotal, .buildkiteIndex, .buildkiteTotal:
                nil
            }
        }
    }
}
