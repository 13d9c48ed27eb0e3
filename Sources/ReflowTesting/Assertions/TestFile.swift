import Basics
import Foundation

/// The location of a test's file.
///
/// `#filePath` is its full path. But helpers of older tests pass `#file`, which in Swift 6 mode is only the module and
/// the name of the file, like `#fileID`, and a build system may make paths relative.
enum TestFile {
    /// The folders in which packages keep the folders of their targets (Swift Package Manager, "Target.path").
    private static let targetFolders = ["Tests", "Sources", "Source", "src", "srcs"]
    /// The maximum number of entries in which a file is searched for.
    private static let limit = 50_000

    /// - Parameters:
    ///   - path: the path that the test gave.
    ///   - workingDirectory: the folder in which relative paths start.
    ///   - starts: folders in the package of the test, or below it.
    /// - Returns: the full path.
    /// - Throws: the reason why the file was not found.
    static func path(
        of path: String, workingDirectory: String = FileManager.default.currentDirectoryPath,
        starts: [URL] = TestFile.starts
    ) throws(SnapshotFailure) -> String {
        guard !path.hasPrefix("/") else { return path }
        var found: [String] = []
        if let (module, name) = moduleAndName(path) {
            for package in packages(above: starts + [URL(fileURLWithPath: workingDirectory, isDirectory: true)]) {
                for file in try files(of: module, named: name, in: package) where !found.contains(file) {
                    found.append(file)
                }
            }
            if found.count == 1 { return found[0] }
        }
        let own = URL(fileURLWithPath: workingDirectory, isDirectory: true).appendingPathComponent(path)
        // The sources are often missing on the machine that runs the tests, but their folders exist. A path of only one
        // or two names may be a module and a file, not a path.
        let evidence = path.split(separator: "/").count > 2 ? own.deletingLastPathComponent() : own
        if found.isEmpty, !path.isEmpty, FileManager.default.fileExists(atPath: evidence.path) { return own.path }
        throw SnapshotFailure(
            """
            Reflow cannot find the test's file from "\(path)", so it does not know where the goldens are.

            \(found.isEmpty ? "" : "It may be \(found.joined(separator: " or ")).\n")In Swift 6 mode, #file is not a \
            path but "module/file". If a helper passes the file on, declare it as "file: StaticString = #filePath".
            """)
    }

    /// The folder of the tests' executable, which is in the package that was built.
    static let starts = [Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()]
        .compactMap(\.self)

    /// The module and the file name of a text such as `App/LoginTests.swift`.
    private static func moduleAndName(_ path: String) -> (module: String, name: String)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, parts[0] != ".", parts[0] != "..", !parts[1].isEmpty else {
            return nil
        }
        return (parts[0], parts[1])
    }

    private static func packages(above starts: [URL]) -> [URL] {
        var packages: [URL] = []
        for start in starts {
            guard let package = PackageFolder.above(start)?.resolvingSymlinksInPath(), !packages.contains(package)
            else { continue }
            packages.append(package)
        }
        return packages
    }

    /// The files with a name in the folder of a module.
    private static func files(
        of module: String, named name: String, in package: URL
    ) throws(SnapshotFailure) -> [String] {
        for base in targetFolders {
            let files = try entries(of: package.appendingPathComponent(base).path).filter {
                let parts = $0.path.split(separator: "/")
                return !$0.isFolder && parts.count > 1 && moduleName(parts[0]) == module
                    && parts[parts.count - 1] == name
            }
            if !files.isEmpty { return files.map { "\(package.path)/\(base)/\($0.path)" } }
        }
        return try entries(of: package.appendingPathComponent(module).path)
            .filter { !$0.isFolder && $0.path.split(separator: "/").last.map(String.init) == name }
            .map { "\(package.path)/\(module)/\($0.path)" }
    }

    /// The name under which a target is imported.
    private static func moduleName(_ target: Substring) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    private static func entries(of folder: String) throws(SnapshotFailure) -> [FolderListing.Entry] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        do throws(FileError) {
            return try FolderListing(of: folder, limit: limit, passingUnreadable: true) {
                $0.hasPrefix(".") || $0 == ReferenceFolder.name
            }.entries
        } catch {
            throw SnapshotFailure("Cannot search for the test's source file: \(error)")
        }
    }
}
