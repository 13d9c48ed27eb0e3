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

    init(bench: Workbench, folder: String) {
        self.bench = bench
        self.folder = ContainedFolder(root: URL(fileURLWithPath: folder, isDirectory: true))
        folderName = folder
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
        for layout in read {
            if layout.root == nil { try layout.document.checkRoot(root, in: entry.shownAs) }
            let rasterizer = try await bench.chooseFonts(for: layout.document, of: entry)
            for device in try await maker.devices(for: layout.document) {
                let outcomes = try await maker.pictures(
                    of: layout.document, root: layout.root, source: entry.source, on: device)
                for outcome in outcomes {
                    code = code.combined(with: try write(outcome, of: entry, rasterizer))
                }
            }
        }
        return code
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

    private func write(
        _ outcome: PictureOutcome, of entry: LayoutSet.Entry, _ rasterizer: Rasterizer
    ) throws -> ExitCode {
        switch outcome {
        case .refused(let refusal):
            bench.console.error.writeLine("\(ShownText.name(entry.shownAs)): \(refusal.text)")
            return refusal.isFailure ? .differences : .success
        case .interrupted(let interruption):
            bench.console.error.writeLine(interruption.text)
            return .differences
        case .picture(let picture):
            for note in picture.notes { bench.console.error.writeLine(note.description) }
            let bitmap: Bitmap
            do throws(RasterError) {
                bitmap = try rasterizer.draw(picture.drawing, scale: picture.tree.scale)
            } catch {
                // A fault of this layout does not stop the others.
                switch error {
                case .damagedImage, .tooManyImagePixels:
                    bench.console.error.writeLine("\(ShownText.name(entry.shownAs)): error: \(error)")
                    return .failure
                default: throw error
                }
            }
            let file = picture.name.stem + ".png"
            _ = try folder.write(try PNG.encode(bitmap), to: file, isFlushed: false)
            bench.console.output.writeLine(OutputPath.of(file, in: folderName))
            return .success
        }
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
