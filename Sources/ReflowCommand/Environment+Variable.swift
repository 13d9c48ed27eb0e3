extension Environment {
    /// A variable that the tool heeds, by its name.
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

        /// What the manual says of it; nil for the pairs of ``ShardEnvironment``.
        var meaning: String? {
            switch self {
            case .continuousIntegration:
                "if it is set (not empty, 0 or false), goldens are only written with --allow-ci"
            case .bazelShardStatusFile: "--shard auto creates this file, to tell Bazel that the test supports shards"
            case .bazelResultsFile: "the JUnit file of test and merge, unless --junit is given; Bazel sets it"
            case .bazelOutputFolder:
                "the folder below which record and test write their report, unless --report names another; set by Bazel"
            case .bazelTestFilter:
                "the default of test --filter; bazel test --test_filter sets it"
            case .gitHubActions: "if it is true, test and merge annotate files and write the step summary"
            case .gitHubStepSummary: "the file that this summary is added to"
            case .gitHubCommit, .gitLabCommit: "the commit that the report names; if it is not set, git is asked"
            case .sourceDate: "the date that the report names, in seconds since 1970, in place of the clock's"
            case .noColor: "if it is set, the output has no colours"
            case .terminal: "if it is \"dumb\", the output has no colours"
            case .browser:
                "the browser for --open, or several with colons between: each is a command, with %s where the address "
                    + "belongs, else at its end; if none can be started, xdg-open and open are tried"
            case .bazelShardIndex, .bazelShardTotal, .kubernetesIndex, .kubernetesTotal, .gitLabIndex, .gitLabTotal,
                .circleIndex, .circleTotal, .buildkiteIndex, .buildkiteTotal:
                nil
            }
        }
    }
}
