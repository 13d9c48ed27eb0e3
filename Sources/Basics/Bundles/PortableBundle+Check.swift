import Foundation

extension PortableBundle {
    /// The result of comparing a bundle's files with the lists that came with it.
    public struct Check: Sendable, Hashable, CustomStringConvertible {
        /// The number of files in the lists.
        public let fileCount: Int
        /// The files that differ from the lists, in the order of their paths.
        public let differences: [Difference]

        /// A line for each difference, then a sentence on what the differences mean.
        public var description: String {
            let end =
                differences.isEmpty
                ? "the bundle is as it came: \(fileCount) files" : "the bundle is not as it came; unpack it again"
            return (differences.map(\.description) + [end]).joined(separator: "\n")
        }
    }

    /// A file that differs from its entry in the list.
    public struct Difference: Sendable, Hashable, CustomStringConvertible {
        public enum Kind: Sendable, Hashable {
            case changed, missing, added
            /// The file cannot be read, so it is unknown whether it has changed.
            case unreadable(reason: String)
        }

        /// The file's path, relative to the bundle.
        public let path: String
        public let kind: Kind

        /// `lib/libcairo.so.2 has changed`
        public var description: String {
            let what =
                switch kind {
                case .changed: "has changed"
                case .missing: "is missing"
                case .added: "is not part of the bundle"
                case .unreadable(let reason): "cannot be read: \(reason)"
                }
            return "\(ShownText.name(path)) \(what)"
        }
    }

    /// Reads every file and compares it with the lists. There is one list for each archive that was unpacked.
    ///
    /// - Throws: the reason why the folder or a list cannot be read.
    public func check() throws(FileError) -> Check {
        let present = try FolderListing(of: path, limit: PortableBundle.fileLimit).entries
            .filter { !$0.isFolder }.map(\.path)
        let lists = present.filter { !$0.contains("/") && $0.hasSuffix(".sha256") }
        var expected: [String: String] = [:]
        for list in lists {
            let text = try BoundedFile.read(self[list], limit: PortableBundle.listLimit)
            // A line of sha256sum has 64 digits, two characters, and the path.
            for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
                expected[String(line.dropFirst(66))] = String(line.prefix(64))
            }
        }
        let paths = Set(present).union(expected.keys).subtracting(lists)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let differences = paths.compactMap { path in
            kind(of: path, expecting: expected[path]).map { Difference(path: path, kind: $0) }
        }
        return Check(fileCount: expected.count, differences: differences)
    }

    /// - Parameter digest: the digest from the list; nil for a file that is in no list.
    /// - Returns: nil for a file that matches the list.
    private func kind(of path: String, expecting digest: String?) -> Difference.Kind? {
        guard let digest else { return .added }
        do throws(FileError) {
            let content = try BoundedFile.read(self[path], limit: PortableBundle.sizeLimit)
            return SHA256(of: [UInt8](content)).description == digest ? nil : .changed
        } catch {
            return error.cause == .system(ENOENT) ? .missing : .unreadable(reason: error.reason)
        }
    }

    /// The maximum number of files that are listed. No bundle has nearly as many.
    private static let fileLimit = 100_000
    private static let listLimit = 16 << 20
    private static let sizeLimit = 1 << 30
}
