/// A reason why files do not compile on Linux.
struct Blocker: Codable, Equatable, Hashable {
    enum Kind: String, Codable {
        /// A name of Apple's frameworks that Reflow does not have.
        case symbol
        /// A module of Apple's that Linux does not have.
        case module
        /// A module that is not Apple's, and not the project's.
        case package
        /// Something that the compiler refuses without a name being missing.
        case syntax
        /// A type of the project's own, or of a package, that was not found.
        case type
        /// A construct of Objective-C that the rewriter leaves.
        case objectiveC
        /// A document that connects a controller's outlets.
        case resource
    }

    var kind: Kind
    var name: String
}

/// A blocker, with the files behind it.
struct RankedBlocker: Codable, Equatable {
    var kind: Blocker.Kind
    var name: String
    /// The number of files that it keeps out.
    var files: Int
    /// The number of files that nothing else keeps out.
    var frees: Int

    /// The blockers, those first that free most files.
    static func ranked(_ blockers: [String: Set<Blocker>]) -> [RankedBlocker] {
        var all: [Blocker: (files: Int, frees: Int)] = [:]
        for found in blockers.values {
            for blocker in found {
                all[blocker, default: (0, 0)].files += 1
                if found.count == 1 { all[blocker, default: (0, 0)].frees += 1 }
            }
        }
        return all.map { RankedBlocker(kind: $0.kind, name: $0.name, files: $1.files, frees: $1.frees) }.sorted {
            ($1.frees, $1.files, $0.kind.rawValue, $0.name) < ($0.frees, $0.files, $1.kind.rawValue, $1.name)
        }
    }
}
