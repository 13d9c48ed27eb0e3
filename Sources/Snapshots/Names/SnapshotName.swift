import Foundation

/// Identifies the snapshot of one assertion in a Swift test, and determines the name of its golden: `<file of the
/// test>/<test>.<name or number>.<extension>`.
public struct SnapshotName: Sendable, Hashable {
    /// The test's module, made fit for a file name.
    public let module: String
    /// The name of the test's file without its extension.
    public let testFile: String
    /// The test's function, made fit for a file name.
    public let test: String
    /// The assertion's name, made fit for a file name, or its number.
    public let identifier: String
    public let pathExtension: String?

    /// - Parameters:
    ///   - fileID: the file ID of the test's file.
    ///   - filePath: the path of the test's file.
    ///   - testName: the test's function as written in the source.
    ///   - identifier: the assertion's name as written in the source, or its number.
    public init(fileID: String, filePath: String, testName: String, identifier: String, pathExtension: String?) {
        module = GoldenName.fileName(String(fileID.prefix { $0 != "/" }))
        testFile = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
        test = GoldenName.fileName(SnapshotName.sanitized(testName))
        self.identifier = GoldenName.fileName(SnapshotName.sanitized(identifier))
        self.pathExtension = pathExtension
    }

    /// - Parameter folder: the folder of the test's file, in the folder of goldens.
    public func golden(in folder: String) -> GoldenName {
        GoldenName(test: test, identifier: identifier, pathExtension: pathExtension, in: folder)
    }

    /// The folder of the test's file if the goldens of several modules are in one folder, because two modules may have
    /// files of the same name.
    public var folder: String { "\(module)/\(testFile)" }

    /// The text in the spelling of swift-snapshot-testing: every sequence of characters that are not word characters
    /// becomes one dash, and dashes at either end are removed. Letters of all scripts stay.
    package static func sanitized(_ text: String) -> String {
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

    /// Whether a scalar matches `\w` in regular expressions (Unicode Technical Standard #18, annex C).
    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.isAlphabetic || properties.isJoinControl { return true }
        switch properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
