import Foundation

/// The files that this process is writing. With them, the process can be stopped between two files, so that no
/// half-written file stays.
public enum WritesInProgress {
    private struct State {
        /// Temporary files that exist or are about to be created.
        var temporaries = Set<String>()
        /// Files that were written, in order, each once.
        var finished: [String] = []
        var known = Set<String>()
    }

    private static let state = Guarded(State())

    /// Creates a temporary file.
    static func opening(
        _ temporary: String, _ open: () throws(FileError) -> OpenFile
    ) throws(FileError) -> OpenFile {
        try state.withLock { (state) throws(FileError) -> OpenFile in
            let file = try open()
            state.temporaries.insert(temporary)
            return file
        }
    }

    /// Gives a temporary file its name, or removes it.
    ///
    /// - Parameter place: renames or removes the file, and returns whether there is a new file at `path` now.
    static func finishing<Failure>(
        _ temporary: String, as path: String, _ place: () throws(Failure) -> Bool
    ) throws(Failure) {
        try state.withLock { (state) throws(Failure) in
            state.temporaries.remove(temporary)
            if try place(), state.known.insert(path).inserted { state.finished.append(path) }
        }
    }

    /// Removes all temporary files and ends the process. No thread can write another file meanwhile.
    ///
    /// - Parameter exit: gets the paths of the files that were written.
    public static func stop(_ exit: ([String]) -> Never) -> Never {
        state.withLock { state in
            for temporary in state.temporaries { _ = unlink(temporary) }
            exit(state.finished)
        }
    }
}
