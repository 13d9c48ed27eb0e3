public import Foundation

extension PNG {
    /// A copy of a file with one more chunk directly after the header; no other byte changes.
    ///
    /// - Throws: `ImageError.invalidChunk` for a chunk that decoders may not skip, `damaged` or `unknownFormat` for
    ///   data that is not a PNG.
    public static func adding(_ chunk: Chunk, to data: Data) throws(ImageError) -> Data {
        let type = try ChunkType(ancillary: chunk)
        guard let header = try data.bytes.withUnsafeBytes({ (bytes) throws(ImageError) in try layout(of: bytes) }).first
        else { throw .damaged("no chunks") }
        var file = data.prefix(header.whole.upperBound)
        append(type, chunk.payload, to: &file)
        return file + data.dropFirst(header.whole.upperBound)
    }
}

extension PNG.ChunkType {
    /// The type of a chunk that may be added to any picture.
    init(ancillary chunk: PNG.Chunk) throws(ImageError) {
        guard let type = PNG.ChunkType(chunk.type), type.isAncillary, !type.isReserved,
            chunk.payload.count <= Int32.max
        else { throw .invalidChunk(type: chunk.type) }
        self = type
    }
}
