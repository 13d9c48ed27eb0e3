public import Foundation

/// Reads whole files that may be hostile.
public enum BoundedFile {
    /// The size that the system reports for a file, in bytes; nil if it reports none.
    public static func byteCount(_ path: String) -> Int? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// Reads the bytes of a regular file; symbolic links are followed.
    ///
    /// The reported size is not trusted: reading stops after the limit. A pipe or a device is refused at once.
    ///
    /// - Parameter limit: the maximum number of bytes.
    public static func read(_ path: String, limit: Int) throws(FileError) -> Data {
        // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
        try OpenFile(path, O_RDONLY | O_NONBLOCK, .read).contents(limit: limit)
    }
}
