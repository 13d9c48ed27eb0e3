public import Foundation

/// Reading whole files that somebody else may have chosen.
public enum BoundedFile {
    /// How large a file says to be, in bytes; nil if it cannot be asked.
    public static func byteCount(_ path: String) -> Int? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// The bytes of a regular file; symbolic links are followed.
    ///
    /// What the file says of its size is not trusted: reading stops behind the limit. A pipe or a device is refused
    /// without waiting for it.
    ///
    /// - Parameter limit: more bytes than this are refused.
    public static func read(_ path: String, limit: Int) throws(FileError) -> Data {
        // A pipe would otherwise keep us waiting for somebody to write into it.
        try OpenFile(path, O_RDONLY | O_NONBLOCK, .read).contents(limit: limit)
    }
}
