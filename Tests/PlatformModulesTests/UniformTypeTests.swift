import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// Uniform types, after Apple's list of those that the system declares.
@Suite struct UniformTypeTests {
    @Test("Extensions and media types lead to the declared type, whatever their case")
    func tags() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType("PUBLIC.PNG") == .png)
        #expect(UTType("com.example.nothing") == nil)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.plainText.preferredMIMEType == "text/plain")
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }

    @Test("A type conforms to all types above it, and to itself")
    func conformance() {
        #expect(UTType.commaSeparatedText.supertypes == [.delimitedText, .text, .data, .content, .item])
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(!UTType.folder.conforms(to: .data))
    }

    @Test("An unknown extension makes a dynamic type, which keeps it")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "Trail"))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "trail" && type.preferredMIMEType == nil)
        #expect(UTType(type.identifier) == type)
        #expect(UTType(exportedAs: "com.Example.Trail").identifier == "com.example.trail")
    }

    @Test("No two declared types have an identifier, an extension or a media type in common")
    func table() {
        #expect(Set(UTType.declared).count == UTType.declared.count)
        for type in UTType.declared {
            let again = type.preferredFilenameExtension.map { UTType(filenameExtension: $0) }
            #expect(again == nil || again == .some(type), "\(type)")
        }
    }

    @Test("URLs get the extension of a type, and old names are the identifiers of types")
    func urls() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("map", conformingTo: .png).lastPathComponent == "map.png")
        #expect(folder.appendingPathComponent("map.png", conformingTo: .png).lastPathComponent == "map.png")
        #expect(UTType(kUTTypeMP3) == .mp3)
        #expect(UTType(kUTTypePDF as String) == .pdf)
    }

    @Test("Types are coded as their identifiers")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.json])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.json"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.json])
    }
}
