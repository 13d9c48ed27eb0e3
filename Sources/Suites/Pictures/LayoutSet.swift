import Basics
public import Foundation
import LayoutDocument
public import LayoutLoading
import Snapshots

/// The layout files of a suite.
public struct LayoutSet: Sendable {
    public struct Entry: Sendable {
        public let source: LayoutSource
        /// The name of the file in messages and reports: the path as the user named it. For a file in a folder that the
        /// user named, it starts with the folder's path: `Layouts/login.json` for `Layouts`.
        public let shownAs: String

        /// The same layout with a loader of its own, so that several stages share the loaded images.
        @MainActor
        func keepingImages() -> Entry { Entry(source: source.keepingImages(), shownAs: shownAs) }

        /// The layout in each of some languages.
        /// - Parameter root: the object of an Interface Builder document to show.
        package func translations(
            into languages: [LayoutLanguage], root: String? = nil
        ) throws(LayoutLoadingError) -> [Translation] {
            var translations: [Translation] = []
            for language in languages {
                let entry = translated(into: language)
                translations.append((entry, try entry.source.layouts(shownAs: shownAs, root: root)))
            }
            return translations
        }

        /// The same layout with its texts in a language.
        public func translated(into language: LayoutLanguage) -> Entry {
            Entry(source: source.translated(into: language), shownAs: shownAs)
        }
    }

    /// A layout in one language, with what was read from its file.
    public typealias Translation = (entry: Entry, read: SourceLayouts)

    public private(set) var entries: [Entry]
    /// Whether only folders were given: no single file and no standard input.
    public let coversFolders: Bool
    /// Whether a single file was given, and nothing that could stand for several.
    public let isOneFile: Bool

    /// The given files, and all layouts in the given folders and their subfolders, in the order of their paths. A file
    /// that is given twice is taken once. If several files are given, a suite file among them is ignored, because
    /// `Layouts/*.json` includes it.
    /// - Parameter haveOwnNames: whether two layouts of one name are an error, because their output would have the same
    ///   paths.
    public init(paths: [String], in directory: URL, haveOwnNames: Bool = true) throws(LayoutSetError) {
        var entries: [Entry] = []
        var files = Set<FilePath>()
        var coversFolders = true
        for path in paths {
            if path == LayoutSet.standardInput {
                coversFolders = false
                if files.insert(FilePath(StandardInput.url.path)).inserted {
                    entries.append(LayoutSet.standardInput(in: directory))
                }
                continue
            }
            let (url, isFolder) = try LayoutSet.locate(path, in: directory)
            if !isFolder, url.lastPathComponent == SuiteDocument.fileName {
                if paths.count > 1 { continue }
                throw .suiteFile(path)
            }
            coversFolders = coversFolders && isFolder
            let found =
                isFolder
                ? try LayoutSet.layouts(in: url, shownAs: path) : [Entry(source: LayoutSource(url: url), shownAs: path)]
            entries += found.filter { files.insert(FilePath($0.source.url.path)).inserted }
        }
        guard !entries.isEmpty else { throw .noLayouts(paths) }
        if haveOwnNames { try LayoutSet.checkNames(of: entries) }
        self.entries = entries
        self.coversFolders = coversFolders
        isOneFile = paths.count == 1 && !coversFolders
    }

    /// The same layouts with their texts in a language.
    public func translated(into language: LayoutLanguage) -> LayoutSet {
        var set = self
        set.entries = entries.map { $0.translated(into: language) }
        return set
    }

    /// Checks that no two layouts have the same name, because the goldens of a layout are in a folder with its name.
    private static func checkNames(of entries: [Entry]) throws(LayoutSetError) {
        var names = FileNames<Entry>()
        for entry in entries {
            let name = entry.source.name
            guard let other = names.take(GoldenName.fileName(name.foldedFileName), for: entry) else { continue }
            let folder = GoldenName.fileName(name)
            guard FilePath(GoldenName.fileName(other.source.name)) == FilePath(folder) else {
                throw .similarNames(other.shownAs, entry.shownAs)
            }
            throw .sameName(folder, other.shownAs, entry.shownAs)
        }
    }

    /// The path that stands for standard input.
    private static let standardInput = "-"

    private static func standardInput(in directory: URL) -> Entry {
        Entry(source: .standardInput(in: directory), shownAs: standardInput)
    }

    /// A single file; a folder is an error.
    public static func file(_ path: String, in directory: URL) throws(LayoutSetError) -> Entry {
        if path == standardInput { return standardInput(in: directory) }
        let (url, isFolder) = try locate(path, in: directory)
        guard !isFolder else { throw .folder(path) }
        return Entry(source: LayoutSource(url: url), shownAs: path)
    }

