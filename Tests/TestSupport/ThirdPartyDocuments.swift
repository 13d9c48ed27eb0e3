public import Foundation
public import Testing

/// Documents of third parties, which belong to their authors and so are not in this repository. Tests that read them
/// are tagged, and are skipped with a message if they are missing.
public struct ThirdPartyDocuments: Sendable {
    /// The name of the documents in the message.
    public let contents: String
    /// The path in a folder named `shared`.
    public let path: String

    /// Documents of real applications, with a list of them: path, repository, commit, and what each uses.
    public static let interfaceBuilder = ThirdPartyDocuments(
        contents: "736 Interface Builder documents of public repositories", path: "interface-builder/MANIFEST.tsv")
    /// A folder for each screen, with the document before its canvas was rotated in Xcode and after.
    public static let turnedScreens = ThirdPartyDocuments(
        contents: "six screens of a public repository, before and after Xcode turned them", path: "oracles/rotation")
    /// Frames of views in documents with Auto Layout, at the documents' own sizes and at others.
    public static let autoLayoutDocuments = ThirdPartyDocuments(
        contents: "frames of views in 487 screens and cells of documents with Auto Layout",
        path: "oracles/autolayout/resized.json")

    /// Places, offsets and messages of tables and collections.
    public static let tableVectors = ThirdPartyDocuments(
        contents: "vectors of tables and collections", path: "oracles/tables/vectors.json")

    /// The folder; nil if it is missing. It is searched in a folder `shared` beside the package, and further up.
    public var url: URL? {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("shared").appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }
}

extension Tag {
    /// Tests that need documents of third parties, which a clone does not have.
    @Tag public static var thirdPartyDocuments: Self
}

extension Trait where Self == ConditionTrait {
    /// Skips a test if the documents are missing, with a message that names them and the searched folders.
    public static func needs(_ documents: ThirdPartyDocuments) -> Self {
        .enabled(
            if: documents.url != nil,
            """
            needs \(documents.contents), which are not in this repository; looked for as shared/\(documents.path) \
            beside the package and further up
            """)
    }
}
