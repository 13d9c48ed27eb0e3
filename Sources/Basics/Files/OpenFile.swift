import Foundation

/// A file descriptor that closes itself.
struct OpenFile: ~Copyable {
    /// The descriptor; -1 once the file is closed.
    private var descriptor: Int32
    private let path: String

    /// - Parameter flags: the flags of open(2), to which close-on-exec is added.
    init(_ path: String, _ flags: Int32, _ action: FileError.Action) throws(FileError) {
        guard !path.utf8.contains(0) else { throw FileError(action, path, .invalidName) }
        try FileBoundary.check(path, action)
        let opened = open(path, flags | O_CLOEXEC, 0o666)
        guard opened >= 0 else { throw .system(action, path) }
        self.descriptor = opened
        self.path = path
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
    }

    /// All bytes of the file.
    borrowing func contents(limit: Int) throws(FileError) -> Data {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.read, path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.read, path, .notAFile) }
        // A file that is too large is refused before it is read.
        guard Int(status.st_size) <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
        var bytes: [UInt8] = []
        // The buffer has one byte more than the reported size, so that the first read reaches the end.
        var expected = max(0, min(Int(status.st_size), limit)) + 1
        while true {
            guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
            let part = try read(upTo: expected)
            if part.isEmpty { return Data(bytes) }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            expected = 65_536
        }
    }

    private borrowing func read(upTo count: Int) throws(FileError) -> [UInt8] {
        var result = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            repeat {
                result = Foundation.read(descriptor, buffer.baseAddress, count)
            } while result < 0 && errno == EINTR
            initialized = max(0, result)
        }
        guard result >= 0 else { throw .system(.read, path) }
        return bytes
    }

    borrowing func write(_ data: Data) throws(FileError) {
        var failure: FileError?
        data.withUnsafeBytes { bytes in
            var position = 0
            while position < bytes.count {
                let written = Foundation.write(descriptor, bytes.baseAddress! + position, bytes.count - position)
                if written > 0 {
                    position += written
                } else if written == 0 || errno != EINTR {
                    failure = .system(.write, path)
                    return
                }
            }
        }
        if let failure { throw failure }
    }

    /// Waits until the disk has the file.
    borrowing func flush() throws(FileError) {
        guard fsync(descriptor) == 0 else { throw .system(.write, path) }
    }

    /// Closes the file, and reports errors that only appear now because some file systems write no earlier.
    consuming func finish() throws(FileError) {
        let result = close(descriptor)
        descriptor = -1
        guard result == 0 || errno == EINTR else { throw .system(.write, path) }
    }
}