    private static func locate(
        _ path: String, in directory: URL
    ) throws(LayoutSetError) -> (url: URL, isFolder: Bool) {
        let url = URL(fileURLWithPath: path, relativeTo: directory).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw .missing(path) }
        guard isFolder.boolValue || mayBeLayout(url) else { throw .notALayout(path) }
        return (url, isFolder.boolValue)
    }

    /// Folders that contain pictures, property lists or results, but no layouts.
    private static let skipped: Set<String> = ["Images", "Snapshots", "report"]
    private static let fileLimit = 100_000

    /// Whether a given file can be a layout. A file without an extension may be a pipe.
    private static func mayBeLayout(_ file: URL) -> Bool {
        let name = file.pathExtension.lowercased()
        return ["", "json"].contains(name) || LayoutSource.interfaceBuilderExtensions.contains(name)
    }

    /// Whether a file is a layout, by its name.
    public static func isLayout(_ file: URL) -> Bool {
        if LayoutSource.interfaceBuilderExtensions.contains(file.pathExtension.lowercased()) { return true }
        // Only the exact name of the suite file makes it one; with another case, it is not read as a suite file.
        guard file.lastPathComponent != SuiteDocument.fileName else { return false }
        let name = file.lastPathComponent.lowercased()
        return name.hasSuffix(".json") && !name.hasSuffix(".schema.json")
    }

    /// All files in a folder and its subfolders that may be layouts by their names, sorted. Unreadable folders are
    /// skipped; nil if there are too many files.
    static func sources(below folder: URL) -> [LayoutSource]? {
        let listing = try? FolderListing(
            of: folder.path, limit: fileLimit, passingUnreadable: true, skipping: isSkipped)
        return listing.map { sources(in: folder, $0).map(\.source) }
    }

    /// Whether a file is the results of a run, next to its page.
    private static func isResults(_ file: URL) -> Bool {
        file.lastPathComponent == SuiteReport.fileName
            && FileManager.default.fileExists(
                atPath: file.deletingLastPathComponent().appendingPathComponent(ReportPage.fileName).path)
    }

    private static func layouts(in folder: URL, shownAs path: String) throws(LayoutSetError) -> [Entry] {
        let listing: FolderListing
        do throws(FileError) {
            // If layouts cannot be listed, they must not seem to be missing, or their goldens would be obsolete.
            listing = try FolderListing(of: folder.path, limit: fileLimit, skipping: isSkipped)
        } catch {
            guard case .tooManyEntries = error.cause else { throw .unreadable(error.path, error.reason) }
            throw .tooManyFiles(path, limit: fileLimit)
        }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        return sources(in: folder, listing).map { Entry(source: $0.source, shownAs: prefix + $0.path) }
    }

    private static func isSkipped(_ name: String) -> Bool {
        name.hasPrefix(".") || skipped.contains(name) || name.lowercased().hasSuffix(".xcassets")
    }

    private static func sources(in folder: URL, _ listing: FolderListing) -> [(source: LayoutSource, path: String)] {
        listing.entries.compactMap { entry in
            let file = folder.appendingPathComponent(entry.path)
            guard !entry.isFolder, isLayout(file), !isResults(file) else { return nil }
            return (LayoutSource(url: file, root: folder), entry.path)
        }
    }
}

/// The reason why a set of layouts cannot be run.
public enum LayoutSetError: Error, Sendable, Hashable, CustomStringConvertible {
    case missing(String)
    /// A folder that cannot be read, with the reason.
    case unreadable(String, String)
    /// A folder where a file is expected.
    case folder(String)
    /// A suite file where a layout is expected.
    case suiteFile(String)
    /// A file whose extension shows that it is not a layout.
    case notALayout(String)
    /// There are no layouts; a suite without layouts would always pass.
    case noLayouts([String])
    case tooManyFiles(String, limit: Int)
    /// Two layouts have the same name, so that their goldens would be in one folder.
    case sameName(String, String, String)
    /// Two layouts have similar names, so that their goldens would be in one folder on a Mac: the names differ only in
    /// case or in the encoding of accents.
    case similarNames(String, String)

    public var description: String { ShownText.name(text) }

    private var text: String {
        switch self {
        case .missing("Layouts"):
            "there is no folder Layouts here; pass the paths of your layouts, or run \"reflow init\" to write a starter folder"
        case .missing(let path): "there is no file or folder \(path)"
        case .unreadable(let path, let reason): "the folder \(path) cannot be read: \(reason)"
        case .folder(let path): "\(path) is a folder, not a layout file"
        case .suiteFile(let path):
            "\(path) is a suite file, not a layout; name a layout or a folder of layouts instead"
        case .notALayout(let path):
            "\(path) is \(LayoutSetError.kind(of: path)) (.json, .xib or .storyboard)\(LayoutSetError.advice(on: path))"
        case .noLayouts(let paths):
            "there is no layout file (.json, .xib or .storyboard) in \(paths.joined(separator: ", "))"
        case .tooManyFiles(let path, let limit): "the folder \(path) holds more than \(limit) files"
        case .sameName(let name, let first, let second):
            "two layouts are called \(name): \(first) and \(second); their goldens would be the same files"
        case .similarNames(let first, let second):
            "\(LayoutSetError.spelled(first, beside: second)) and \(LayoutSetError.spelled(second, beside: first)) have "
                + "names that a Mac treats as the same file: it ignores case and how accents are encoded; "
                + "rename one of them and its goldens"
        }
    }

    private static func advice(on path: String) -> String {
        path.lowercased().hasSuffix(".swift") ? "; draw Swift views in a test, with assertSnapshot" : ""
    }

    private static func kind(of path: String) -> String {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg": "a picture, not a layout file"
        default: "not a layout file"
        }
    }

    /// A path. If its name looks the same as the other one's, the name's encoding is added.
    private static func spelled(_ path: String, beside other: String) -> String {
        let name = path.split(separator: "/").last
        guard let name, name == other.split(separator: "/").last else { return path }
        let spelling = name.unicodeScalars.map { $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16))}" }
        return "\(path) (\(spelling.joined()))"
    }
}
