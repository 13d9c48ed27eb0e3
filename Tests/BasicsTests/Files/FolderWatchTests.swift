import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("Watching folders")
struct FolderWatchTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder()
    }

    @Test("Files that are written, replaced or removed in a folder are named once the folder is quiet")
    func changes() throws {
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

    @Test(
        "A moved or removed folder is reported as lost, with the folders in it, and can be watched again", .serialized,
        arguments: [true, false])
    func lost(isMoved: Bool) throws {
        let outer = folder.appendingPathComponent("outer"), inner = outer.appendingPathComponent("inner")
        let elsewhere = folder.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let watch = try FolderWatch()
        try watch.add(outer.path)
        try watch.add(inner.path)
        if isMoved {
            try FileManager.default.moveItem(at: outer, to: elsewhere)
        } else {
            try FileManager.default.removeItem(at: outer)
        }
        #expect(try watch.next(quiet: 50).lost.contains(outer.path))
        if isMoved {
            // The watch must not report changes in the folder's former place.
            try Data().write(to: elsewhere.appendingPathComponent("inner/unseen"))
        }
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try watch.add(outer.path)
        try watch.add(inner.path)
        try Data().write(to: inner.appendingPathComponent("seen"))
        var files = Set<String>()
        while files.isEmpty { files = try watch.next(quiet: 50).files }
        #expect(files == [inner.path + "/seen"])
    }

    @Test("What is no folder cannot be watched")
    func noFolder() throws {
        let watch = try FolderWatch()
        #expect(throws: FileError(.watch, folder.path + "/none", .system(ENOENT))) {
            try watch.add(folder.path + "/none")
        }
    }
}
