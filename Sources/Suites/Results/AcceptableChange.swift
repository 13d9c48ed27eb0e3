public import Snapshots

/// A change in a report that can be accepted, and the names by which it can be selected.
public struct AcceptableChange: Sendable, Hashable {
    /// The layout's file as named in the report.
    public let layout: String
    /// The golden's name without folder, as in the report.
    public let name: String
    public let change: GoldenChange

    /// Whether a text selects this change: by its picture's name, by the path of any of its files, by its layout, or by
    /// a folder that contains one of them.
    ///
    /// - Parameter folders: the folders of goldens and of the report, as the user named them.
    public func isMeant(by text: String, folders: [String]) -> Bool {
        AcceptableChange.isMeant(layout, name, change.path, by: text, folders: folders)
    }

    static func isMeant(
        _ layout: String, _ name: String, _ path: String, by text: String, folders: [String]
    ) -> Bool {
        let text = text.withoutCurrentFolder
        let paths = [path] + folders.map { $0.withoutCurrentFolder + "/" + path }
        if layout == text || ([layout.withoutCurrentFolder] + paths).contains(where: { $0.hasPrefix(text + "/") }) {
            return true
        }
        return ([name] + paths).contains { known in
            known == text || GoldenFile.allCases.contains { $0.path(of: known) == text }
                || FailureArtifacts.Kind.allCases.contains { $0.path(of: known) == text }
        }
    }
}

/// A failure in a report that cannot be accepted: a golden that Git LFS has not fetched, a file that cannot be read, or
/// a layout that raised an exception or cannot be shown.
public struct UnacceptableFailure: Sendable, Hashable {
    /// The layout's file as named in the report.
    public let layout: String
    /// The name of the picture or log, or the layout's file.
    public let name: String
    let path: String
    public let status: SnapshotStatus
    /// The reason, for people.
    public let message: String

    /// Whether a text selects this picture, log or layout, as in ``AcceptableChange/isMeant(by:folders:)``. A folder,
    /// or the layout of a picture, does not select it.
    public func isMeant(by text: String, folders: [String]) -> Bool {
        AcceptableChange.isMeant(name, name, path, by: text, folders: folders)
    }
}

extension SuiteReport {
    /// All changes that can be accepted, in the order of the suite.
    public var acceptableChanges: [AcceptableChange] {
        layouts.flatMap { layout in
            layout.pictures.compactMap { picture in
                picture.acceptance.map { acceptance in
                    AcceptableChange(
                        layout: layout.file, name: picture.name,
                        change: GoldenChange(
                            path: picture.path, of: [.picture, .tree, .frames], picture.golden, picture.artifacts,
                            acceptance))
                }
            }
                + layout.logs.compactMap { log in
                    log.acceptance.map { acceptance in
                        AcceptableChange(
                            layout: layout.file, name: log.name,
                            change: GoldenChange(path: log.path, of: [log.file], log.golden, log.artifacts, acceptance))
                    }
                }
        }
    }

    /// The failures that cannot be accepted, in the order of the suite.
    public var unacceptableFailures: [UnacceptableFailure] {
        layouts.flatMap { layout -> [UnacceptableFailure] in
            let whole = layout.message.map {
                UnacceptableFailure(
                    layout: layout.file, name: layout.file, path: layout.file, status: .broken, message: $0)
            }
            let pictures = layout.pictures.filter { $0.status.needsLook && $0.acceptance == nil }
            let logs = layout.logs.filter { $0.status.needsLook && $0.acceptance == nil }
            return [whole].compactMap(\.self)
                + pictures.map {
                    UnacceptableFailure(
                        layout: layout.file, name: $0.name, path: $0.path, status: $0.status,
                        message: $0.message ?? $0.status.rawValue)
                }
                + logs.map {
                    UnacceptableFailure(
                        layout: layout.file, name: $0.fileName, path: $0.path, status: $0.status,
                        message: $0.message ?? $0.status.rawValue)
                }
        }
    }

    /// Whether a text selects a picture, log or layout of the report, passed or not.
    public func knows(_ text: String, folders: [String]) -> Bool {
        layouts.contains { layout in
            AcceptableChange.isMeant(layout.file, layout.file, layout.file, by: text, folders: [])
                || (layout.pictures.map { ($0.name, $0.path) } + layout.logs.map { ($0.name, $0.path) }).contains {
                    AcceptableChange.isMeant(layout.file, $0.0, $0.1, by: text, folders: folders)
                }
        }
    }
}

extension GoldenChange {
    fileprivate init(
        path: String, of files: [GoldenFile], _ golden: GoldenDigests,
        _ artifacts: [FailureArtifacts.Kind: GoldenDigests.Value], _ acceptance: PictureReport.Acceptance
    ) {
        var new: GoldenDigests = [:]
        for file in files { new[file] = artifacts[file.artifact] }
        self.init(path: path, old: golden, new: new, isRemoval: acceptance == .remove)
    }
}

extension String {
    /// The path without a leading `./` or a trailing slash: `Snapshots` for `./Snapshots/`.
    fileprivate var withoutCurrentFolder: String {
        var text = self[...]
        while text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
        return String(text)
    }
}
