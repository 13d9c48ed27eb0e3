import Assets
import Basics
public import Foundation
import KitSchema
import KitValues
public import LayoutDocument
import ReflowKit

/// A layout file on disk, and the folders its images may come from.
public struct LayoutSource: Sendable {
    public let url: URL
    /// The root folder: the folder that was passed to the command, or the file's own folder. Images outside it are not
    /// read.
    public let root: URL
    /// The language of the texts.
    public private(set) var language = LayoutLanguage.base
    private var keptLoader: SimulationImageLoader?

    public init(url: URL, root: URL? = nil) {
        self.url = url
        self.root = root ?? url.deletingLastPathComponent()
    }

    /// The layout on standard input. Its images are in the given folder.
    public static func standardInput(in folder: URL) -> LayoutSource {
        LayoutSource(url: StandardInput.url, root: folder)
    }

    public var folder: URL { url == StandardInput.url ? root : url.deletingLastPathComponent() }
    public var name: String { url.deletingPathExtension().lastPathComponent }

    /// Whether the file's name is that of an Interface Builder document.
    public var isInterfaceBuilderDocument: Bool {
        LayoutSource.interfaceBuilderExtensions.contains(url.pathExtension.lowercased())
    }

    /// The extensions of the files that Interface Builder writes.
    public static let interfaceBuilderExtensions: Set<String> = ["xib", "storyboard"]

    /// Reads and parses the file. For an Interface Builder document, the result is its default layout. `shownAs` is the
    /// file's name in messages.
    package func parse(shownAs file: String, classes: [String: StandardClass] = [:]) throws(LayoutLoadingError)
        -> LayoutDocument.ParseResult
    {
        let options = try options(classes: classes)
        let data = try read(shownAs: file)
        guard isInterfaceBuilderDocument else { return LayoutDocument.parse(data, file: file, options: options) }
        let parsed = InterfaceBuilderDocument.parse(data, file: file, options: options)
        do throws(Diagnostic) {
            guard let document = parsed.document else {
                return LayoutDocument.ParseResult(document: nil, diagnostics: parsed.diagnostics)
            }
            let layout = try document.layout()
            return LayoutDocument.ParseResult(document: layout, diagnostics: document.warnings(shownIn: layout))
        } catch {
            return LayoutDocument.ParseResult(document: nil, diagnostics: parsed.diagnostics + [error])
        }
    }

    /// The layouts of the file.
    /// - Parameter root: the object of an Interface Builder document to show: an id, or `all`; by default the
    ///   document's own choice. Other layout files have one layout, in which the root is found when it is shown.
    /// - Throws: all reasons why the file, or the object, cannot be shown.
    package func layouts(
        shownAs file: String, root: String? = nil, classes: [String: StandardClass] = [:]
    ) throws(LayoutLoadingError) -> SourceLayouts {
        guard let root, isInterfaceBuilderDocument else {
            let parsed = try parse(shownAs: file, classes: classes)
            guard let document = parsed.document else { throw LayoutLoadingError(diagnostics: parsed.errors) }
            return SourceLayouts(layouts: [RootedLayout(document: document, root: nil, warnings: parsed.warnings)])
        }
        let parsed = InterfaceBuilderDocument.parse(
            try read(shownAs: file), file: file, options: try options(classes: classes))
        guard let document = parsed.document else {
            throw LayoutLoadingError(diagnostics: parsed.diagnostics.filter { $0.severity == .error })
        }
        do throws(Diagnostic) {
            let ids = root == "all" ? document.rootIDs : [root]
            guard !ids.isEmpty else {
                throw Diagnostic(
                    .error, .nothingToShow, "the document has no object with a view and an id", file: file)
            }
            let limit = LayoutLimits.standard.roots
            guard ids.count <= limit else {
                throw Diagnostic(
                    .error, .limitExceeded, "more than \(limit) objects could be shown; choose one with --root ID",
                    file: file)
            }
            var layouts: [RootedLayout] = []
            for id in ids {
                let layout = try document.layout(root: id)
                layouts.append(
                    RootedLayout(document: layout, root: id, warnings: document.warnings(shownIn: layout)))
            }
            return SourceLayouts(layouts: layouts)
        } catch {
            throw LayoutLoadingError(diagnostics: [error])
        }
    }

    private func options(classes: [String: StandardClass]) throws(LayoutLoadingError) -> ParseOptions {
        var options = ParseOptions(customClasses: classes)
        switch language {
        case .base: break
        case .doubled: options.translation = .doubled
        case .accented: options.translation = .accented
        case .tag(let tag): options.translation = try translation(into: tag)
        }
        return options
    }

    /// The files in which the document is translated into the language; nil without a language.
    private var translatedFiles: LocalizedFiles? {
        guard isInterfaceBuilderDocument, case .tag(let tag) = language else { return nil }
        return LocalizedFiles(of: url, in: tag)
    }

