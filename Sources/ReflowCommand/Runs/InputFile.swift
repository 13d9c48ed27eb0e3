import Basics
import Foundation
import JSON

/// Files that a command line names.
enum InputFile {
    /// Reads a file of at most `limit` bytes.
    static func read(_ path: String, limit: Int) throws(InputError) -> Data {
        do throws(FileError) {
            return try BoundedFile.read(path, limit: limit)
        } catch {
            throw InputError(file: path, reason: error.reason)
        }
    }
}

/// A file that cannot be used, with the reason.
struct InputError: Error, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    var description: String { "cannot read \(ShownText.name(file)): \(reason)" }
}
