import Basics
package import Foundation

/// The kind of a file's content, as its first bytes tell.
package enum FileKind: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    /// The text that Git leaves in place of a file that Git LFS has not downloaded.
    case largeFilePointer = "Git LFS pointer"
    case pdf = "PDF"
    case svg = "SVG"
    case heic = "HEIC"
    case gif = "GIF"
    case webp = "WebP"
    case tiff = "TIFF"
    case bmp = "BMP"

    /// The kind of `data`; nil if it is none of these.
    package init?(of data: Data) {
        let start = [UInt8](data.prefix(FileKind.examinedBytes))
        func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
            start.count >= offset + bytes.count && start[offset..<(offset + bytes.count)].elementsEqual(bytes)
        }
        func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }
        if has([0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("version https://git-lfs") {
            self = .largeFilePointer
        } else if has("%PDF-") {
            self = .pdf
        } else if has("GIF8") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has("BM"), has([0, 0, 0, 0], at: 6) {
            self = .bmp
        } else if has("ftyp", at: 4), ["heic", "heix", "mif1", "msf1", "hevc"].contains(where: { has($0, at: 8) }) {
            self = .heic
        } else if MarkupStart.rootElement(of: data) == "svg" {
            self = .svg
        } else {
            return nil
        }
    }

    /// The bytes at the start of a file that tell its kind, unless it is an SVG.
    private static let examinedBytes = 64

    /// Whether pictures of this kind are drawn.
    package var isDrawn: Bool { self == .png || self == .jpeg || isVector }

    /// Whether a picture of this kind is made of paths.
    package var isVector: Bool { self == .pdf || self == .svg }

    /// The extensions of pictures that apps use beside PNG and JPEG, and the kinds that they stand for.
    static let otherExtensions: [String: FileKind] = [
        "pdf": .pdf, "svg": .svg, "heic": .heic, "gif": .gif, "webp": .webp, "tiff": .tiff, "tif": .tiff, "bmp": .bmp,
    ]

    /// The remedy for a file of this kind in the place of a picture.
    package var remedy: String {
        self == .largeFilePointer
            ? "the file is a Git LFS pointer: run \"git lfs pull\""
            : "the file is a \(rawValue), which is not drawn: export it as a PNG or JPEG"
    }
}
