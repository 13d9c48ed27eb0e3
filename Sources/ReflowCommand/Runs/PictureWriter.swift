import Basics
import Comparison
import Foundation
import ImageCodecs
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots
import Suites

/// Draws layouts and writes the pictures to a folder.
struct PictureWriter {
    private let bench: Workbench
    private let folder: ContainedFolder
    private let folderName: String
    /// The single file to write, if the user named one instead of a folder.
    private let file: String?
    /// The size of the pictures, instead of a device's.
    private let sized: SizedRequest
    private let format: OutputFormat

    /// - Parameters:
    ///   - folder: the folder for the pictures, or a name that ends in .png for a single picture.
    ///   - sized: the size to draw views at, if they are not drawn on devices.
    ///   - format: with text, each path is printed as soon as its picture is written.
    init(
        bench: Workbench, folder: String, sized: SizedRequest = SizedRequest(), format: OutputFormat = .text
    ) {
        self.bench = bench
        self.sized = sized
        self.format = format
        let isFile = URL(fileURLWithPath: folder).pathExtension.lowercased() == "png" && FileKind.of(folder) != .folder
        file = isFile ? folder : nil
        self.folder = ContainedFolder(root: URL(fileURLWithPath: folder, isDirectory: true))
        folderName = folder
    }

    /// Throws if a single file was named for the pictures of several layouts.
    func check(layouts count: Int) throws(SeveralPictures) {
        if let file, count > 1 { throw SeveralPictures(file: file, of: .layouts) }
    }

    /// Draws every picture of a file, and records the paths of the pictures.
    func draw(_ entry: LayoutSet.Entry, root: String?, into output: inout RenderOutput) async throws -> ExitCode {
        do {
            return try await write(entry, root: root, into: &output)
        } catch let error as LayoutLoadingError {
            output.errors += error.diagnostics.map { OutputWarning($0) }
            return bench.tell(error)
        }
    }

    private func write(
        _ entry: LayoutSet.Entry, root: String?, into output: inout RenderOutput
    ) async throws -> ExitCode {
        let translations = try bench.translations(of: entry, root: root)
        output.warnings += translations.flatMap(\.read.warnings).uniqued().map { OutputWarning($0) }
        try checkNames(of: translations.first?.read.layouts.compactMap(\.root) ?? [], in: entry)
        let maker = await PictureMaker(options: bench.options)
        var problems = RenderProblems(of: entry.shownAs, console: bench.console)
        var single: (name: PictureName, data: Data)?
        let layouts = translations.flatMap { translation in
            translation.read.layouts.map { (layout: $0, entry: translation.entry) }
        }
        for (layout, entry) in layouts {
            let rasterizer = try await bench.chooseFonts(for: layout.document, of: entry)
            for outcome in try await PictureWriter.outcomes(of: layout, entry, root: root, at: sized, maker) {
                try Task.checkCancellation()
                guard let picture = problems.picture(of: outcome, noting: &output),
                    let bitmap = try problems.drawing(picture, with: rasterizer, noting: &output)
                else { continue }
                let data = try PNG.encode(bitmap)
                if let file {
                    if let single { throw SeveralPictures(file: file, of: .init(single.name, outcome.name)) }
                    single = (outcome.name, data)
                } else {
                    let name = outcome.name.stem + ".png"
                    try folder.write(data, to: name, isFlushed: false)
                    note(outcome.name, file: OutputPath.of(name, in: folderName), of: entry, &output)
                }
            }
        }
        if let file, let single {
            try AtomicFile.write(single.data, to: URL(fileURLWithPath: file), isFlushed: false)
            note(single.name, file: file, of: entry, &output)
        }
        return problems.code
    }

    private func note(
        _ name: PictureName, file: String, of entry: LayoutSet.Entry, _ output: inout RenderOutput
    ) {
        output.pictures.append(RenderOutput.Picture(name: name.stem, file: file, layout: entry.shownAs))
        if format == .text { bench.console.output.writeLine(file) }
    }

    /// The pictures of a layout on all its devices, or at the requested size.
    @MainActor
    private static func outcomes(
        of layout: RootedLayout, _ entry: LayoutSet.Entry, root: String?, at sized: SizedRequest,
        _ maker: PictureMaker
    ) throws -> [PictureOutcome] {
        if let size = sized.size {
            // A layout file has only one root, and each of its views can be drawn.
            let view = layout.root == nil && root != "all" ? root : nil
            return try maker.pictures(
                of: layout.document, root: layout.root, view: view, source: entry.source, size: size,
                environment: sized.environment
            ).map { .picture($0) }
        }
        if layout.root == nil { try layout.document.checkRoot(root, in: entry.shownAs) }
        return try maker.devices(for: layout.document).flatMap { device in
            try maker.pictures(of: layout.document, root: layout.root, source: entry.source, on: device)
        }
    }

    /// Checks that the pictures of all objects have different names.
    private func checkNames(of roots: [String], in entry: LayoutSet.Entry) throws(SameFileRoots) {
        var names = FileNames<String>()
        for root in roots {
            let name = PictureName(layout: entry.source.name, root: root, device: "", state: nil).stem
            if let other = names.take(name, for: root) {
                throw SameFileRoots(file: entry.shownAs, first: other, second: root)
            }
        }
    }
}

/// An error: there are several pictures, but only one file was named.
struct SeveralPictures: Error, Equatable, CustomStringConvertible {
    /// The property that has several values.
    enum Cause: Sendable {
        case layouts, roots, screens, settings

        /// The property that distinguishes two pictures of one layout.
        init(_ one: PictureName, _ other: PictureName) {
            self =
                if one.root != other.root {
                    .roots
                } else {
                    one.device != other.device || one.state != other.state ? .screens : .settings
                }
        }
    }

    let file: String
    let cause: Cause

    init(file: String, of cause: Cause) {
        self.file = file
        self.cause = cause
    }

    var description: String {
        let choice =
            switch cause {
            case .layouts: "name one layout"
            case .roots: "choose one root with --root"
            case .screens: "choose one with --device and --orientation"
            case .settings: "name one --appearance, one --contrast, one --content-size and one --layout-direction"
            }
        return "\(ShownText.name(file)) is one file, but there are several pictures; \(choice), or write to a folder"
    }
}

/// An error: the pictures of two objects of a document would be the same files.
struct SameFileRoots: Error, Equatable, CustomStringConvertible {
    let file: String
    let first: String
    let second: String

    var description: String {
        "\(file): the pictures of \(first.debugDescription) and \(second.debugDescription) would have the same "
            + "file names, at least on a Mac, which ignores case and how accents are encoded; change one of these "
            + "ids, or choose one with --root"
    }
}

/// An error: a file cannot show this object on its own.
struct NotARoot: Error, Equatable, CustomStringConvertible {
    let id: String
    let file: String
    let roots: [String]

    var description: String {
        "\(file) has no root with the id \(Wording.quoted(id))"
            + (roots.isEmpty
                ? "; its only root has no id" : "; choose \(roots.map { Wording.quoted($0) }.alternatives)")
    }
}

extension LayoutDocument {
    /// Checks that a file can show a root. For a layout file, its root, any of its views, and `all` are valid.
    func checkRoot(_ id: String?, in file: String) throws(NotARoot) {
        let roots = [root.id, root.view?.id].compactMap(\.self)
        guard let id, id != "all", !roots.contains(id) else { return }
        throw NotARoot(id: id, file: file, roots: roots)
    }
}
