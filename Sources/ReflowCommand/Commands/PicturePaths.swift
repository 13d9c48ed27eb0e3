import Basics
import Foundation

/// Two pictures to compare, by their files.
struct PicturePaths {
    /// The name of the pair: the second file, or the path of both in their folders.
    let name: String
    /// The first file; nil for a picture that only the second folder has.
    let before: String?
    /// The second file; nil for a picture that only the first folder has.
    let after: String?

    /// The maximum number of files in a folder of pictures.
    private static let folderLimit = 1_000_000
    /// The maximum size of a file. No picture within the limits has a larger one.
    private static let byteLimit = 512 << 20

    /// The pictures of two folders, paired by path, in the order of their paths.
    static func all(before: String, after: String) throws(InputError) -> [PicturePaths] {
        let (old, new) = (try pictures(in: before), try pictures(in: after))
        if old.isEmpty, new.isEmpty {
            throw InputError(file: before, reason: "neither this folder nor \(after) contains a PNG")
        }
        return old.union(new).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }.map { path in
            PicturePaths(
                name: path.text, before: old.contains(path) ? OutputPath.of(path.text, in: before) : nil,
                after: new.contains(path) ? OutputPath.of(path.text, in: after) : nil)
        }
    }

    private static func pictures(in folder: String) throws(InputError) -> Set<FilePath> {
        do throws(FileError) {
            let listing = try FolderListing(of: folder, limit: folderLimit)
            return Set(
                listing.entries.filter { !$0.isFolder && $0.path.lowercased().hasSuffix(".png") }
                    .map { FilePath($0.path) })
        } catch {
            throw InputError(file: error.path, reason: error.reason)
        }
    }

    static func read(_ path: String) throws(InputError) -> Data {
        try InputFile.read(path, limit: byteLimit)
    }
}
