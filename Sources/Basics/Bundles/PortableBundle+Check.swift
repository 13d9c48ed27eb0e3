import Foundation

extension PortableBundle {
    /// How a bundle differs from the lists that came with it.
    public struct Difference: Sendable, Hashable, CustomStringConvertible {
        public enum Kind: String, Sendable, Hashable {
            case changed = "has changed"
            case missing = "is missing"
            case added = "is not part of the bundle"
        }

        /// Relative to the bundle.
        public let path: String
        public let kind: Kind

        /// `lib/libcairo.so.2 has changed`
        public var description: String { "\(ShownText.name(path)) \(kind.rawValue)" }
    }

    /// Reads every file, and compares it with the lists: one for each archive that was unpacked.
    ///
    /// - Returns: the number of files in the lists, and the differences in the order of their paths.
    public func check() throws(FileError) -> (fileCount: Int, differences: [Difference]) {
        let present = try FolderListing(of: path, limit: PortableBundle.fileLimit).entries
            .filter { !$0.isFolder }.map(\.path)
        let lists = present.filter { !$0.contains("/") && $0.hasSuffix(".sha256") }
        var expected: [String: String] = [:]
        for list in lists {
            let text = try BoundedFile.read(self[list], limit: PortableBundle.listLimit)
            // As sha256sum writes them: 64 digits, two characters, the path.
            for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
                expected[String(line.dropFirst(66))] = String(line.prefix(64))
            }
        }
        var differences: [Difference] = []
        for path in Set(present).union(expected.keys).subtracting(lists) {
            guard let digest = expected[path] else {
                differences.append(Difference(path: path, kind: .added))
                continue
            }
            let kind = try kind(of: path, expecting: digest)
            if let kind { differences.append(Difference(path: path, kind: kind)) }
        }
        return (expected.count, differences.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    }

    private func kind(of path: String, expecting digest: String) throws(FileError) -> Difference.Kind? {
        let content: Data
        do throws(FileError) {
            content = try BoundedFile.read(self[path], limit: PortableBundle.sizeLimit)
        } catch {
            guard error.cause == .system(ENOENT) else { throw error }
            return .missing
        }
        return SHA256(of: [UInt8](content)).description == digest ? nil : .changed
    }

    /// Many more than any bundle has.
    private static let fileLimit = 100_000
    private static let listLimit = 16 << 20
    private static let sizeLimit = 1 << 30
}
