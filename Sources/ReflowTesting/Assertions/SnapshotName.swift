import Foundation
import Snapshots

/// Where the reference of one assertion lies, and what its files are called:
/// `__Snapshots__/<file of the test>/<test>.<name or number>.<extension>`.
struct SnapshotName: Sendable, Hashable {
    /// The test's module, made fit for a file name.
    let module: String
    /// The name of the test's file without its extension.
    let testFile: String
    /// The test's function, made fit for a file name.
    let test: String
    /// The assertion's name, made fit for a file name, or its number.
    let identifier: String
    let pathExtension: String?

    init(fileID: String, filePath: String, testName: String, identifier: String, pathExtension: String?) {
        module = SnapshotName.module(fileID)
        testFile = SnapshotName.testFile(filePath)
        test = GoldenName.fileName(SnapshotName.sanitized(testName))
        self.identifier = GoldenName.fileName(SnapshotName.sanitized(identifier))
        self.pathExtension = pathExtension
    }

    /// The name without extension.
    var stem: String { GoldenName.fileName("\(test).\(identifier)") }
    var fileName: String { pathExtension.map { "\(stem).\($0)" } ?? stem }
    /// The frames of the views of a picture, beside it.
    var framesFileName: String { "\(stem).frames.txt" }
    var isPicture: Bool { pathExtension == "png" }

    private static func testFile(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// The folder of the test's file where files of several modules lie in one: two of them may have a file of this
    /// name.
    var folder: String { "\(module)/\(testFile)" }

    /// Of `App/LoginTests.swift`, `App`.
    private static func module(_ fileID: String) -> String {
        GoldenName.fileName(String(fileID.prefix { $0 != "/" }))
    }

    /// The folder of the references of all tests in a file.
    /// - Parameters:
    ///   - fileID: of the test's file.
    ///   - path: of the test's file.
    ///   - root: takes the place of every `__Snapshots__`, and has a folder for each module.
    static func folder(for fileID: String, at path: String, root: String?) -> URL {
        let folder =
            root.map { URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent(module(fileID)) }
            ?? URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(ReferenceFolder.name)
        return folder.appendingPathComponent(testFile(path), isDirectory: true)
    }

    /// As swift-snapshot-testing spells names: every run of characters that no word has becomes one dash, and a dash at
    /// either end goes. Letters of all scripts stay.
    static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isWordCharacter(scalar) {
                result.append(scalar)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        if result.first == "-" { result.removeFirst() }
        if result.last == "-" { result.removeLast() }
        return String(result)
    }

    /// What regular expressions call `\w` (Unicode Technical Standard #18, annex C).
    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.isAlphabetic || properties.isJoinControl { return true }
        switch properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
