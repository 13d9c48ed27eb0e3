public import Basics
public import Foundation

/// Portable Network Graphics (ISO/IEC 15948). All kinds can be read, one is written, and single chunks can be examined.
public enum PNG {
    /// One chunk of a file.
    public struct Chunk: Sendable, Equatable {
        /// The type, four ASCII letters. If the first is lower-case, decoders may skip the chunk.
        public var type: String
        public var payload: Data

        public init(type: String, payload: Data) {
            self.type = type
            self.payload = payload
        }
    }

    /// The contents of the first chunk.
    public struct Header: Sendable, Hashable {
        public enum ColorType: UInt8, Sendable, Hashable {
            case gray = 0
            case rgb = 2
            case palette = 3
            case grayAlpha = 4
            case rgba = 6

            var bitDepths: Set<UInt8> {
                switch self {
                case .gray: [1, 2, 4, 8, 16]
                case .palette: [1, 2, 4, 8]
                case .rgb, .grayAlpha, .rgba: [8, 16]
                }
            }

            var channels: Int {
                switch self {
                case .gray, .palette: 1
                case .grayAlpha: 2
                case .rgb: 3
                case .rgba: 4
                }
            }
        }

        /// The size, in pixels.
        public var width: Int
        public var height: Int
        /// The number of bits of one channel.
        public var bitDepth: Int
        public var colorType: ColorType
        public var isInterlaced: Bool

        /// The number of bytes of a row without its filter byte.
        var rowBytes: Int { (width * colorType.channels * bitDepth + 7) / 8 }
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size and kind of a picture, read from its first chunk alone.
    public static func header(of data: Data) throws(ImageError) -> Header {
        try data.bytes.withUnsafeBytes { (bytes) throws(ImageError) in try header(of: bytes) }
    }

    /// All chunks in the order of the file, up to and including `IEND`. Checksums are checked, but nothing is decoded.
    public static func chunks(in data: Data) throws(ImageError) -> [Chunk] {
        try data.bytes.withUnsafeBytes { (bytes) throws(ImageError) in
            try layout(of: bytes).map { chunk in
                Chunk(type: chunk.type.text, payload: Data(bytes[chunk.payload]))
            }
        }
    }

    /// The digest of the file as if it had no chunk of this type: of every byte before, between and after such chunks.
    public static func digest(of data: Data, excluding type: String) throws(ImageError) -> ContentDigest {
        try data.bytes.withUnsafeBytes { (bytes) throws(ImageError) in
            var rest: [UInt8] = []
            rest.reserveCapacity(bytes.count)
            var position = 0
            for chunk in try layout(of: bytes) where chunk.type.text == type {
                rest.append(contentsOf: bytes[position..<chunk.whole.lowerBound])
                position = chunk.whole.upperBound
            }
            rest.append(contentsOf: bytes[position...])
            return ContentDigest(of: rest)
        }
    }
}
