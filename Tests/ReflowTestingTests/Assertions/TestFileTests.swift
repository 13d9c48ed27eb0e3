import Foundation
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// The reference folder if a helper of an older test passes the file on: in Swift 6 mode, `#file` consists of the
/// module and the file's name.
private func referenceFolder(
    file: StaticString = #file, directory: String? = nil, _ environment: [String: String] = [:]
) -> ReferenceFolder {
    ReferenceFolder(for: #fileID, at: file, directory: directory, environment: TestEnvironment(environment))
}

@Suite("Where the file of a test lies")
struct TestFileTests {
    /// A package with these files, all of them empty.
    private func package(_ files: String...) throws -> TemporaryFolder {
        let package = try TemporaryFolder()
        for file in ["Package.swift"] + files { try package.write("", to: file) }
        return package
    }

    private func path(of file: String, from workingDirectory: String, starts: [String] = []) throws -> String {
        try TestFile.path(
            of: file, workingDirectory: workingDirectory,
            starts: starts.map { URL(fileURLWithPath: $0, isDirectory: true) })
    }

    @Test("A whole path is what it says, whether anything lies there or not")
    func whole() throws {
        #expect(try path(of: "/nowhere/A.swift", from: "/") == "/nowhere/A.swift")
    }

    @Test("#file of Swift 6 mode leads to this file, and to the folder beside it")
    func own() throws {
        let folder = referenceFolder()
        #expect(folder.problem == nil)
        #expect(folder.filePath == #filePath)
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        #expect(folder.url.path == "\(beside)/__Snapshots__/TestFileTests")
    }

    @Test(
        "Module and name are found in the folder of the target, in the package of the working directory or the executable",
        arguments: [
            "Tests/ShopTests/ShopTests.swift", "Tests/ShopTests/Deep/Er/ShopTests.swift",
            "Sources/ShopTests/ShopTests.swift", "ShopTests/ShopTests.swift",
        ])
    func found(_ place: String) throws {
        let package = try package(
            place, "Tests/OtherTests/ShopTests.swift", "Tests/ShopTests/__Snapshots__/ShopTests.swift/a.png",
            "Tests/ShopTests/.hidden/ShopTests.swift", ".build/debug/run")
        let expected = "\(package.url.standardizedFileURL.path)/\(place)"
        #expect(try path(of: "ShopTests/ShopTests.swift", from: package.path) == expected)
        #expect(try path(of: "ShopTests/ShopTests.swift", from: "\(package.path)/Tests") == expected)
        #expect(
            try path(of: "ShopTests/ShopTests.swift", from: "/", starts: ["\(package.path)/.build/debug"]) == expected)
    }

    @Test("A target's name may have what a module's has not")
    func moduleName() throws {
        let package = try package("Tests/shop-ui.tests/A.swift")
        #expect(try path(of: "shop_ui_tests/A.swift", from: package.path).hasSuffix("/Tests/shop-ui.tests/A.swift"))
    }

    @Test("Of two that may be meant neither is taken, and both are named")
    func several() throws {
        let package = try package("Tests/A/One/X.swift", "Tests/A/Two/X.swift")
        let error = #expect(throws: SnapshotFailure.self) { try path(of: "A/X.swift", from: package.path) }
        let root = package.url.standardizedFileURL.path
        #expect(error?.description.contains("\(root)/Tests/A/One/X.swift or \(root)/Tests/A/Two/X.swift") == true)
    }

    @Test("Relative paths of build systems hold where they lead to a file, or to the folder of a source left behind")
    func relative() throws {
        let package = try package("AppTests/A.swift", "app/tests/B.swift")
        let root = package.url.standardizedFileURL.path
        try FileManager.default.removeItem(atPath: "\(root)/Package.swift")
        #expect(try path(of: "AppTests/A.swift", from: root) == "\(root)/AppTests/A.swift")
        #expect(try path(of: "app/tests/Gone.swift", from: root) == "\(root)/app/tests/Gone.swift")
        for file in ["AppTests/Gone.swift", "app/other/A.swift", "Gone.swift", "./Gone.swift", ""] {
            #expect(throws: SnapshotFailure.self) { try path(of: file, from: root) }
        }
    }

    @Test("Where nobody knows, the assertion fails with what to write, and writes nothing")
    func unknown() throws {
        let message = try TestEnvironment.$current.withValue(TestEnvironment()) {
            try #require(
                verifySnapshot(of: "Hello", as: .lines, named: "a", record: .all, file: "NoSuchTests/NoSuchTests.swift")
            )
        }
        #expect(message.hasPrefix("Reflow cannot find the test's file from \"NoSuchTests/NoSuchTests.swift\""))
        #expect(message.contains("\"file: StaticString = #filePath\""))
        #expect(!FileManager.default.fileExists(atPath: "NoSuchTests"))
    }

    @Test("Where the folder is named, or SNAPSHOT_REFERENCE_DIR is set, the file need not be known")
    func named() {
        let file: StaticString = "NoSuchTests/NoSuchTests.swift"
        #expect(referenceFolder(file: file).problem != nil)
        #expect(referenceFolder(file: file, directory: "/goldens").problem == nil)
        let folder = referenceFolder(file: file, ["SNAPSHOT_REFERENCE_DIR": "/goldens"])
        #expect(folder.problem == nil)
        #expect(folder.url.path == "/goldens/ReflowTestingTests/NoSuchTests")
    }
}
