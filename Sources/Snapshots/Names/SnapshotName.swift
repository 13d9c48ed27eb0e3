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
    ///   - fileID: of the test's file.
    ///   - filePath: of the test's file.
    ///   - testName: the test's function, as it is written.
    ///   - identifier: the assertion's name, as it is written, or its number.
    public init(fileID: String, filePath: String, testName: String, identifier: String, pathExtension: String?) {
        module = GoldenName.fileName(String(fileID.prefix { $0 != "/" }))
        testFile = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
        test = GoldenName.fileName(SnapshotName.sanitized(testName))
        self.identifier = GoldenName.fileName(SnapshotName.sanitized(identifier))
        self.pathExtension = pathExtension
    }

    /// - Parameter folder: of the test's file, in the folder of goldens.
    public func golden(in folder: String) -> GoldenName {
        GoldenName(test: test, identifier: identifier, pathExtension: pathExtension, in: folder)
    }

    /// The folder of the test's file where files of several modules lie in one: two of them may have a file of this
    /// name.
    public var folder: String { "\(module)/\(testFile)" }

    /// As swift-snapshot-testing spells names: every run of characters that no word has becomes one dash, and a dash at
    /// either end goes. Letters of all scripts stay.
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
