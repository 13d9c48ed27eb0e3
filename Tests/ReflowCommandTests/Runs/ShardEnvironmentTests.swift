import Suites
import Testing

@testable import ReflowCommand

@Suite("Parts by the environment of a build system")
struct ShardEnvironmentTests {
    @Test(
        "Index and count of each build system; whatever counts from 0 is part 1 at 0",
        arguments: [
            (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], SuiteShard(index: 1, of: 4)),
            (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "4"], SuiteShard(index: 4, of: 4)),
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], SuiteShard(index: 1, of: 3)),
            (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], SuiteShard(index: 3, of: 3)),
            (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], SuiteShard(index: 2, of: 2)),
            (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], SuiteShard(index: 1, of: 5)),
            (["JOB_COMPLETION_INDEX": "6", "REFLOW_SHARD_TOTAL": "8"], SuiteShard(index: 7, of: 8)),
            // The job is not divided: GitLab sets the count nevertheless, CircleCI sets both.
            (["CI_NODE_TOTAL": "1"], nil),
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], SuiteShard(index: 1, of: 1)),
            ([:], nil),
            (["TEST_SHARD_INDEX": "", "TEST_TOTAL_SHARDS": ""], nil),
            // The job belongs to a build server and runs Bazel.
            (
                ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9"],
                SuiteShard(index: 2, of: 2)
            ),
        ] as [([String: String], SuiteShard?)])
    func shards(variables: [String: String], expected: SuiteShard?) throws {
        #expect(try ShardEnvironment(Environment(variables)).shard == expected)
    }

    @Test(
        "Half of a pair, and what is no number of a part, is refused",
        arguments: [
            (
                ["JOB_COMPLETION_INDEX": "0"],
                "REFLOW_SHARD_TOTAL is not set, but JOB_COMPLETION_INDEX is: a shard on Kubernetes needs both"
            ),
            (["TEST_TOTAL_SHARDS": "2"], "TEST_SHARD_INDEX is not set, but TEST_TOTAL_SHARDS is"),
            (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"], "CI_NODE_INDEX=0 CI_NODE_TOTAL=2 is not a valid shard"),
            (
                ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "2"],
                "with 2 shards, CircleCI uses the numbers from 0 to 1"
            ),
            (["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "4"], "with 4 shards, GitLab uses the numbers from 1 to 4"),
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], "the number of shards must be from 1 to 10000"),
            (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "2"], "CI_NODE_INDEX must be a whole number, not \"x\""),
            (
                ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "x"],
                "TEST_TOTAL_SHARDS must be a whole number, not \"x\""
            ),
            (
                ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9223372036854775807"],
                "the number of shards must be from 1 to 10000"
            ),
            (
                ["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "2"],
                "TEST_SHARD_INDEX must be a whole number, not \"-1\""
            ),
            (["TEST_SHARD_INDEX": "99999999999999999999", "TEST_TOTAL_SHARDS": "2"], "is not a valid shard"),
            (["TEST_SHARD_INDEX": "9223372036854775807", "TEST_TOTAL_SHARDS": "2"], "is not a valid shard"),
        ])
    func refused(variables: [String: String], message: String) {
        let error = #expect(throws: ShardEnvironmentError.self) { try ShardEnvironment(Environment(variables)) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}
