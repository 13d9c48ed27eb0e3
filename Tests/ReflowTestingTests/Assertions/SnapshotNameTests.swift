import Basics
import Foundation
import Snapshots
import Testing

@testable import ReflowTesting

@Suite("Names of references")
struct SnapshotNameTests {
    @Test(
        "Names become file names as swift-snapshot-testing spells them",
        arguments: [
            ("plain()", "plain"), ("par(orientation:)", "par-orientation"), ("un(_:)", "un-_"),
            ("rotates to landscape", "rotates-to-landscape"),
            ("iPhone 13 / landscapeLeft", "iPhone-13-landscapeLeft"), ("éclair Größe 木", "éclair-Größe-木"),
            ("../../etc/passwd", "etc-passwd"), ("--a--", "a"), ("a.b", "a-b"), ("1", "1"),
        ])
    func sanitizing(text: String, expected: String) {
        #expect(SnapshotName.sanitized(text) == expected)
    }

    @Test("Folder, test, name and extension")
    func layout() {
        let name = SnapshotName(
            fileID: "AppTests/LoginTests.swift", filePath: "/app/Tests/LoginTests.swift", testName: "testForm()",
            identifier: "1", pathExtension: "png")
        let references = ReferenceFolder(
            of: "AppTests/LoginTests.swift", at: "/app/Tests/LoginTests.swift", root: nil)
        let golden = name.golden(in: references.folder)
        #expect(golden.fileName == "testForm.1.png")
        #expect(golden.path(.picture) == "LoginTests/testForm.1.png")
        #expect(golden.path(golden.tree) == "LoginTests/testForm.1.frames.txt")
        #expect(references.store.folder.root.path == "/app/Tests/__Snapshots__")
        #expect(references.url.path == "/app/Tests/__Snapshots__/LoginTests")
    }

    @Test("In a folder for all modules two test files of one name keep apart (SNAPSHOT_REFERENCE_DIR, _ARTIFACTS)")
    func modules() {
        let folders = ["AppTests", "WidgetTests"].map { module in
            ReferenceFolder(
                of: "\(module)/LoginTests.swift", at: "/app/Tests/\(module)/LoginTests.swift", root: "/goldens"
            ).url.path
        }
        #expect(folders == ["/goldens/AppTests/LoginTests", "/goldens/WidgetTests/LoginTests"])
        let folder = FailureFolder(environment: TestEnvironment(["SNAPSHOT_ARTIFACTS": "/art"]))
        let name = SnapshotName(
            fileID: "AppTests/LoginTests.swift", filePath: "/app/Tests/LoginTests.swift", testName: "a()",
            identifier: "1", pathExtension: "png")
        let artifacts = folder.artifacts(of: name)
        #expect(artifacts.folder.root.path == "/art")
        #expect(artifacts.path(.actual, of: name.golden(in: "any")) == "AppTests/LoginTests/a.1.png")
    }

    @Test("A name without extension, and one of nothing but punctuation")
    func oddNames() {
        let name = SnapshotName(
            fileID: "M/T.swift", filePath: "/T.swift", testName: "a()", identifier: "???", pathExtension: nil)
        #expect(name.golden(in: "T").path == "T/a.-")
    }

    @Test("No name is longer than a file system takes")
    func length() {
        let long = String(repeating: "überlang ", count: 100)
        let name = SnapshotName(
            fileID: "M/T.swift", filePath: "/T.swift", testName: long, identifier: long, pathExtension: "png")
        let golden = name.golden(in: "")
        #expect(golden.path(.picture).utf8.count <= 255 && golden.path(golden.tree).utf8.count <= 255)
    }
}
