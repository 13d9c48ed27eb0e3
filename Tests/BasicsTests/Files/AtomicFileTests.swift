import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("Files that are always whole")
struct AtomicFileTests {
    @Test("Created, then replaced; nothing else is left in the folder")
    func replace() throws {
        let folder = try TemporaryFolder()
        for text in ["first", "second, and longer", ""] {
            try AtomicFile.write(Data(text.utf8), to: folder.url("a.png"))
            #expect(folder.contents("a.png") == Data(text.utf8))
            #expect(folder.files == ["a.png"])
        }
    }

    @Test("A symbolic link stays, and what it leads to is written: a file, one that is not there yet, another link")
    func links() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        try folder.write("old", to: "results/junit.xml")
        for (link, destination) in [
            ("direct.xml", "results/junit.xml"), ("absolute.xml", folder.url("results/junit.xml").path),
            ("chain.xml", "direct.xml"), ("dangling.xml", "results/new.xml"),
        ] {
            try manager.createSymbolicLink(atPath: folder.url(link).path, withDestinationPath: destination)
        }
        for link in ["direct.xml", "absolute.xml", "chain.xml"] {
            try AtomicFile.write(Data(link.utf8), to: folder.url(link))
            #expect(folder.contents("results/junit.xml") == Data(link.utf8))
        }
        try AtomicFile.write(Data("new".utf8), to: folder.url("dangling.xml"))
        #expect(folder.contents("results/new.xml") == Data("new".utf8))
        for link in ["direct.xml", "absolute.xml", "chain.xml", "dangling.xml"] {
            #expect(try manager.destinationOfSymbolicLink(atPath: folder.url(link).path).hasSuffix("xml"))
        }
        #expect(
            try manager.contentsOfDirectory(atPath: folder.url("results").path).sorted() == ["junit.xml", "new.xml"])
    }

    @Test("Links in a circle, and a folder, are errors; a device is written into and stays one")
    func noFiles() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.url("a").path, withDestinationPath: "b")
        try manager.createSymbolicLink(atPath: folder.url("b").path, withDestinationPath: "a")
        #expect(throws: FileError(.write, folder.url("a").path, .system(ELOOP))) {
            try AtomicFile.write(Data(), to: folder.url("a"))
        }
        try manager.createDirectory(at: folder.url("folder"), withIntermediateDirectories: false)
        #expect(throws: FileError.self) { try AtomicFile.write(Data(), to: folder.url("folder")) }
        try manager.createSymbolicLink(atPath: folder.url("null").path, withDestinationPath: "/dev/null")
        try AtomicFile.write(Data("gone".utf8), to: folder.url("null"))
        #expect(try manager.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test("The mode is that of any new file")
    func mode() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(Data(), to: folder.url("ours"))
        try Data().write(to: folder.url("theirs"))
        func permissions(_ name: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: folder.url(name).path)[.posixPermissions] as? Int
        }
        #expect(try permissions("ours") == permissions("theirs"))
    }

    @Test("Eight writers and eight readers at once: everybody sees one whole version")
    func concurrency() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url("a.png")
        let versions = (0..<8).map { Data(repeating: UInt8($0), count: 20_000 + $0) }
        try AtomicFile.write(versions[0], to: file)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for version in versions {
                group.addTask {
                    for _ in 0..<20 { try AtomicFile.write(version, to: file, isFlushed: false) }
                }
                group.addTask {
                    for _ in 0..<60 {
                        let seen = try Data(contentsOf: file)
                        #expect(versions.contains(seen))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try versions.contains(Data(contentsOf: file)))
        #expect(folder.files == ["a.png"])
    }

    @Test("What a killed process left is removed when it is old, and left alone when it may be in use")
    func leftovers() throws {
        let folder = try TemporaryFolder()
        try folder.write("half a pict", to: ".reflow-1f0c9.part")
        try folder.write("half a pict", to: ".reflow-young.part")
        try folder.write("mine", to: ".reflow-notes.txt")
        let hours = Date(timeIntervalSinceNow: -2 * 3600)
        for name in [".reflow-1f0c9.part", ".reflow-notes.txt"] {
            try FileManager.default.setAttributes([.modificationDate: hours], ofItemAtPath: folder.url(name).path)
        }
        try AtomicFile.write(Data("whole".utf8), to: folder.url("a.png"))
        #expect(folder.files == [".reflow-notes.txt", ".reflow-young.part", "a.png"])
    }

    @Test("A folder in the file's place: the reason is the system's, and nothing is left behind")
    func folderInTheWay() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a.png/inside")
        let error = try #require(throws: FileError.self) {
            try AtomicFile.write(Data("whole".utf8), to: folder.url("a.png"))
        }
        #expect(error == FileError(.write, folder.url("a.png").path, .system(EISDIR)))
        #expect(error.description == "cannot write \(folder.url("a.png").path): Is a directory")
        #expect(folder.files == ["a.png/inside"])
    }

    @Test("No folder at all, and a name that no file can have")
    func noFolder() throws {
        let folder = try TemporaryFolder()
        let missing = folder.url("none/a.png")
        #expect(throws: FileError(.write, missing.path, .system(ENOENT))) {
            try AtomicFile.write(Data(), to: missing)
        }
        let name = String(repeating: "x", count: 300)
        #expect(throws: FileError(.write, folder.url(name).path, .system(ENAMETOOLONG))) {
            try AtomicFile.write(Data(), to: folder.url(name))
        }
        #expect(folder.files == [])
    }

    @Test("A folder that may not be written to", .enabled(if: geteuid() != 0, "root may write anywhere"))
    func readOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.png")
        #expect(chmod(folder.url.path, 0o555) == 0)
        defer { chmod(folder.url.path, 0o755) }
        let error = try #require(throws: FileError.self) { try AtomicFile.write(Data(), to: folder.url("a.png")) }
        #expect(error.description == "cannot write \(folder.url("a.png").path): Permission denied")
        #expect(folder.contents("a.png") == Data("old".utf8))
    }

    @Test("A full disk is reported as that")
    func fullDisk() throws {
        let file = try OpenFile("/dev/full", O_WRONLY, .write)
        let error = #expect(throws: FileError.self) { try file.write(Data([1])) }
        #expect(error?.description == "cannot write /dev/full: No space left on device")
    }
}
