import Basics
import Foundation

/// The pictures with a record in one layout's folder, and the files that belong to them.
struct RecordedPictures {
    /// The names of the pictures without extension.
    private var stems = Set<FilePath>()

    /// - Parameter folder: the layout's folder in the folder of goldens.
    init(in folder: String, of goldens: GoldenStore) throws {
        let ending = ".\(GoldenFile.picture.rawValue)"
        let names = try FileManager.default.contentsOfDirectory(atPath: goldens.folder.url(folder).path)
        for name in names where name.hasSuffix(ending) {
            let path = "\(folder)/\(name)"
            let data = try goldens.folder.read(path, limit: GoldenStore.limit(of: .picture))
            if GoldenPicture(data).carriesRecord { stems.insert(FilePath(String(name.dropLast(ending.count)))) }
        }
    }

    /// Whether a file of the folder is one of these pictures, the tree of one, or the log of the layout.
    ///
    /// - Parameter name: the file's name with extension.
    func own(_ name: String) -> Bool {
        for file in GoldenFile.ofLayouts where name.hasSuffix(".\(file.rawValue)") {
            let stem = String(name.dropLast(file.rawValue.count + 1))
            return file == .log ? hasLog(stem) : stems.contains(FilePath(stem))
        }
        return false
    }

    /// Whether a log of this name belongs to one of the pictures: it has their name without the snapshot or the
    /// orientation.
    private func hasLog(_ stem: String) -> Bool {
        // A name that was too long has no parts to compare. It ends in a digest, which only names of Reflow do.
        if GoldenName.isBounded(stem) { return true }
        let log = stem.split(separator: ".", omittingEmptySubsequences: false)
        return stems.contains { picture in
            let parts = picture.text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == log.count + 1 else { return false }
            let start = zip(parts, log).prefix { $0 == $1 }.count
            return parts[(start + 1)...].elementsEqual(log[start...])
        }
    }
}
