import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("Files that are created, and folders that are left empty")
struct FolderCreationTests {
    private let temporary: TemporaryFolder
    private let root: URL

    init() throws {
        temporary = try TemporaryFolder()
        // The folder does not exist yet.
        root = temporary.url("root")
    }

    @Test("What has the name already stays as it is: a file, a folder, a link to nowhere")
    func create() throws {
        let folder = ContainedFolder(root: root)
        #expect(try folder.create(Data("a".utf8), at: "in/file"))
        #expect(try !folder.create(Data("b".utf8), at: "in/file"))
        #expect(try Data(contentsOf: root.appendingPathComponent("in/file")) == Data("a".utf8))
        #expect(try !folder.create(Data(), at: "in"))
        try FileManager.default.createSymbolicLink(
            atPath: root.path + "/link", withDestinationPath: root.path + "/nowhere")
        #expect(try !folder.create(Data(), at: "link"))
        #expect(try Set(FileManager.default.subpathsOfDirectory(atPath: root.path)) == ["in", "in/file", "link"])
        #expect(throws: FileError.self) { _ = try folder.create(Data(), at: "../outside") }
    }

    @Test("Only an empty folder goes, and none outside of the root")
    func removeIfEmpty() throws {
        let folder = ContainedFolder(root: root)
        try folder.write(Data(), to: "in/file")
        try folder.removeIfEmpty("in")
        #expect(try folder.remove("in/file"))
        #expect(try !folder.remove("in/file/not"))
        try folder.removeIfEmpty("in")
        try folder.removeIfEmpty("in")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: root.path) == [])
        #expect(throws: FileError.self) { try folder.removeIfEmpty("..") }
    }
}
