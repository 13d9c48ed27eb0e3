import Basics
package import Foundation

/// The places in which resources are searched by name, in order: single folders, then whole projects.
///
/// In each place, files are searched first, then asset catalogues (`*.xcassets`). Files outside the root are not read,
/// except for the targets of links if `takesLinksAsFiles` is true.
package struct ResourceSearch: Sendable {
    private let folders: [URL]
    private let root: URL?
    private let takesLinksAsFiles: Bool
    /// The folder around whose path projects are searched; nil for no project.
    private let document: URL?
    /// Whole folders to search after the others.
    private let trees: [String]
    private let state = Guarded(State())

    /// Listings, made at the first lookup that needs them.
    private struct State: Sendable {
        var catalogues: [URL: CatalogueSets] = [:]
        var projects: [Tree]?
    }

    private struct Tree: Sendable {
        let index: ResourceIndex
        let folder: [String]

        /// Checks that no link leads out of the folder.
        func check(_ file: String, name: String) throws(AssetError) {
            guard let real = Folder.realPath(file), let root = Folder.realPath(index.root),
                Folder.contains(root, real)
            else { throw .outsideRoot(name: name) }
        }
    }

    /// The maximum number of entries that are read in a folder's catalogues.
    private static let maximumEntries = 100_000

    /// - Parameters:
    ///   - folders: the folders, in search order. A catalogue is found directly in them.
    ///   - root: the folder that must contain every file; if nil, the folder in which the file was found.
    ///   - takesLinksAsFiles: whether a symbolic link in the root may lead outside, as for inputs that a build system
    ///     provides as links.
    ///   - document: the folder of a document, in whose project and repository resources are searched after the
    ///     folders.
    ///   - trees: the folders to search after these, with everything in them.
    package init(
        folders: [URL] = [], root: URL? = nil, takesLinksAsFiles: Bool = false, document: URL? = nil,
        trees: [String] = []
    ) {
        self.folders = folders
        self.root = root
        self.takesLinksAsFiles = takesLinksAsFiles
        self.document = document
        self.trees = trees
    }

    /// The same search, in further folders after the others.
    package func searching(_ others: [URL]) -> ResourceSearch {
        ResourceSearch(
            folders: folders + others, root: root, takesLinksAsFiles: takesLinksAsFiles, document: document,
            trees: trees)
    }

    // MARK: Images

    /// The image called `name`, in the variant for `traits`.
    /// - Parameter name: with or without extension; it may begin with folders below the ones searched, or with the
    ///   names of a catalogue's groups.
    package func image(named name: String, for traits: AssetTraits) throws(AssetError) -> PictureFile {
        try ResourceSearch.check(name)
        let candidates = ImageFileName(name).candidates(for: traits)
        for folder in folders {
            for candidate in candidates {
                let file = folder.appendingPathComponent(candidate.name)
                guard FileManager.default.isFile(at: file) else { continue }
                try check(file, liesIn: root ?? folder, name: name)
                return PictureFile(file: file.path, scale: candidate.scale)
            }
            if let set = try set(.image, named: name, in: folder) {
                let choice = try image(in: set, for: traits)
                try check(URL(fileURLWithPath: choice.file), liesIn: root ?? folder, name: name)
                return choice
            }
        }
        let others = ResourceSearch.otherNames(for: name)
        if let file = others.lazy.flatMap({ name in folders.map { $0.appendingPathComponent(name) } })
            .first(where: FileManager.default.isFile)
        {
            try check(file, liesIn: root ?? file.deletingLastPathComponent(), name: name)
            return try ResourceSearch.vector(name, file.path)
        }
        for tree in try projects() {
            for candidate in candidates {
                guard let file = tree.index.file(named: candidate.name, near: tree.folder) else { continue }
                try tree.check(file, name: name)
                return PictureFile(file: file, scale: candidate.scale)
            }
            if let set = ResourceSearch.set(.image, named: name, in: tree) {
                let choice = try image(in: set, for: traits)
                try tree.check(choice.file, name: name)
                return choice
            }
            if let file = others.lazy.compactMap({ tree.index.file(named: $0, near: tree.folder) }).first {
                try tree.check(file, name: name)
                return try ResourceSearch.vector(name, file)
            }
        }
        throw .notFound(name: name, folders: folders.map(\.path))
    }

    private func image(in set: AssetSetFile, for traits: AssetTraits) throws(AssetError) -> PictureFile {
        let images: ImageSet = try set.read()
        let choice = try images.choose(for: traits, in: set.path)
        guard FileManager.default.isFile(at: URL(fileURLWithPath: choice.file)) else {
            throw .missingFile(path: choice.file)
        }
        return choice
    }

    /// The names of files in other formats than PNG and JPEG that may be meant by `name`.
    private static func otherNames(for name: String) -> [String] {
        let (_, other) = ImageFileName.split(name, at: Array(FileKind.otherExtensions.keys))
        guard other == nil else { return [name] }
        // Of two files with one name, the one that is drawn is meant.
        let kinds = FileKind.otherExtensions.sorted {
            ($0.value.isVector ? 0 : 1, $0.key) < ($1.value.isVector ? 0 : 1, $1.key)
        }
        return kinds.map { "\(name).\($0.key)" }
    }

    /// A vector that is not in a catalogue.
    /// - Throws: the reason why a file of another format is not drawn.
    private static func vector(_ name: String, _ file: String) throws(AssetError) -> PictureFile {
        let data = try? BoundedFile.read(file, limit: AssetLimits.fileBytes)
        let named = FileKind.otherExtensions[(file as NSString).pathExtension.lowercased()]
        guard let kind = data.flatMap({ FileKind(of: $0) }) ?? named else {
            throw .notFound(name: name, folders: [])
        }
        guard kind.isVector else { throw .otherKind(name: name, file: file, remedy: kind.remedy) }
        return PictureFile(file: file, scale: 1, preservesVectorRepresentation: true)
    }

    // MARK: Other sets

    /// The file of the data set called `name`, and the identifier of its type; nil if there is none.
    package func data(
        named name: String, for traits: AssetTraits
    ) throws(AssetError) -> (file: String, typeIdentifier: String?)? {
        guard let file = try set(.data, named: name) else { return nil }
        let set: DataSet = try file.read()
        guard let entry = set.choose(for: traits) else { throw .emptySet(kind: .data, path: file.path) }
        return (file.path + "/" + entry.filename, entry.typeIdentifier)
    }

    /// The symbol called `name` of a catalogue; nil if there is none.
    package func symbol(named name: String, for traits: AssetTraits) throws(AssetError) -> SymbolOutline? {
        guard let file = try set(.symbol, named: name) else { return nil }
        let set: SymbolSet = try file.read()
        guard let filename = set.choose(for: traits) else { throw .emptySet(kind: .symbol, path: file.path) }
        return try SymbolFile.outline(named: name, at: file.path + "/" + filename)
    }

    /// The set called `name`; nil if there is none.
    package func set(_ kind: AssetKind, named name: String) throws(AssetError) -> AssetSetFile? {
        try ResourceSearch.check(name)
        for folder in folders {
            guard let set = try set(kind, named: name, in: folder) else { continue }
            try check(URL(fileURLWithPath: set.contents), liesIn: root ?? folder, name: name)
            return set
        }
        for tree in try projects() {
            guard let set = ResourceSearch.set(kind, named: name, in: tree) else { continue }
            try tree.check(set.contents, name: name)
            return set
        }
        return nil
    }

    // MARK: Places

    /// A set in a catalogue that is directly in `folder`. A name with an extension also means the set without it.
    private func set(_ kind: AssetKind, named name: String, in folder: URL) throws(AssetError) -> AssetSetFile? {
        let sets = try catalogues(in: folder)
        for name in ResourceSearch.setNames(kind, name) {
            guard let path = sets.paths(kind, named: name).first else { continue }
            return AssetSetFile(kind: kind, path: folder.appendingPathComponent(path, isDirectory: true).path)
        }
        return nil
    }

    private static func set(_ kind: AssetKind, named name: String, in tree: Tree) -> AssetSetFile? {
        for name in setNames(kind, name) {
            if let path = tree.index.set(kind, named: name, near: tree.folder) {
                return AssetSetFile(kind: kind, path: path)
            }
        }
        return nil
    }

    private static func setNames(_ kind: AssetKind, _ name: String) -> [String] {
        guard kind == .image else { return [name] }
        let (stem, known) = ImageFileName.split(
            name, at: ImageFileName.extensions + Array(FileKind.otherExtensions.keys))
        return known == nil ? [name] : [name, stem]
    }

    private func catalogues(in folder: URL) throws(AssetError) -> CatalogueSets {
        try state.withLock { (state) throws(AssetError) in
            if let known = state.catalogues[folder] { return known }
            var sets = CatalogueSets()
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for catalogue in entries.filter({ $0.lowercased().hasSuffix(CatalogueSets.catalogueExtension) }).sorted() {
                do throws(FileError) {
                    let listing = try FolderListing(
                        of: folder.appendingPathComponent(catalogue, isDirectory: true).path,
                        limit: ResourceSearch.maximumEntries, closing: CatalogueSets.isSet)
                    for entry in listing.entries where entry.isFolder {
                        sets.add(catalogue + "/" + entry.path) { group in
                            CatalogueSets.isNamespace(groupAt: folder.appendingPathComponent(group).path)
                        }
                    }
                } catch {
                    if error.cause == .system(ENOTDIR) { continue }
                    throw .unreadable(path: error.path, reason: error.reason)
                }
            }
            state.catalogues[folder] = sets
            return sets
        }
    }

    /// The indexes of the projects, and of the other whole folders.
    private func projects() throws(AssetError) -> [Tree] {
        try state.withLock { (state) throws(AssetError) in
            if let known = state.projects { return known }
            var found: [Tree] = []
            let around = document.map { ProjectFolder.roots(around: $0.path) } ?? []
            let place = document?.resolvingSymlinksInPath().path ?? ""
            for root in around + trees {
                do throws(FileError) {
                    let folder = place.hasPrefix(root + "/") ? place.dropFirst(root.count + 1) : ""
                    found.append(
                        Tree(index: try .of(root), folder: folder.split(separator: "/").map(String.init)))
                } catch {
                    if case .tooManyEntries(let limit) = error.cause {
                        // The project itself is searched even if its repository is too large.
                        if found.isEmpty { throw .tooManyFiles(folder: root, limit: limit) }
                        continue
                    }
                    throw .unreadable(path: error.path, reason: error.reason)
                }
            }
            state.projects = found
            return found
        }
    }

    // MARK: Checks

    private static func check(_ name: String) throws(AssetError) {
        let components = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, !name.contains("\0"), !components.contains(".."), components.first != "" else {
            throw .invalidName(name)
        }
    }

    private func check(_ file: URL, liesIn root: URL, name: String) throws(AssetError) {
        func place(_ url: URL) -> [String] {
            (takesLinksAsFiles ? url : url.resolvingSymlinksInPath()).standardizedFileURL.pathComponents
        }
        guard place(file).starts(with: place(root)) else { throw .outsideRoot(name: name) }
    }
}

/// Limits of resources.
package enum AssetLimits {
    /// The maximum size of a picture or another file, in bytes.
    package static let fileBytes = 64 << 20
}

extension FileManager {
    func isFile(at url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
