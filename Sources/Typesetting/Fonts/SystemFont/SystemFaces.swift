import Basics
import Foundation

/// The files of the system font. They are found by name only; a file is not opened before its face is needed.
struct SystemFaces {
    struct Face: Sendable, Hashable {
        var design: SystemFont.Design
        var weight: Int
        var isItalic: Bool
        /// The file's name without its extension, which is the PostScript name: `Inter-SemiBoldItalic`.
        var postScriptName: String
        var path: String
    }

    /// All faces in the order of their files' names.
    let all: [Face]

    /// Uses the first folder that contains the regular face.
    init(searching directories: [URL]) throws(TypesettingError) {
        for directory in directories {
            guard let names = try SystemFaces.names(in: directory.path) else { continue }
            let faces = names.sorted().compactMap { SystemFaces.face(file: $0, in: directory) }
            if faces.contains(where: { $0.design == .text && $0.weight == 400 && !$0.isItalic }) {
                all = faces
                return
            }
        }
        throw .systemFontMissing(searched: directories.map(\.path))
    }

    /// The names of a folder's files; nil if there is no such folder. Throws if the folder cannot be opened, because it
    /// may contain the fonts.
    private static func names(in folder: String) throws(TypesettingError) -> [String]? {
        do throws(FileError) {
            return try FileBoundary.lifted { () throws(FileError) in
                try FolderListing(of: folder, limit: entryLimit).entries.filter { !$0.isFolder }.map(\.path)
            }
        } catch {
            if [.system(ENOENT), .system(ENOTDIR)].contains(error.cause) { return nil }
            throw .notOpened(path: folder, reason: error.reason)
        }
    }

    /// The maximum number of entries; no folder of fonts has as many.
    private static let entryLimit = 100_000

    /// The nearest face of a design, and the face of the other design, which has characters that the first lacks. They
    /// are loaded together, so that the choice of a replacement does not depend on earlier texts.
    func pair(design: SystemFont.Design, weight: Int, isItalic: Bool) -> [Face] {
        [design, design.twin].compactMap { nearest(design: $0, weight: weight, isItalic: isItalic) }
    }

    /// The face with the nearest existing weight; the lighter one of two equally near. It is upright or italic as
    /// requested, if the design has that.
    private func nearest(design: SystemFont.Design, weight: Int, isItalic: Bool) -> Face? {
        let designed = all.filter { $0.design == design }
        let slanted = designed.filter { $0.isItalic == isItalic }
        return (slanted.isEmpty ? designed : slanted).min { lhs, rhs in
            (abs(lhs.weight - weight), lhs.weight) < (abs(rhs.weight - weight), rhs.weight)
        }
    }

    func face(postScriptName: String) -> Face? {
        all.first { $0.postScriptName.lowercased() == postScriptName.lowercased() }
    }

    private static let weights = [
        "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
        "ExtraBold": 800, "Black": 900,
    ]

    private static func face(file: String, in directory: URL) -> Face? {
        guard file.hasSuffix(".otf") || file.hasSuffix(".ttf") else { return nil }
        let name = String(file.dropLast(4))
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let design: SystemFont.Design
        switch parts[0] {
        case "Inter": design = .text
        case "InterDisplay": design = .display
        default: return nil
        }
        var style = String(parts[1])
        let isItalic = style.hasSuffix("Italic")
        if isItalic { style.removeLast("Italic".count) }
        guard let weight = weights[style.isEmpty ? "Regular" : style] else { return nil }
        return Face(
            design: design, weight: weight, isItalic: isItalic, postScriptName: name,
            path: directory.appendingPathComponent(file).path)
    }
}
