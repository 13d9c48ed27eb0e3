import Foundation

/// Files that a command line names.
enum InputFile {
    /// Reads a file of at most `limit` bytes.
    static func read(_ path: String, limit: Int) throws(InputError) -> Data {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            // Asking for the size would not do: a pipe has none, and /dev/zero neither.
            data = try file.read(upToCount: limit + 1) ?? Data()
            try file.close()
        } catch {
            throw InputError(file: path, reason: reason(of: error))
        }
        guard data.count <= limit else { throw InputError(file: path, reason: "it has more than \(limit) bytes") }
        return data
    }

    /// The system's own words.
    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }
}

/// A file that cannot be used, and why.
struct InputError: Error, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    var description: String { "cannot read \(file): \(reason)" }
}
