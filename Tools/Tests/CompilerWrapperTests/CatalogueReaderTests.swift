import Foundation
import SourceRewriting
import Testing

@testable import CompilerWrapper

@Suite("The catalogues of a target")
struct CatalogueReaderTests {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "catalogues-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
    }

    private func write(_ text: String = "", to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("Image and colour sets of the target's own folder have symbols, with the groups that provide a name space")
    func sets() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        for set in ["Logo.imageset", "Brand.colorset", "Plain/star.imageset", "Icons/close.imageset", "App.appiconset"]
        {
            try write(to: "Sources/App/Resources/Media.xcassets/\(set)/Contents.json")
        }
        try write(
            "{ \"properties\": { \"provides-namespace\": true } }",
            to: "Sources/App/Resources/Media.xcassets/Icons/Contents.json")
        try write(to: "Sources/Other/Media.xcassets/Other.imageset/Contents.json")
        try write(to: "Sources/App/Loose.imageset/Contents.json")
        // A link in a circle.
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "Sources/App/Loop").path, withDestinationPath: root.path)
        let sources = ["Sources/App/Views/A.swift", ".build/DerivedSources/resource_bundle_accessor.swift"]
            .map { root.appending(path: $0).path }
        #expect(
            CatalogueReader.symbols(ofTargetWith: sources)
                == AssetSymbols([
                    AssetSymbol(.color, "Brand"), AssetSymbol(.image, "Icons/close"), AssetSymbol(.image, "Logo"),
                    AssetSymbol(.image, "star"),
                ]))
        #expect(CatalogueReader.symbols(ofTargetWith: []).isEmpty)
    }

    @Test("The folder of a target contains its sources, and is directly in the folder of targets if there is one")
    func folders() {
        let rows: [([String], String?)] = [
            (["/p/Sources/App/A/x.swift", "/p/Sources/App/A/y.swift"], "/p/Sources/App"),
            (["/p/App/A/x.swift", "/p/App/B/y.swift"], "/p/App"), (["/p/App/A/x.swift"], "/p/App/A"), ([], nil),
        ]
        for (sources, folder) in rows { #expect(CatalogueReader.folder(ofTargetWith: sources) == folder) }
    }
}
