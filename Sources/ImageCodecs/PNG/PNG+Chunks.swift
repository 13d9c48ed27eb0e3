internal import CDeflate
import Foundation

extension PNG {
    /// The four bytes of a chunk's name.
    struct ChunkType: Hashable {
        let code: UInt32

        static let IHDR = ChunkType(code: 0x4948_4452)
        static let IDAT = ChunkType(code: 0x4944_4154)
        static let IEND = ChunkType(code: 0x4945_4E44)
        static let tRNS = ChunkType(code: 0x7452_4E53)

        init(code: UInt32) {
            self.code = code
        }

        /// `nil` unless the text is four ASCII letters.
        init?(_ text: String) {
            guard text.utf8.count == 4 else { return nil }
            self.init(code: text.utf8.reduce(0) { $0 << 8 | UInt32($1) })
            guard isFourLetters else { return nil }
        }

        var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) } }

        var text: String { String(decoding: bytes, as: UTF8.self) }

        var isFourLetters: Bool {
            bytes.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        }

        /// Whether bit 5 of the first byte is set: decoders may then skip the chunk if they do not know it.
        var isAncillary: Bool { code & 0x2000_0000 != 0 }
        /// Whether bit 5 of the third byte is set, which this version of the standard keeps at 0.
        var isReserved: Bool { code & 0x0000_2000 != 0 }
    }

    /// The range of a chunk in its file.
    struct ChunkPlace {
        let type: ChunkType
        /// The range from the length field to the checksum.
        let whole: Range<Int>
        let payload: Range<Int>
    }

    /// The most chunks of a file. A photograph that an encoder cut into 8-kilobyte parts has a few thousand, so a file
    /// with more is an attack.
    private static let maximumChunks = 65_536

    static func header(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> Header {
        try checkSignature(of: bytes)
        let first = try chunk(at: signature.count, in: bytes)
        guard first.type == .IHDR, first.payload.count == 13 else {
            throw .damaged("the file does not begin with an IHDR chunk")
        }
        let fields = UnsafeRawBufferPointer(rebasing: bytes[first.payload])
        guard let colorType = Header.ColorType(rawValue: fields[9]), colorType.bitDepths.contains(fields[8]),
            fields[10] == 0, fields[11] == 0, fields[12] <= 1
        else { throw .damaged("IHDR describes an unknown kind of picture") }
        let header = Header(
            width: Int(bigEndian(fields, at: 0)), height: Int(bigEndian(fields, at: 4)), bitDepth: Int(fields[8]),
            colorType: colorType, isInterlaced: fields[12] == 1)
        try ImageLimits.check(width: header.width, height: header.height)
        return header
    }

    /// Every chunk up to and including `IEND`, each with a valid name, length and checksum.
    static func layout(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> [ChunkPlace] {
        try checkSignature(of: bytes)
        var places: [ChunkPlace] = []
        var position = signature.count
        while places.last?.type != .IEND {
            guard places.count < maximumChunks else { throw .damaged("more than \(maximumChunks) chunks") }
            let place = try chunk(at: position, in: bytes)
            places.append(place)
            position = place.whole.upperBound
        }
        return places
    }

    static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }

    private static func checkSignature(of bytes: UnsafeRawBufferPointer) throws(ImageError) {
        guard bytes.starts(with: signature) else { throw bytes.isEmpty ? .emptyFile : .unknownFormat }
    }

    private static func chunk(at position: Int, in bytes: UnsafeRawBufferPointer) throws(ImageError) -> ChunkPlace {
        guard bytes.count - position >= 12 else { throw .damaged("the file is cut off at byte \(position)") }
        let length = Int(bigEndian(bytes, at: position))
        let type = ChunkType(code: bigEndian(bytes, at: position + 4))
        guard type.isFourLetters else { throw .damaged("byte \(position + 4) should begin the name of a chunk") }
        guard length <= bytes.count - position - 12 else {
            throw .damaged("the file is cut off inside its \(type.text) chunk, which begins at byte \(position)")
        }
        let payload = position + 8..<position + 8 + length
        let named = UnsafeRawBufferPointer(rebasing: bytes[position + 4..<payload.upperBound])
        guard checksum(of: named) == bigEndian(bytes, at: payload.upperBound) else {
            throw .damaged("the \(type.text) chunk at byte \(position) does not match its checksum")
        }
        return ChunkPlace(type: type, whole: position..<payload.upperBound + 4, payload: payload)
    }

    private static func bigEndian(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
