import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("What lies in a folder and below it")
struct FolderListingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func listing(limit: Int = 100, skipping: (String) -> Bool = { _ in false }) throws -> [String] {
        try FolderListing(of: folder.url("in").path, limit: limit, skipping: skipping).entries
            .map { $0.isFolder ? $0.path + "/" : $0.path }
    }

    @Test("Files and folders come in the order of the bytes of their paths, but for what is skipped")
    func order() throws {
        for path in ["in/b", "in/a/z", "in/a.txt", "in/ü", "in/Skip/x", "in/.hidden/y"] {
            try folder.write("", to: path)
        }
        #expect(
            try listing { $0 == "Skip" || $0.hasPrefix(".") } == ["a/", "a.txt", "a/z", "b", "ü"])
    }

    @Test("Links to files and to folders are what they lead to; one to nothing is a file")
    func links() throws {
        try folder.write("", to: "elsewhere/deep/c")
        try folder.write("", to: "in/a")
        try folder.link("in/file", to: folder.url("elsewhere/deep/c"))
        try folder.link("in/folder", to: folder.url("elsewhere"))
        try folder.link("in/nothing", to: folder.url("nowhere"))
        #expect(try listing() == ["a", "file", "folder/", "folder/deep/", "folder/deep/c", "nothing"])
        // The listed folder itself may be a link.
        try folder.link("link", to: folder.url("in"))
        #expect(try FolderListing(of: folder.url("link").path, limit: 100).entries.count == 6)
    }

    @Test("A circle of links ends")
    func circle() throws {
        try folder.write("", to: "in/a/b")
        try folder.link("in/a/up", to: folder.url("in"))
        try folder.link("in/self", to: folder.url("in/self"))
        #expect(try listing() == ["a/", "a/b", "a/up/", "self"])
    }

    @Test("Too many entries, no folder, and a file in its place are errors that say so")
    func refused() throws {
        for number in 0..<4 { try folder.write("", to: "in/\(number)") }
        #expect(try listing(limit: 4).count == 4)
        let path = folder.url("in").path
        #expect(throws: FileError(.read, path, .tooManyEntries(limit: 3))) { try listing(limit: 3) }
        #expect(throws: FileError(.read, path + "/0", .system(ENOTDIR))) {
            try FolderListing(of: path + "/0", limit: 9)
        }
        #expect(throws: FileError(.read, path + "/x", .system(ENOENT))) { try FolderListing(of: path + "/x", limit: 9) }
    }
}
