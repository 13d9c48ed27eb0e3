import Suites

/// The part of a suite to run.
enum ShardChoice: Sendable, Equatable {
    case part(SuiteShard)
    /// The part that the build system assigns.
    case automatic
}

extension ValueFormat<ShardChoice> {
    static var shard: ValueFormat {
        ValueFormat(
            placeholder: "I/N", expected: "a shard, from 1/N to N/N, or auto", choices: ["auto"]
        ) { text in
            text == "auto" ? .automatic : SuiteShard(text).map { .part($0) }
        }
    }
}
