import Foundation

/// Identifies a folder, independent of its path, and the time at which an entry was last added or removed.
package struct FolderStamp: Sendable, Hashable {
    private let device: UInt
    private let number: UInt
    private let seconds: Int
    private let nanoseconds: Int

    /// Fails if there is no folder.
    /// - Parameter root: the real path of the folder that a link may not leave; nil if links may lead anywhere.
    package init?(of path: String, in root: String? = nil) {
        var status = stat()
        if let root {
            guard lstat(path, &status) == 0 else { return nil }
            if status.st_mode & S_IFMT == S_IFLNK {
                guard let real = Folder.realPath(path), Folder.contains(root, real), stat(path, &status) == 0 else {
                    return nil
                }
            }
        } else {
            guard stat(path, &status) == 0 else { return nil }
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
    }

    /// The time at which an entry was last added or removed, in seconds since 1970.
    package var modification: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

    /// Whether both were taken of one folder, at any time.
    func isSameFolder(as other: FolderStamp) -> Bool { device == other.device && number == other.number }
}
