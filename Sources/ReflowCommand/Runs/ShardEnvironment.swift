import Suites

/// Which part of a suite a build system wants of this process, by the variables that it sets.
struct ShardEnvironment: Sendable, Equatable {
    /// Nil where the job is not shared out.
    let shard: SuiteShard?
    /// A file that says, by being there, that the suite is really shared out; Bazel's.
    let statusFile: String?

    /// A pair of variables that a build system sets.
    private struct Convention {
        let system: String
        let index: String
        let count: String
        /// What the first part is called.
        let first: Int
    }

    /// In the order in which they are looked for: what runs inside of the other comes first.
    private static let conventions = [
        Convention(system: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
        Convention(
            system: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "REFLOW_SHARD_TOTAL", first: 0),
        Convention(system: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        Convention(system: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        Convention(
            system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ]

    init(_ environment: Environment) throws(ShardEnvironmentError) {
        statusFile = environment["TEST_SHARD_STATUS_FILE"]
        for convention in ShardEnvironment.conventions {
            if let shard = try ShardEnvironment.shard(by: convention, environment) {
                self.shard = shard
                return
            }
        }
        shard = nil
    }

    private static func shard(
        by convention: Convention, _ environment: Environment
    ) throws(ShardEnvironmentError) -> SuiteShard? {
        let (index, count) = (environment[convention.index], environment[convention.count])
        switch (index, count) {
        case (nil, nil), (nil, "0"), (nil, "1"): return nil
        case (nil, _): throw .missing(convention.index, system: convention.system)
        case (_, nil): throw .missing(convention.count, system: convention.system)
        case (let index?, let count?):
            guard index.isDecimal(withPoint: false), count.isDecimal(withPoint: false), let number = Int(index),
                number < .max,
                let total = Int(count), let shard = SuiteShard(index: number - convention.first + 1, of: total)
            else {
                throw .invalid(
                    "\(convention.index)=\(index) \(convention.count)=\(count)", system: convention.system,
                    first: convention.first)
            }
            return shard
        }
    }
}

/// Variables from which no part of a whole can be told.
enum ShardEnvironmentError: Error, Equatable, CustomStringConvertible {
    case missing(String, system: String)
    case invalid(String, system: String, first: Int)

    var description: String {
        switch self {
        case .missing(let name, let system): "\(name) is not set, and \(system)'s other variable for shards is"
        case .invalid(let text, let system, let first):
            "\(text) is no part of a whole: \(system) counts parts from \(first)"
        }
    }
}
