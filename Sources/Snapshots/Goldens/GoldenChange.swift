import Basics
import Foundation

/// A change of a golden that somebody looked at and may take over: what the golden was then, and what lies in the
/// folder of reports to take its place.
public struct GoldenChange: Sendable, Hashable {
    /// Where the golden and its artifacts lie in their folders, without extension: `login/login.iphone-15.portrait`.
    public var path: String
    /// The golden's files when they were compared; what is not listed was not there.
    public var old: GoldenDigests
    /// The files that are to be written; the others stay.
    public var new: GoldenDigests
    /// Whether the golden goes instead, for there is nothing any more that it could be of.
    public var isRemoval: Bool

    public init(path: String, old: GoldenDigests, new: GoldenDigests, isRemoval: Bool = false) {
        self.path = path
        self.old = old
        self.new = new
        self.isRemoval = isRemoval
    }
}

/// Why a change is not taken over.
public enum GoldenChangeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The golden is another one than was compared.
    case goldenChanged(String)
    /// The report's file is another one than was looked at, or gone.
    case artifactChanged(String)

    public var description: String {
        switch self {
        case .goldenChanged(let path): "the golden \(path) has changed since the report was written"
        case .artifactChanged(let path): "\(path) in the report has changed since the report was written"
        }
    }
}

extension GoldenStore {
    /// Whether the change can be taken over: the golden is still the one that was compared, and the files are those
    /// that were looked at. One that has been taken over already can be again.
    public func check(_ change: GoldenChange, from artifacts: FailureArtifacts) throws {
        for file in Set(change.old.keys).union(change.new.keys) {
            let now = try digest(of: file, at: change.path)
            let isDone = change.isRemoval ? now == nil : change.new[file] != nil && now == change.new[file]
            guard isDone || now == change.old[file] else {
                throw GoldenChangeError.goldenChanged(file.path(of: change.path))
            }
        }
        for file in change.new.keys { _ = try contents(of: file, change, artifacts) }
    }

    /// Takes the change over; each file is replaced atomically.
    ///
    /// - Returns: the paths of the files that changed, in the folder of goldens.
    public func apply(_ change: GoldenChange, from artifacts: FailureArtifacts) throws -> [String] {
        var changed: [String] = []
        for file in GoldenFile.allCases {
            let path = file.path(of: change.path)
            if change.isRemoval {
                if change.old[file] != nil, try digest(of: file, at: change.path) != nil {
                    try remove(path)
                    changed.append(path)
                }
            } else if change.new[file] != nil {
                let data = try contents(of: file, change, artifacts)
                if try folder.write(data, to: path) != .unchanged { changed.append(path) }
            }
        }
        return changed
    }

    /// The files that taking the change over would write or remove.
    public func pending(_ change: GoldenChange) throws -> [String] {
        try GoldenFile.allCases.compactMap { file in
            let now = try digest(of: file, at: change.path)
            let isPending =
                change.isRemoval
                ? change.old[file] != nil && now != nil : change.new[file] != nil && now != change.new[file]
            return isPending ? file.path(of: change.path) : nil
        }
    }

    private func contents(
        of file: GoldenFile, _ change: GoldenChange, _ artifacts: FailureArtifacts
    ) throws -> Data {
        let path = file.artifact.path(of: change.path)
        guard let data = try artifacts.folder.read(path, limit: GoldenStore.limit(of: file)),
            ContentDigest(of: data) == change.new[file]
        else { throw GoldenChangeError.artifactChanged(path) }
        return data
    }
}
