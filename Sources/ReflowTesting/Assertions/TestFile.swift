import Basics
import Foundation

/// Where the file of a test lies.
///
/// `#filePath` says it. `#file`, which helpers of older tests hand on, is in Swift 6 mode only the module and the name of
/// the file, as `#fileID` is, and a build system may make paths relative.
enum TestFile {
    /// Where packages keep the folders of their targets (Swift Package Manager, "Target.path").
    private static let targetFolders = ["Tests", "Sources", "Source", "src", "srcs"]
    /// In more entries than this no file is looked for.
    private static let limit = 50_000

    /// - Parameters:
    ///   - path: as the test has it.
    ///   - workingDirectory: what relative paths start from.
    ///   - starts: folders that lie in the package of the test, or below it.
    /// - Returns: the whole path.
    /// - Throws: why nobody knows where the file lies.
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
        // Sources are often not where tests run, but their folders are. Two names or one need not be a way at all.
        let evidence = path.split(separator: "/").count > 2 ? own.deletingLastPathComponent() : own
        if found.isEmpty, !path.isEmpty, FileManager.default.fileExists(atPath: evidence.path) { return own.path }
        throw SnapshotFailure(
            """
            Reflow cannot find the test's file from "\(path)", so it does not know where the goldens are.

            \(found.isEmpty ? "" : "It may be \(found.joined(separator: " or ")).\n")In Swift 6 mode, #file is not a \
            path but "module/file". If a helper passes the file on, declare it as "file: StaticString = #filePath".
            """)
    }

    /// The executable of the tests lies in the package that was built.
    static let starts = [Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()]
        .compactMap(\.self)

    /// Of `App/LoginTests.swift`, both parts.
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

    /// The files of a name in the folder of a module.
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

    /// What a target of this name is called where it is imported.
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
