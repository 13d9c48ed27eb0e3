public import Basics
import Comparison
public import Foundation
public import ImageCodecs

/// The metadata of a golden picture, in a chunk of the PNG. With it, an unchanged picture is recognised without
/// decoding.
///
/// It protects against accidents, such as an editor or an optimiser, not against people: anybody who can write the file
/// can write a matching record. If that matters, pixels are verified and the record is ignored.
public struct GoldenRecord: Sendable, Hashable {
    /// A private chunk. Decoders skip it, and editors that change the picture must not copy it, as the case of each of
    /// the four letters says (ISO/IEC 15948, 5.4).
    public static let chunkType = "rfGL"

    /// The size, in pixels.
    public var size: PixelSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// `Bitmap.digest` of the picture.
    public var pixels: ContentDigest
    /// The digest of the display list that was drawn.
    public var drawing: ContentDigest
    /// The digest of the file's bytes without the chunk.
    public var rest: ContentDigest
    public var renderer: RendererFingerprint

    public init(
        size: PixelSize, scale: CGFloat, pixels: ContentDigest, drawing: ContentDigest, rest: ContentDigest,
        renderer: RendererFingerprint
    ) {
        self.size = size
        self.scale = scale
        self.pixels = pixels
        self.drawing = drawing
        self.rest = rest
        self.renderer = renderer
    }
}

extension GoldenRecord {
    private static let version = "reflow-golden 1"
    private static let longestPayload = 4096

    /// The content of the chunk: the version, then a line `key=value` for each field; ASCII.
    public var payload: Data {
        let lines = [
            GoldenRecord.version,
            "size=\(size)",
            "scale=\(scale.shortestText)",
            "pixels=\(pixels)",
            "drawing=\(drawing)",
            "rest=\(rest)",
            "renderer=\(renderer.digest)",
            "versions=\(renderer.versions)",
        ]
        return Data(lines.map { $0 + "\n" }.joined().utf8)
    }

    /// Fails for a text that `payload` does not write, including that of a later version. Unknown keys are skipped.
    public init?(payload: Data) {
        guard payload.count <= GoldenRecord.longestPayload, payload.last == UInt8(ascii: "\n"),
            let text = String(validating: payload, as: UTF8.self)
        else { return nil }
        var lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.removeFirst() == GoldenRecord.version else { return nil }
        var values: [Substring: Substring] = [:]
        for line in lines {
            guard let equals = line.firstIndex(of: "="),
                values.updateValue(line[line.index(after: equals)...], forKey: line[..<equals]) == nil
            else { return nil }
        }
        func digest(_ key: Substring) -> ContentDigest? { values[key].flatMap { ContentDigest(String($0)) } }

        let sides = values["size"]?.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) } ?? []
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
            let scale = values["scale"].flatMap({ Double($0) }), scale.isFinite, scale > 0,
            let pixels = digest("pixels"), let drawing = digest("drawing"), let rest = digest("rest"),
            let renderer = digest("renderer"), let versions = values["versions"]
        else { return nil }
        self.init(
            size: PixelSize(width: width, height: height), scale: CGFloat(scale), pixels: pixels, drawing: drawing,
            rest: rest, renderer: RendererFingerprint(digest: renderer, versions: String(versions)))
    }
}
