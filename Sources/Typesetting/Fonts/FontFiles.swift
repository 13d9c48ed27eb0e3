import Basics
import Foundation

/// The font files in the user's folders.
enum FontFiles {
    private static let extensions: Set<String> = ["otf", "ttf", "otc", "ttc"]
    /// More entries than any folder of fonts has.
    private static let entryLimit = 100_000

    /// Folders in the order given, the files of each sorted by path, those of subfolders included and links followed.
    static func paths(in directories: [URL]) throws(TypesettingError) -> [String] {
        var paths: [String] = []
        for directory in directories {
            let listing: FolderListing
            do throws(FileError) {
                listing = try FolderListing(of: directory.path, limit: entryLimit)
            } catch {
                throw .fontDirectoryUnreadable(path: directory.path)
            }
            for name in listing.entries.map(\.path) {
                let url = directory.appendingPathComponent(name)
                guard extensions.contains(url.pathExtension.lowercased()) else { continue }
                guard paths.count < TypesettingLimits.fontFiles else {
                    throw .tooManyFonts(path: url.path, limit: TypesettingLimits.fontFiles)
                }
                paths.append(url.path)
            }
        }
        return paths
    }
}
