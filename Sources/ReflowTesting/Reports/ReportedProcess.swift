import Basics
import Foundation
import JSON
import Snapshots

/// A process of a run of tests, as a file of its own in `SNAPSHOT_REPORT_DIR`: whether it was asked for all of its tests,
/// and came to its end. Only then can `reflow merge` tell what no assertion asked for.
enum ReportedProcess {
    /// The files of this process, each in its folder of a report.
    private static let files = Guarded<[ContainedFolder: String]>([:])

    /// Ends all reports with the process, if that ends by itself.
    private static let endsWithProcess: Void = {
        atexit {
            let isWhole = TestSelection.isWhole(CommandLine.arguments)
            for folder in files.withLock({ Array($0.keys) }) { end(in: folder, isWhole: isWhole) }
        }
        return ()
    }()

    /// Begins the report of this process in a folder, unless it has begun there.
    static func begin(in folder: ContainedFolder) throws(FileError) {
        try files.withLock { files throws(FileError) in
            guard files[folder] == nil else { return }
            let file = "\(TestProcessRecord.folder)/\(UUID().uuidString).json"
            try write(isComplete: false, to: file, in: folder)
            files[folder] = file
        }
        endsWithProcess
    }

    /// The process has come to its end.
    ///
    /// - Parameter isWhole: whether it was asked for all of its tests.
    static func end(in folder: ContainedFolder, isWhole: Bool) {
        guard isWhole, let file = files.withLock({ $0[folder] }), folder.contains(file) else { return }
        do {
            try write(isComplete: true, to: file, in: folder)
        } catch {
            // No test is left to fail. What the process began with stands, and merge lists nothing.
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
    }

    private static func write(isComplete: Bool, to file: String, in folder: ContainedFolder) throws(FileError) {
        try folder.write(Data(TestProcessRecord(isComplete: isComplete).jsonText.utf8), to: file, isFlushed: false)
    }
}
