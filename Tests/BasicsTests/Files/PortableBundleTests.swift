import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite("Bundles")
struct PortableBundleTests {
    private let folder: TemporaryFolder

    /// A bundle with three files and their list in the format of `sha256sum`.
    init() throws {
        folder = try TemporaryFolder(" with a space")
        try folder.write("abc", to: "lib/libglib.so")
        try folder.write("", to: "bin/reflow")
        try folder.write("aaa", to: "VERSIONS")
        try folder.write(
            """
            ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  lib/libglib.so
            e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  bin/reflow
            9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0  VERSIONS

            """, to: "bundle.sha256")
    }

    private func bundle() throws -> PortableBundle {
        try #require(PortableBundle(of: folder.url("lib/libglib.so").path))
    }

    @Test("A library in the folder lib of a bundle leads to the bundle, also through links")
    func found() throws {
        #expect(try bundle().path == folder.path)
        #expect(try bundle().command == folder.path + "/bin/reflow")
        let other = try TemporaryFolder()
        try other.link("linked", to: folder.url)
        #expect(PortableBundle(of: other.path + "/linked/lib/libglib.so") == (try bundle()))
    }

    @Test("Libraries elsewhere are in no bundle, and these tests use the system's")
    func notFound() throws {
        #expect(PortableBundle(of: folder.url("bin/reflow").path) == nil)
        #expect(PortableBundle(of: folder.url("lib/missing.so").path) == nil)
        try FileManager.default.removeItem(at: folder.url("bundle.sha256"))
        #expect(PortableBundle(of: folder.url("lib/libglib.so").path) == nil)
        #expect(PortableBundle.current == nil)
    }

    @Test("A bundle as it came has no differences")
    func unchanged() throws {
        let check = try bundle().check()
        #expect(check.differences.isEmpty)
        #expect("\(check)" == "the bundle is as it came: 3 files")
    }

    @Test("One changed byte, a missing file and a new one are named, in the order of their paths")
    func changed() throws {
        try folder.write("abd", to: "lib/libglib.so")
        try FileManager.default.removeItem(at: folder.url("VERSIONS"))
        try folder.write("new", to: "share/new")
        #expect(
            try bundle().check().differences.map(\.description) == [
                "VERSIONS is missing", "lib/libglib.so has changed", "share/new is not part of the bundle",
            ])
    }

    @Test("A file that cannot be read is named like the others, and does not end the comparison")
    func unreadable() throws {
        try FileManager.default.removeItem(at: folder.url("VERSIONS"))
        try FileManager.default.removeItem(at: folder.url("lib/libglib.so"))
        try folder.write("", to: "lib/libglib.so/part")
        try folder.write("new", to: "share/new")
        let check = try bundle().check()
        #expect(
            "\(check)" == """
                VERSIONS is missing
                lib/libglib.so cannot be read: it is not a regular file
                lib/libglib.so/part is not part of the bundle
                share/new is not part of the bundle
                the bundle is not as it came; unpack it again
                """)
    }

    @Test("A second archive adds a list of its own")
    func secondArchive() throws {
        try folder.write("abc", to: "share/fonts/noto/A.ttf")
        #expect(try bundle().check().differences.map(\.kind) == [.added])
        try folder.write(
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  share/fonts/noto/A.ttf\n",
            to: "fonts.sha256")
        let check = try bundle().check()
        #expect(check.fileCount == 4)
        #expect(check.differences.isEmpty)
    }
}
