import Basics
package import Foundation
import JSON

/// The `Contents.json` of a set in a catalogue.
package struct AssetSetFile: Sendable, Hashable {
    /// The maximum size, in bytes.
    static let maximumBytes = 1 << 20

    package let kind: AssetKind
    /// The path of the set's folder.
    package let path: String

    var contents: String { path + "/Contents.json" }

    /// The set, if it is a colour set.
    package func colors() throws(AssetError) -> ColorSet { try read() }

    func read<Value: JSONDecodable>() throws(AssetError) -> Value {
        let data = try AssetFile.read(contents, limit: AssetSetFile.maximumBytes)
        do throws(JSONFileError) {
            return try Value.read(data)
        } catch {
            throw .invalidSet(kind: kind, path: path, reason: "Contents.json, \(error)")
        }
    }
}

/// Reads whole files.
package enum AssetFile {
    package static func read(_ path: String, limit: Int) throws(AssetError) -> Data {
        do throws(FileError) {
            return try BoundedFile.read(path, limit: limit)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }
}
