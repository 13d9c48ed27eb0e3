import Foundation

/// Reads files as they are. Thousands are read for each call of the compiler.
enum FileBytes {
    static func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw WrapperError("\(path) cannot be read: \(String(cString: strerror(errno)))") }
        defer { close(file) }
        var status = stat()
        fstat(file, &status)
        var bytes: [UInt8] = []
        // A file that grows meanwhile is read to its end.
        var size = Int(status.st_size) + 1
        while true {
            var count = 0
            let more = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
                count = Foundation.read(file, buffer.baseAddress, size)
                filled = max(0, count)
            }
            guard count >= 0 else { throw WrapperError("\(path) cannot be read: \(String(cString: strerror(errno)))") }
            if count == 0 { return bytes }
            bytes = bytes.isEmpty ? more : bytes + more
            size = max(size - count, 4_096)
        }
    }
}