    /// The translated texts; nil if there are none, as for a language that has a whole document.
    private func translation(into tag: String) throws(LayoutLoadingError) -> TextTranslation? {
        do throws(LocalizedFileError) {
            guard isInterfaceBuilderDocument else {
                for folder in foldersUpToRoot {
                    let files = LocalizedFiles(ofTable: LayoutSource.textTable, in: folder, tag)
                    if let texts = try files.texts(on: .phone) { return .table(texts) }
                }
                return nil
            }
            guard let files = translatedFiles, files.wholeDocument == nil else { return nil }
            return try files.texts(on: .phone).map { .texts($0) }
        } catch {
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(.error, .unreadableFile, "cannot read the texts: \(error.reason)", file: error.path)
            ])
        }
    }

    /// The name of the table in which the texts of layout files are translated, which is an app's own main table.
    private static let textTable = "Localizable"

    /// The file's folder and its parents, up to the root.
    private var foldersUpToRoot: [URL] {
        let top = root.standardizedFileURL.pathComponents
        var place = folder.standardizedFileURL
        var folders = [place]
        while place.pathComponents.count > top.count, place.pathComponents.starts(with: top) {
            place.deleteLastPathComponent()
            folders.append(place)
        }
        return folders
    }

    private func read(shownAs file: String) throws(LayoutLoadingError) -> Data {
        do throws(FileError) {
            let limit = LayoutLimits.standard.fileBytes
            return try url == StandardInput.url
                ? StandardInput.read(limit: limit)
                : BoundedFile.read((translatedFiles?.wholeDocument ?? url).path, limit: limit)
        } catch {
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(.error, .unreadableFile, "cannot read the file: \(error.reason)", file: file)
            ])
        }
    }

    /// The loader of images, which searches beside the file, then in `Images/`, in both with their asset catalogues. For
    /// an Interface Builder document, it also searches its project and its repository, as all resources of an app have
    /// one flat name space.
    @MainActor
    var imageLoader: SimulationImageLoader {
        keptLoader
            ?? SimulationImageLoader(
                ResourceSearch(
                    folders: [folder, folder.appendingPathComponent("Images")], root: root,
                    takesLinksAsFiles: isLinkedInput, document: isInterfaceBuilderDocument ? folder : nil))
    }

    /// Whether the file is reached by a link that leads out of its root. In that case a build system made the link, and
    /// the images are links, too. For all other files, links to images outside the root are refused.
    private var isLinkedInput: Bool {
        let place = url.resolvingSymlinksInPath().pathComponents
        return !place.starts(with: root.resolvingSymlinksInPath().pathComponents)
    }

    /// Whether a file that the layout names may be read, because it is in the root, or in another folder that replaces
    /// the root.
    package func holds(_ file: URL, in folder: URL? = nil) -> Bool {
        func place(_ url: URL) -> [String] {
            (isLinkedInput ? url : url.resolvingSymlinksInPath()).standardizedFileURL.pathComponents
        }
        return place(file).starts(with: place(folder ?? root))
    }

    /// The font files among which the fonts are found that a layout names, best first: those beside the file or its
    /// property list and in `Fonts/` there; for an Interface Builder document, then those of its project.
    package func appFonts(of document: LayoutDocument) -> [URL] {
        let list = document.application?.infoPlist.map {
            folder.appendingPathComponent($0.value).deletingLastPathComponent()
        }
        let folders = [folder, list].compactMap(\.self).flatMap { [$0, $0.appendingPathComponent("Fonts")] }
        return
            (AppFonts.files(in: folders).filter { holds($0) }
            + (isInterfaceBuilderDocument ? AppFonts.files(ofProjectAround: folder) : [])).uniqued()
    }

    /// The same file with its texts in a language.
    public func translated(into language: LayoutLanguage) -> LayoutSource {
        var source = self
        source.language = language
        return source
    }

    /// Sets the user's language and the direction in which it is written.
    func adapt(_ settings: inout Simulation.Settings, to document: LayoutDocument) {
        settings.language = language.tag ?? document.language
        if language.isRightToLeft { settings.layoutDirection = .rightToLeft }
    }

    /// The same file with a loader of its own, so that several stages share the loaded images.
    @MainActor
    public func keepingImages() -> LayoutSource {
        var source = self
        source.keptLoader = imageLoader
        return source
    }
}

/// The layouts of a file.
public struct SourceLayouts: Sendable {
    public var layouts: [RootedLayout]
    /// The parser's warnings about all layouts, each once.
    public var warnings: [Diagnostic] { layouts.flatMap(\.warnings).uniqued() }
}

/// A layout of a file.
public struct RootedLayout: Sendable {
    public var document: LayoutDocument
    /// The id of the requested object, if that is the layout's root. It is nil if no object was requested, or if the
    /// object is one of the views.
    public var root: String?
    /// The parser's warnings about the layout.
    public var warnings: [Diagnostic] = []
}
