import Foundation
import Testing

@testable import Files

@Suite("Watching folders")
struct FolderWatchTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("reflow-watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test("Files that are written, replaced or removed in a folder are named once the folder is quiet")
    func changes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let watch = try FolderWatch()
        try watch.add(folder.path)
        try watch.add(folder.path)
        let file = folder.appendingPathComponent("ü 1.json")
        try Data("a".utf8).write(to: file)
        try AtomicFile.write(Data("b".utf8), to: file)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("inner/unseen"))
        let changes = try watch.next(quiet: 50)
        #expect(changes.files == [file.path, folder.path + "/inner"])
        #expect(!changes.isIncomplete)
        try FileManager.default.removeItem(at: file)
        #expect(try watch.next(quiet: 50).files == [file.path])
    }

    @Test("What is no folder cannot be watched")
    func noFolder() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let watch = try FolderWatch()
        #expect(throws: FileError(.watch, folder.path + "/none", .system(ENOENT))) {
            try watch.add(folder.path + "/none")
        }
    }
}
