import Basics
import Foundation
import TestSupport
import Testing

@Suite("A folder that nothing is written out of")
struct ContainedFolderTests {
    private let outside: TemporaryFolder
    private let temporary: TemporaryFolder
    private let folder: ContainedFolder

    init() throws {
        outside = try TemporaryFolder()
        temporary = try TemporaryFolder()
        folder = ContainedFolder(root: temporary.url("Snapshots"))
    }

    @Test("Folders are created as needed; equal bytes are not written again")
    func write() throws {
        #expect(try folder.write(Data("a".utf8), to: "x/y/z.txt") == .created)
        let inode = try FileManager.default.attributesOfItem(atPath: folder.url("x/y/z.txt").path)[.systemFileNumber]
        #expect(try folder.write(Data("a".utf8), to: "x/y/z.txt") == .unchanged)
        #expect(try folder.write(Data("b".utf8), to: "x/y/z.txt") == .replaced)
        let other = try FileManager.default.attributesOfItem(atPath: folder.url("x/y/z.txt").path)[.systemFileNumber]
        #expect(inode as? UInt64 != other as? UInt64)
        #expect(temporary.files == ["Snapshots/x/y/z.txt"])
        #expect(try folder.read("x/y/z.txt", limit: 10) == Data("b".utf8))
    }

    @Test("What is not there reads as nothing, and removing it is no error")
    func missing() throws {
        #expect(try folder.read("x/y.txt", limit: 10) == nil)
        #expect(try folder.remove("x/y.txt") == false)
        try folder.write(Data(), to: "x/y.txt")
        #expect(try folder.read("x/y.txt", limit: 0) == Data())
        #expect(folder.contains("x") && folder.contains("x/y.txt") && !folder.contains("y"))
        #expect(try folder.remove("x/y.txt") == true)
        #expect(!folder.contains("x/y.txt"))
        #expect(temporary.files == [])
    }

    @Test("Reading: limits, folders, pipes, names")
    func reading() throws {
        try folder.write(Data(count: 100_000), to: "big")
        #expect(try folder.read("big", limit: 100_000) == Data(count: 100_000))
        #expect(throws: FileError(.read, folder.url("big").path, .tooLarge(limit: 99_999))) {
            try folder.read("big", limit: 99_999)
        }
        try folder.write(Data(), to: "folder/file")
        #expect(throws: FileError(.read, folder.url("folder").path, .notAFile)) {
            try folder.read("folder", limit: 10)
        }
        #expect(mkfifo(folder.url("pipe").path, 0o600) == 0)
        #expect(throws: FileError(.read, folder.url("pipe").path, .notAFile)) { try folder.read("pipe", limit: 10) }
        #expect(throws: FileError(.read, folder.url("big/file").path, .system(ENOTDIR))) {
            try folder.read("big/file", limit: 10)
        }
    }

    @Test("Paths that lead upward, and names that are none", arguments: ["../x", "a/../../x", "a/..", ".", "./x"])
    func upward(path: String) {
        let error = #expect(throws: FileError.self) { try folder.write(Data(), to: path) }
        #expect(error?.cause == .leadsOut(of: folder.root.path))
        #expect(temporary.files == [])
    }

    @Test("Names that no file can have", arguments: ["", "a//b", "/etc/x", "a/", "a\0b"])
    func noNames(path: String) {
        let error = #expect(throws: FileError.self) { try folder.write(Data(), to: path) }
        #expect(error?.cause == .invalidName)
        #expect(temporary.files == [])
    }

    @Test("A folder that is a symbolic link out: nothing is written or removed there")
    func linkedFolder() throws {
        try outside.write("theirs", to: "x.png")
        try folder.write(Data(), to: "other/x")
        try temporary.link("Snapshots/login", to: outside.url)
        let leadsOut = FileError.Cause.leadsOut(of: folder.root.path)
        let path = folder.url("login/x.png").path
        #expect(throws: FileError(.write, path, leadsOut)) { try folder.write(Data(), to: "login/x.png") }
        #expect(throws: FileError(.remove, path, leadsOut)) { try folder.remove("login/x.png") }
        #expect(throws: FileError.self) { try folder.write(Data(), to: "login/deeper/x.png") }
        #expect(outside.files == ["x.png"])
        #expect(outside.contents("x.png") == Data("theirs".utf8))
        // Build systems provide inputs as links.
        #expect(try folder.read("login/x.png", limit: 10) == Data("theirs".utf8))
    }

    @Test("A file that is a symbolic link out, to a file or to nothing")
    func linkedFile() throws {
        try outside.write("theirs", to: "x.png")
        try folder.write(Data(), to: "login/other")
        try temporary.link("Snapshots/login/a.png", to: outside.url("x.png"))
        try temporary.link("Snapshots/login/b.png", to: outside.url("nothing.png"))
        for name in ["a.png", "b.png"] {
            let path = "login/" + name
            #expect(throws: FileError(.write, folder.url(path).path, .leadsOut(of: folder.root.path))) {
                try folder.write(Data(), to: path)
            }
        }
        #expect(outside.files == ["x.png"])
        #expect(outside.contents("x.png") == Data("theirs".utf8))
        #expect(try folder.remove("login/a.png"))
        #expect(outside.files == ["x.png"])
    }

    @Test("Links that stay inside are followed and stay links")
    func linkInside() throws {
        try folder.write(Data("old".utf8), to: "real/x.png")
        try temporary.link("Snapshots/alias", to: folder.url("real"))
        try temporary.link("Snapshots/y.png", to: folder.url("real/x.png"))
        try folder.write(Data("new".utf8), to: "alias/x.png")
        #expect(temporary.contents("Snapshots/real/x.png") == Data("new".utf8))
        try folder.write(Data("newer".utf8), to: "y.png")
        #expect(temporary.contents("Snapshots/real/x.png") == Data("newer".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("y.png").path).hasSuffix("x.png"))
    }

    @Test("The root itself may be a link; a neighbour whose name begins alike is outside")
    func linkedRoot() throws {
        try temporary.link("Linked", to: outside.url)
        let linked = ContainedFolder(root: temporary.url("Linked"))
        try linked.write(Data(), to: "a/b")
        #expect(outside.files == ["a/b"])

        try temporary.write("", to: "Snapshots-old/keep")
        try folder.write(Data(), to: "x")
        try temporary.link("Snapshots/old", to: temporary.url("Snapshots-old"))
        #expect(throws: FileError.self) { try folder.write(Data(), to: "old/keep") }
    }

    @Test("A file where a folder should be")
    func fileInTheWay() throws {
        try folder.write(Data(), to: "login")
        #expect(throws: FileError(.createFolder, folder.url("login").path, .system(ENOTDIR))) {
            try folder.write(Data(), to: "login/x.png")
        }
    }
}
