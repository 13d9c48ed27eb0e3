import Foundation

/// Reports changes in several folders. Subfolders are watched only if they are added.
public final class FolderWatch {
    /// The changes since the last call.
    public struct Changes: Sendable, Equatable {
        /// The paths of changed files, in no particular order. Each begins with the path by which its folder was added.
        public var files = Set<String>()
        /// Folders that were removed or moved. They and their contents are no longer watched.
        public var lost = Set<String>()
        /// Whether the system dropped changes because there were too many.
        public var isIncomplete = false
    }

    /// The maximum number of watched folders; one more is refused.
    public static let limit = 4096

    private let descriptor: Int32
    private var folders: [Int32: String] = [:]

    public init() throws(FileError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { throw .system(.watch, ".") }
    }

    deinit {
        close(descriptor)
    }

    /// Watches one more folder; it may be watched already.
    public func add(_ folder: String) throws(FileError) {
        guard !folders.values.contains(folder) else { return }
        guard folders.count < FolderWatch.limit else {
            throw FileError(.watch, folder, .tooManyFolders(limit: FolderWatch.limit))
        }
        // The events after which a file is complete: editors write in place, or rename a new file over the old one.
        let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_MOVE_SELF | IN_ONLYDIR
        let watch = inotify_add_watch(descriptor, folder, UInt32(events))
        guard watch >= 0 else { throw .system(.watch, folder) }
        folders[watch] = folder
    }

    /// Waits until something changes, and then until nothing changes for a while, because saving a file takes several
    /// steps.
    ///
    /// - Parameters:
    ///   - quiet: how long nothing may change, in milliseconds.
    ///   - patience: the maximum time to wait for such a pause, in milliseconds.
    public func next(quiet: Int32 = 100, patience: Int32 = 2000) throws(FileError) -> Changes {
        var changes = Changes()
        try wait(-1)
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(Int(patience))
        try read(into: &changes)
        while clock.now < end {
            guard try wait(quiet) else { break }
            try read(into: &changes)
        }
        return changes
    }

    /// Stops watching a folder and its subfolders.
    private func forget(_ folder: String) {
        for (watch, path) in folders where path == folder || path.hasPrefix(folder + "/") {
            inotify_rm_watch(descriptor, watch)
            folders[watch] = nil
        }
    }

    /// Waits until there is something to read, or until the time is over; -1 waits forever.
    @discardableResult
    private func wait(_ milliseconds: Int32) throws(FileError) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let count = Foundation.poll(&poll, 1, milliseconds)
            if count >= 0 { return count > 0 }
            guard errno == EINTR else { throw .system(.watch, folders.values.first ?? ".") }
        }
    }

    private func read(into changes: inout Changes) throws(FileError) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else {
            if errno == EAGAIN || errno == EINTR { return }
            throw .system(.watch, folders.values.first ?? ".")
        }
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            // Each event is a head of 16 bytes and a name, padded with zeros.
            while offset + 16 <= count {
                let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
                let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                let name = bytes[(offset + 16)..<min(offset + 16 + length, count)].prefix { $0 != 0 }
                offset += 16 + length
                if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
                if mask & UInt32(IN_IGNORED) != 0, let folder = folders.removeValue(forKey: watch) {
                    changes.lost.insert(folder)
                }
                if mask & UInt32(IN_MOVE_SELF) != 0, let folder = folders[watch] {
                    forget(folder)
                    changes.lost.insert(folder)
                }
                guard let folder = folders[watch], !name.isEmpty else { continue }
                let file = String(decoding: name, as: UTF8.self)
                guard !AtomicFile.isTemporary(file) else { continue }
                changes.files.insert("\(folder)/\(file)")
            }
        }
    }
}
