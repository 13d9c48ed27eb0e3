import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("The boundary of a task's files")
struct FileBoundaryTests {
    private let outer: TemporaryFolder

    init() throws {
        outer = try TemporaryFolder()
        try outer.write("inside", to: "inner/file")
        try outer.write("outside", to: "file")
        try outer.write("outside", to: "inner-too/file")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: outer.path + "/inner/out", withDestinationPath: "../file")
        try files.createSymbolicLink(atPath: outer.path + "/inner/up", withDestinationPath: "..")
        try files.createSymbolicLink(atPath: outer.path + "/inner/nowhere", withDestinationPath: "../new")
        try files.createSymbolicLink(atPath: outer.path + "/inner/same", withDestinationPath: "file")
        try files.createSymbolicLink(atPath: outer.path + "/in", withDestinationPath: "inner")
    }

    private func contained<Result>(_ body: () throws -> Result) async throws -> Result {
        try await FileBoundary.contain(in: outer.path + "/in") { try body() }
    }

    @Test(
        "What lies inside, or would, is allowed, by whatever way",
        arguments: [
            "inner", "inner/file", "inner/same", "inner/new", "inner/new/deeper", "in/file", "inner/up/inner/file",
        ])
    func allowed(path: String) async throws {
        #expect(try await contained { FileBoundary.allows(outer.path + "/" + path) })
    }

    @Test(
        "What lies outside is not, nor a link to nothing",
        arguments: [
            "", "file", "new", "inner-too/file", "inner/out", "inner/up", "inner/up/file", "inner/up/new",
            "inner/nowhere",
            "inner/../file", "inner/new/../../file", "inner\u{0}",
        ])
    func refused(path: String) async throws {
        #expect(try await !contained { FileBoundary.allows(outer.path + "/" + path) })
    }

    @Test("Without a boundary everything is allowed")
    func unbounded() {
        #expect(FileBoundary.allows("/") && FileBoundary.allows(outer.path + "/inner/out"))
    }

    @Test("Reading, listing, writing and making folders heed it")
    func files() async throws {
        let path = outer.path
        try await contained {
            #expect(try BoundedFile.read(path + "/inner/file", limit: 100) == Data("inside".utf8))
            #expect(throws: FileError.self) { try BoundedFile.read(path + "/inner/out", limit: 100) }
            #expect(throws: FileError.self) { try FolderListing(of: path, limit: 100) }
            #expect(throws: FileError.self) { try AtomicFile.write(Data(), to: URL(fileURLWithPath: path + "/file")) }
            #expect(throws: FileError.self) {
                try AtomicFile.write(Data(), to: URL(fileURLWithPath: path + "/inner/out"))
            }
            #expect(throws: FileError.self) {
                try ContainedFolder(root: URL(fileURLWithPath: path + "/new")).write(Data(), to: "file")
            }
            try AtomicFile.write(Data("new".utf8), to: URL(fileURLWithPath: path + "/inner/file"))
        }
        #expect(outer.text("file") == "outside" && outer.text("inner/file") == "new")
        #expect(!outer.files.contains("new/file"))
    }

    @Test("The program's own files are read without it")
    func lifted() async throws {
        try await contained {
            let file = try FileBoundary.lifted { () throws(FileError) in
                try BoundedFile.read(outer.path + "/file", limit: 100)
            }
            #expect(file == Data("outside".utf8))
            #expect(!FileBoundary.allows(outer.path + "/file"))
        }
    }

    @Test("It is also heeded by the tasks of a group, and ends with its body")
    func tasks() async throws {
        let path = outer.path
        let answers = try await FileBoundary.contain(in: path + "/inner") {
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<4 { group.addTask { FileBoundary.allows(path + "/file") } }
                return await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(answers == [false, false, false, false])
        #expect(FileBoundary.allows(path + "/file"))
    }
}
