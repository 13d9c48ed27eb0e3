import Basics
public import Foundation
import JSON
public import LayoutDocument

/// Finds and reads the suite file of a run.
public enum SuiteFile {
    /// The suite file of the layouts: the nearest `reflow.json`, starting in the folder that a path names or that
    /// contains its file, and continuing in the folders above.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: ``SuiteFileError/several(_:_:_:_:)`` if not all paths have the same suite file, or only some have one.
    public static func read(for paths: [String], in directory: URL) throws(SuiteFileError) -> SuiteDocument? {
        var found: (path: String, file: String?)?
        for path in paths {
            let file = nearest(to: URL(fileURLWithPath: path, relativeTo: directory).standardizedFileURL)
            if let found, found.file != file { throw .several(found.path, found.file, path, file) }
            found = (path, file)
        }
        guard let file = found?.file else { return nil }
        return try read(file, shownAs: shortened(file, in: directory))
    }

    /// - Parameter shownAs: the name of the file in messages.
    public static func read(_ path: String, shownAs file: String) throws(SuiteFileError) -> SuiteDocument {
        let data: Data
        do throws(FileError) {
            data = try BoundedFile.read(path, limit: LayoutLimits.standard.fileBytes)
        } catch {
            throw .unreadable(file, error.reason)
        }
        do throws(InvalidFile) {
            return try SuiteDocument.parse(data, file: file)
        } catch {
            throw .invalid(error)
        }
    }

    private static func nearest(to place: URL) -> String? {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        var folder = exists && isFolder.boolValue ? place : place.deletingLastPathComponent()
        while true {
            // A suite file outside the boundary of the run is ignored.
            guard FileBoundary.allows(folder.path) else { return nil }
            let file = folder.appendingPathComponent(SuiteDocument.fileName).path
            if isThere(file) { return file }
            let above = folder.deletingLastPathComponent().standardizedFileURL
            guard above.path.utf8.count < folder.path.utf8.count else { return nil }
            folder = above
        }
    }

    /// Whether the file exists. A link that leads nowhere counts, too, because the user meant it to be read.
    private static func isThere(_ file: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: file)) != nil
    }

    /// The file's path. A path inside the directory is relative to the directory, as a user there would write it.
    private static func shortened(_ path: String, in directory: URL) -> String {
        let prefix = directory.standardizedFileURL.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}

/// An error: no single suite file applies.
public enum SuiteFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Two paths of one run belong to different suites: each path with its suite file.
    case several(String, String?, String, String?)
    case unreadable(String, String)
    case invalid(InvalidFile)

    public var description: String {
        switch self {
        case .several(let first, let firstFile, let second, let secondFile):
            """
            \(first) and \(second) belong to different suites (\(firstFile ?? "no reflow.json") and \
            \(secondFile ?? "no reflow.json")); run them one after the other, or name one suite file with --config
            """
        case .unreadable(let file, let reason): "cannot read \(file): \(reason)"
        case .invalid(let error): error.description
        }
    }
}
