import Basics
import Foundation
import JSON
import Snapshots

/// The report of one test process, a file of its own in `SNAPSHOT_REPORT_DIR`. It states whether the process had to run
/// all of its tests, and completed. Only then can `reflow merge` report goldens that no assertion used.
enum ReportedProcess {
    /// The file of this process in each folder of a report.
    private static let files = Guarded<[ContainedFolder: String]>([:])

    /// Completes all reports when the process ends by itself.
    private static let endsWithProcess: Void = {
        atexit {
            let isWhole = TestSelection.isWhole(CommandLine.arguments)
            for folder in files.withLock({ Array($0.keys) }) { end(in: folder, isWhole: isWhole) }
        }
        return ()
    }()

    /// Begins the report of this process in a folder, if it has not begun yet.
    static func begin(in folder: ContainedFolder) throws(FileError) {
        try files.withLock { files throws(FileError) in
            guard files[folder] == nil else { return }
            let file = "\(TestProcessRecord.folder)/\(UUID().uuidString).json"
            try write(isComplete: false, to: file, in: folder)
            files[folder] = file
        }
        endsWithProcess
    }

    /// Completes the report of this process.
    ///
    /// - Parameter isWhole: whether the process had to run all of its tests.
    static func end(in folder: ContainedFolder, isWhole: Bool) {
        guard isWhole, let file = files.withLock({ $0[folder] }), folder.contains(file) else { return }
        do {
            try write(isComplete: true, to: file, in: folder)
        } catch {
            // No test is left that could fail. The incomplete report stays, so `reflow merge` lists no unused goldens.
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
    }

    private static func write(isComplete: Bool, to file: String, in folder: ContainedFolder) throws(FileError) {
        try folder.write(Data(TestProcessRecord(isComplete: isComplete).jsonText.utf8), to: file, isFlushed: false)
    }
}
