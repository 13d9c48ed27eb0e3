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
        case noColor = "NO_COLOR"
        case terminal = "TERM"

        /// What the manual says of it; nil for the pairs of ``ShardEnvironment``.
        var meaning: String? {
            switch self {
            case .continuousIntegration: "where it is set, and not to nothing, 0 or false, no golden is written"
            case .bazelShardStatusFile: "a file that --shard auto makes, to say that the suite is really shared out"
            case .bazelResultsFile: "where test and merge write JUnit's XML unless told another file; Bazel sets it"
            case .bazelOutputFolder:
                "where record and test leave their report unless told another folder; Bazel sets it"
            case .bazelTestFilter:
                "what test takes for --filter unless given one; bazel test --test_filter sets it"
            case .gitHubActions: "where it is true, test and merge annotate files and write the summary of the step"
            case .gitHubStepSummary: "the file that this summary is added to"
            case .noColor: "where it is set, nothing is coloured"
            case .terminal: "where it is dumb, nothing is coloured either"
            case .bazelShardIndex, .bazelShardTotal, .kubernetesIndex, .kubernetesTotal, .gitLabIndex, .gitLabTotal,
                .circleIndex, .circleTotal, .buildkiteIndex, .buildkiteTotal:
                nil
            }
        }
    }
}
