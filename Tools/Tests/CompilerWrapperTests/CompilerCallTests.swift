import Foundation
import SourceRewriting
import Testing

@testable import CompilerWrapper

@Suite struct CompilerCallTests {
    @Test func sourcesAreReadFromResponseFiles() throws {
        try withFolder { (folder: URL) throws in
            let list = folder.appendingPathComponent("sources")
            try Data("/app/A.swift\n'/app/my file.swift'\n/app/other\\ file.swift\n".utf8).write(to: list)
            let call = CompilerCall([
                "-module-name", "App", "-c", "@\(list.path)", "-I", "/modules", "-I/more", "-output-file-map",
                "/out/map.json",
                "-o", "x.swift", "-DDEBUG", "-D", "BETA",
            ])
            #expect(call.module == "App")
            #expect(call.sources == ["/app/A.swift", "/app/my file.swift", "/app/other file.swift"])
            #expect(call.searchPaths == ["/modules", "/more"])
            #expect(call.outputFileMap == "/out/map.json")
            #expect(call.flags == ["DEBUG", "BETA"])
            #expect(call.compilesSources)
        }
    }

    @Test func questionsAndManifestsPass() {
        #expect(!CompilerCall(["-print-target-info"]).compilesSources)
        #expect(!CompilerCall(["-package-description-version", "6.0.0", "Package.swift"]).compilesSources)
        #expect(!CompilerCall(["--version"]).compilesSources)
    }
}

@Suite struct CopyFolderTests {
    /// Writes copies, and returns the originals that are compiled anew.
    private func write(_ copies: [Copy], to folder: CopyFolder) throws -> Set<String> {
        var forgotten: Set<String> = []
        try folder.write(copies) { forgotten.insert($0) }
        return forgotten
    }

    private func copy(_ path: String, _ text: String) -> Copy {
        let files = [SourceFile(path: path, text: text)]
        return Module(name: "App", files: files).copies()[0]
    }

    @Test func onlyCopiesThatDifferFromTheLastAreNamed() throws {
        try withFolder { (url: URL) throws in
            let folder = CopyFolder(folder: url)
            let (first, second) = (copy("/a.swift", "@objc class A {}"), copy("/b.swift", "@objc class B {}"))
            #expect(try write([first, second], to: folder) == ["/a.swift", "/b.swift"])
            #expect(try write([first, second], to: folder) == [])
            // In another order the copies are the same.
            #expect(try write([second, first], to: folder) == [])
            #expect(try write([copy("/a.swift", "@objc class C {}"), second], to: folder) == ["/a.swift"])
            // A file that needs no copy any more is compiled anew.
            #expect(try write([second], to: folder) == ["/a.swift"])
            #expect(try write([], to: folder) == ["/b.swift"])
        }
    }
}

@Suite struct SwiftCommandTests {
    private func command(_ arguments: String...) throws -> SwiftCommand {
        try SwiftCommand(arguments: arguments, toolchain: "/swift/usr", environment: ["PATH": "/bin"])
    }

    @Test func buildsWithCopiesHaveAScratchPathOfTheirOwn() throws {
        let plain = try command("build", "-c", "release")
        #expect(
            plain.words == [
                "/swift/usr/bin/swift", "build", "--build-system", "native", "--scratch-path", "./.build/reflow", "-c",
                "release",
            ])
        #expect(plain.environment["REFLOW_TOOLCHAIN"] == "/swift/usr" && plain.environment["PATH"] == "/bin")
        #expect(plain.environment["SWIFT_EXEC"]?.hasSuffix("/.build/reflow/reflow/toolchain/bin/swiftc") == true)
        let elsewhere = try command("test", "--package-path", "/app", "--filter", "A")
        #expect(
            elsewhere.words.dropFirst()
                == [
                    "test", "--build-system", "native", "--scratch-path", "/app/.build/reflow", "--package-path",
                    "/app", "--filter", "A",
                ])
        #expect(
            try command("run", "--scratch-path=/s", "App", "--ios", "x").words.dropFirst()
                == ["run", "--build-system", "native", "--scratch-path", "/s", "App", "--ios", "x"])
    }

    /// A folder may hold more than builds, and its name is the user's.
    @Test func anotherVersionRemovesWhatWasBuiltAndNothingElse() throws {
        try withFolder { folder in
            let (files, scratch) = (FileManager.default, folder.appendingPathComponent("scratch").path)
            func isThere(_ path: String) -> Bool { files.fileExists(atPath: "\(scratch)/\(path)") }
            for path in [
                "usr/bin/swift", "usr/bin/swiftc", "reflow-swiftc", "scratch/Sources/mine.swift",
                "scratch/toolchain/mine", "scratch/release/mine", "scratch/linux/debug/App.o",
            ] {
                let url = folder.appendingPathComponent(path)
                try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("x".utf8).write(to: url)
            }
            try files.createSymbolicLink(atPath: scratch + "/debug", withDestinationPath: "linux/debug")
            for modules in ["App", "App", "Kit"] {
                let command = try SwiftCommand(
                    arguments: ["build", "--scratch-path", scratch, "--ios", modules],
                    toolchain: folder.appendingPathComponent("usr").path, environment: [:])
                #expect(isThere("linux/debug/App.o"))
                try command.prepare(wrapper: folder.appendingPathComponent("reflow-swiftc").path)
                #expect(isThere("reflow/toolchain/bin/swiftc") && isThere("reflow/toolchain/bin/swift"))
            }
            #expect(!isThere("linux/debug"))
            #expect(isThere("Sources/mine.swift") && isThere("toolchain/mine") && isThere("release/mine"))
        }
    }

    @Test func modulesForIOSAreNamed() throws {
        #expect(try command("build", "--ios", "App", "--ios=Kit").environment["REFLOW_IOS_MODULES"] == "App,Kit")
        #expect(try command("build").environment["REFLOW_IOS_MODULES"] == nil)
    }

    @Test func previewsAreTestsThatOnlyRunWhenTheyAreAskedFor() throws {
        let previews = try command("test", "--previews")
        #expect(previews.words.suffix(2) == ["--filter", "Reflow_PreviewTests"])
        #expect(previews.environment["REFLOW_PREVIEWS"] == "1")
        #expect(try command("test").environment["REFLOW_PREVIEWS"] == nil)
        #expect(throws: WrapperError.self) { try command("build", "--previews") }
    }

    @Test func whatCannotWorkIsRefused() {
        #expect(throws: WrapperError.self) { try command("package") }
        #expect(throws: WrapperError.self) { try command("build", "--build-system", "swiftbuild") }
    }
}
