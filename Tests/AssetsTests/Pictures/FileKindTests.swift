import Foundation
import Testing

@testable import Assets

@Suite("Kinds of files, by their first bytes")
struct FileKindTests {
    static let starts: [([UInt8], FileKind?)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .png),
        ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
        (Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8), .largeFilePointer),
        (Array("%PDF-1.5\n".utf8), .pdf),
        (Array("<?xml version=\"1.0\"?><!-- x --><svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), .svg),
        (Array("GIF89a".utf8), .gif),
        (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webp),
        (Array("RIFF\u{1}\u{2}\u{3}\u{4}WAVE".utf8), nil),
        ([0x49, 0x49, 0x2A, 0], .tiff),
        ([0x4D, 0x4D, 0, 0x2A], .tiff),
        (Array("BM".utf8) + [9, 9, 9, 9, 0, 0, 0, 0], .bmp),
        ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic),
        ([0, 0, 0, 24] + Array("ftypmp42".utf8), nil),
        ([], nil),
        (Array("BMX".utf8), nil),
    ]

    @Test("Each kind is known by its start, and nothing else is")
    func kinds() {
        for (start, kind) in FileKindTests.starts { #expect(FileKind(of: Data(start)) == kind, "\(start)") }
    }

    @Test("Only PNG, JPEG, PDF and SVG are drawn; the others name a remedy")
    func remedies() {
        for kind in FileKind.allCases { #expect(kind.isDrawn == [.png, .jpeg, .pdf, .svg].contains(kind)) }
        #expect(FileKind.largeFilePointer.remedy == "the file is a Git LFS pointer: run \"git lfs pull\"")
        #expect(FileKind.heic.remedy == "the file is a HEIC, which is not drawn: export it as a PNG or JPEG")
    }
}
