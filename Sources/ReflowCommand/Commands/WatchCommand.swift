import Basics
import CairoRaster
import Foundation
import JSON
import LayoutLoading
import Suites

extension Command {
    /// `reflow watch`: draws, waits for a change, and draws again, until it is stopped.
    static let watch = Command(.watch) { request, context in
        let pictures = request.pictures
        let bench = try Workbench(pictures, context.console)
        let writer = PictureWriter(bench: bench, folder: pictures.outputDirectory)
        let folders = try WatchedFolders(paths: pictures.layouts, output: pictures.outputDirectory)
        var layouts = try LayoutSet(paths: pictures.layouts, in: .currentDirectory)
        try writer.check(layouts: layouts.entries.count)
        var pending = layouts.entries
        while true {
            // The result is not used: each path is printed as soon as its picture is drawn.
            var drawn = RenderOutput()
            for entry in pending { _ = try await writer.draw(entry, root: pictures.root, into: &drawn) }
            // The process ends if nobody reads its output any more.
            if context.console.output.failure != nil { return .failure }
            let count = layouts.entries.count
            context.console.error.writeLine(count == 1 ? "watching 1 layout" : "watching \(count) layouts")
            let changes = try folders.next()
            bench.rasterizer.forgetAddedFonts()
            do throws(LayoutSetError) {
                layouts = try LayoutSet(paths: pictures.layouts, in: .currentDirectory)
                pending = layouts.entries.filter { changes.concern($0.source.url) }
            } catch {
                // A file may be in the middle of being replaced.
                context.console.error.writeLines("\(error)")
                pending = []
            }
        }
    }
}

/// The folders of the layouts and of the files that they refer to.
private struct WatchedFolders {
    /// The layouts that have to be drawn again.
    enum Concern {
        case everything
        case layouts(Set<String>)

        func concern(_ layout: URL) -> Bool {
            switch self {
            case .everything: true
            case .layouts(let files): files.contains(layout.path)
            }
        }
    }

    private let watch: FolderWatch
    private let roots: [URL]
    /// The folder of written pictures, which must not cause another drawing.
    private let output: URL

    init(paths: [String], output: String) throws {
        watch = try FolderWatch()
        self.output = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
        roots = paths.map { path in
            let url = URL(fileURLWithPath: path).standardizedFileURL
            return FileKind.of(path) == .folder ? url : url.deletingLastPathComponent()
        }
        for root in roots { try add(root) }
    }

    /// Waits for a change that affects a layout.
    func next() throws -> Concern {
        while true {
            let changes = try watch.next()
            if !changes.lost.isEmpty {
                // Another folder may have replaced it; if not, this throws, because there is nothing to wait for.
                for root in roots { try add(root) }
                return .everything
            }
            if changes.isIncomplete { return .everything }
            var layouts = Set<String>()
            var isOther = false
            for file in changes.files {
                let url = URL(fileURLWithPath: file)
                let name = url.lastPathComponent
                if name.hasPrefix(".") || name.hasSuffix("~") || isOwn(url) { continue }
                if FileKind.of(file) == .folder {
                    try addInner(url)
                    isOther = true
                } else if LayoutSet.isLayout(url) {
                    layouts.insert(url.standardizedFileURL.path)
                } else {
                    isOther = true
                }
            }
            if isOther { return .everything }
            if !layouts.isEmpty { return .layouts(layouts) }
        }
    }

    /// Whether a file is a picture in the output folder, which may also be that of the layouts.
    private func isOwn(_ file: URL) -> Bool {
        file.pathExtension.lowercased() == "png"
            && file.deletingLastPathComponent().standardizedFileURL.path == output.path
    }

    /// Watches a folder and its subfolders, except hidden ones and results.
    private func add(_ folder: URL) throws {
        try watch.add(folder.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names where !name.hasPrefix(".") && !["Snapshots", "report"].contains(name) {
            let inner = folder.appendingPathComponent(name)
            // Links may lead in circles.
            guard FileKind.of(inner.path) == .folder, inner.standardizedFileURL.path != output.path,
                (try? FileManager.default.destinationOfSymbolicLink(atPath: inner.path)) == nil
            else { continue }
            try addInner(inner)
        }
    }

    /// Watches a subfolder, which may already be gone, for example because a version control system is at work.
    private func addInner(_ folder: URL) throws {
        do {
            try add(folder)
        } catch {
            if FileKind.of(folder.path) == .folder { throw error }
        }
    }
}
