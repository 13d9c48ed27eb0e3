import Basics
import Foundation

/// A change of a golden that can be reviewed and accepted: the golden at that time, and the files in the folder of
/// reports that would replace it.
public struct GoldenChange: Sendable, Hashable {
    /// The path of the golden and of its artifacts in their folders, without extension:
    /// `login/login.iphone-15.portrait`.
    public var path: String
    /// The digests of the golden's files when they were compared. Files that are not listed did not exist.
    public var old: GoldenDigests
    /// The digests of the files that accepting writes; all other files stay.
    public var new: GoldenDigests
    /// Whether accepting removes the golden, because there is no longer a picture for it.
    public var isRemoval: Bool

    public init(path: String, old: GoldenDigests, new: GoldenDigests, isRemoval: Bool = false) {
        self.path = path
        self.old = old
        self.new = new
        self.isRemoval = isRemoval
    }
}

/// The reason why a change cannot be accepted.
public enum GoldenChangeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The golden has changed since it was compared.
    case goldenChanged(String)
    /// The report's file has changed since it was reviewed, or no longer exists.
    case artifactChanged(String)

    public var description: String {
        switch self {
        case .goldenChanged(let path): "the golden \(path) has changed since the report was written"
        case .artifactChanged(let path): "\(path) in the report has changed since the report was written"
        }
    }
}

extension GoldenStore {
    /// Checks that the change can be accepted: the golden and the report's files are unchanged. A change that was
    /// already accepted can be accepted again.
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

    /// Accepts the change; each file is replaced atomically.
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

    /// The files that accepting the change would write or remove.
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
