import Basics
import Suites

/// The part of a suite that a build system assigns to this process, by its environment variables.
struct ShardEnvironment: Sendable, Equatable {
    /// The part; nil if the suite is not divided.
    let shard: SuiteShard?
    /// A file that the process creates to confirm to Bazel that it supports sharding.
    let statusFile: String?

    /// A pair of variables that a build system sets.
    struct Convention: Sendable {
        let system: String
        let index: Environment.Variable
        let count: Environment.Variable
        /// The number of the first part.
        let first: Int
    }

    /// The conventions in the order of precedence: a system that runs inside another one comes first.
    static let conventions = [
        Convention(system: "Bazel", index: .bazelShardIndex, count: .bazelShardTotal, first: 0),
        Convention(
            system: "Kubernetes", index: .kubernetesIndex, count: .kubernetesTotal, first: 0),
        Convention(system: "GitLab", index: .gitLabIndex, count: .gitLabTotal, first: 1),
        Convention(system: "CircleCI", index: .circleIndex, count: .circleTotal, first: 0),
        Convention(
            system: "Buildkite", index: .buildkiteIndex, count: .buildkiteTotal, first: 0),
    ]

    init(_ environment: Environment) throws(ShardEnvironmentError) {
        statusFile = environment[.bazelShardStatusFile]
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
        case (nil, _): throw .missing(convention.index, beside: convention.count, system: convention.system)
        case (_, nil): throw .missing(convention.count, beside: convention.index, system: convention.system)
        case (let index?, let count?):
            for (variable, text) in [(convention.index, index), (convention.count, count)] {
                guard text.isDecimal(withPoint: false) else { throw .noNumber(variable, text) }
            }
            guard let number = Int(index), number < .max, let total = Int(count),
                let shard = SuiteShard(index: number - convention.first + 1, of: total)
            else {
                throw .invalid(
                    "\(convention.index.rawValue)=\(index) \(convention.count.rawValue)=\(count)",
                    system: convention.system, first: convention.first, count: Int(count))
            }
            return shard
        }
    }
}

/// Variables that do not describe a valid part.
enum ShardEnvironmentError: Error, Equatable, CustomStringConvertible {
    case missing(Environment.Variable, beside: Environment.Variable, system: String)
    case noNumber(Environment.Variable, String)
    /// - Parameter count: the number of parts; nil for a number that is too large.
    case invalid(String, system: String, first: Int, count: Int?)

    var description: String {
        switch self {
        case .missing(let name, let other, let system):
            "\(name.rawValue) is not set, but \(other.rawValue) is: a shard on \(system) needs both"
        case .noNumber(let variable, let text):
            "\(variable.rawValue) must be a whole number, not \(Wording.quoted(text))"
        case .invalid(let text, let system, let first, let count?) where SuiteShard(index: 1, of: count) != nil:
            "\(text) is not a valid shard: with \(count == 1 ? "1 shard" : "\(count) shards"), \(system) uses "
                + (count == 1 ? "the number \(first)" : "the numbers from \(first) to \(first + count - 1)")
        case .invalid(let text, _, _, _):
            "\(text) is not a valid shard: the number of shards must be from 1 to \(SuiteShard.most)"
        }
    }
}
