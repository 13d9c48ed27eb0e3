import Basics
import CairoRaster
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
    /// The single file that was named in place of a folder, if one was.
    private let file: String?
    /// The size that the pictures have, in place of a device's.
    private let sized: SizedRequest

    /// - Parameters:
    ///   - folder: where the pictures go; also a name that ends in .png, for a single picture.
    ///   - sized: the size to draw views at, if they are not drawn on devices.
    init(bench: Workbench, folder: String, sized: SizedRequest = SizedRequest()) {
        self.bench = bench
        self.sized = sized
        let isFile = URL(fileURLWithPath: folder).pathExtension.lowercased() == "png" && FileKind.of(folder) != .folder
        file = isFile ? folder : nil
        self.folder = ContainedFolder(root: URL(fileURLWithPath: folder, isDirectory: true))
        folderName = folder
    }

    /// Throws if a single file was named for the pictures of several layouts.
    func check(layouts count: Int) throws(SeveralPictures) {
        if let file, count > 1 { throw SeveralPictures(file: file) }
    }

    /// Draws every picture of a file, and prints where each lies.
    func draw(_ entry: LayoutSet.Entry, root: String?) async throws -> ExitCode {
        try await bench.reportingLayoutErrors { try await write(entry, root: root) }
    }

    private func write(_ entry: LayoutSet.Entry, root: String?) async throws -> ExitCode {
        let read = try bench.layouts(of: entry, root: root)
        try checkNames(of: read.compactMap(\.root), in: entry)
        let maker = await PictureMaker(options: bench.options)
        var code = ExitCode.success
        var told = Set<String>()
        var single: Data?
        for layout in read {
            let rasterizer = try await bench.chooseFonts(for: layout.document, of: entry)
            for outcome in try await PictureWriter.outcomes(of: layout, entry, root: root, at: sized, maker) {
                let (data, result) = try encode(outcome, of: entry, rasterizer, telling: &told)
                code = code.combined(with: result)
                guard let data else { continue }
                if let file {
                    guard single == nil else { throw SeveralPictures(file: file) }
                    single = data
                } else {
                    try write(data, to: outcome.name.stem + ".png")
                }
            }
        }
        if let file, let single {
            try AtomicFile.write(single, to: URL(fileURLWithPath: file), isFlushed: false)
            bench.console.output.writeLine(file)
        }
        return code
    }

    /// The pictures of a layout on all its devices, or at the size that was asked for.
    @MainActor
    private static func outcomes(
        of layout: RootedLayout, _ entry: LayoutSet.Entry, root: String?, at sized: SizedRequest,
        _ maker: PictureMaker
    ) throws -> [PictureOutcome] {
        if let size = sized.size {
            // A layout file has one root, and every view of it can be drawn.
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

    /// Each object has pictures of its own name.
    private func checkNames(of roots: [String], in entry: LayoutSet.Entry) throws(SameFileRoots) {
        var names = FileNames<String>()
        for root in roots {
            let name = PictureName(layout: entry.source.name, root: root, device: "", state: nil).stem
            if let other = names.take(name, for: root) {
                throw SameFileRoots(file: entry.shownAs, first: other, second: root)
            }
        }
    }

    /// The file of a picture; nil where there is none, which has been said.
    ///
    /// - Parameter told: what was said of other pictures of the layout, and is not said again.
    private func encode(
        _ outcome: PictureOutcome, of entry: LayoutSet.Entry, _ rasterizer: Rasterizer, telling told: inout Set<String>
    ) throws -> (data: Data?, code: ExitCode) {
        func tell(_ text: String) {
            if told.insert(text).inserted { bench.console.error.writeMessage(text) }
        }
        switch outcome {
        case .refused(let refusal):
            tell("\(ShownText.name(entry.shownAs)): \(refusal.text)")
            return (nil, refusal.isFailure ? .differences : .success)
        case .interrupted(let interruption):
            tell(interruption.text)
            return (nil, .differences)
        case .picture(let picture):
            for note in picture.notes { tell(note.description) }
            let bitmap: Bitmap
            do throws(RasterError) {
                bitmap = try rasterizer.draw(picture.drawing, scale: picture.tree.scale)
            } catch {
                // A fault of this layout does not stop the others.
                switch error {
                case .damagedImage, .tooManyImagePixels:
                    tell("\(ShownText.name(entry.shownAs)): error: \(error)")
                    return (nil, .failure)
                default: throw error
                }
            }
            return (try PNG.encode(bitmap), .success)
        }
    }

    private func write(_ data: Data, to file: String) throws {
        try folder.write(data, to: file, isFlushed: false)
        bench.console.output.writeLine(OutputPath.of(file, in: folderName))
    }
}

/// More pictures than fit into the file that was named for them.
struct SeveralPictures: Error, Equatable, CustomStringConvertible {
    let file: String

    var description: String {
        "\(ShownText.name(file)) is one file, but there are several pictures; choose one with --device and "
            + "--orientation, or name a folder"
    }
}

/// Two objects of a document whose pictures would be the same files.
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

/// An object that a file cannot show on its own.
struct NotARoot: Error, Equatable, CustomStringConvertible {
    let id: String
    let file: String
    let roots: [String]

    var description: String {
        "\(file) has no root with the id \"\(id)\""
            + (roots.isEmpty
                ? "; its only root has no id" : "; choose \(roots.map { "\"\($0)\"" }.alternatives)")
    }
}

extension LayoutDocument {
    /// A layout file has one root; naming it or its view, or asking for all, changes nothing.
    func checkRoot(_ id: String?, in file: String) throws(NotARoot) {
        let roots = [root.id, root.view?.id].compactMap(\.self)
        guard let id, id != "all", !roots.contains(id) else { return }
        throw NotARoot(id: id, file: file, roots: roots)
    }
}
