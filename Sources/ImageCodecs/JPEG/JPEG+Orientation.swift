extension JPEG {
    /// The orientation that a file's EXIF segment requests. `.up` if there is none or it is invalid, because viewers
    /// show such a picture as it is stored.
    static func orientation(in bytes: UnsafeRawBufferPointer) -> ImageOrientation {
        guard let exif = exifSegment(in: bytes) else { return .up }
        return TIFFReader(exif)?.orientation ?? .up
    }

    /// The TIFF structure inside the first APP1 segment that begins with "Exif", before the picture's own data.
    private static func exifSegment(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        let name: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            // Start of scan, end of image, or a marker without a length: no further segment matters.
            guard (0xC0...0xFE).contains(marker), marker != 0xDA, !(0xD0...0xD9).contains(marker) else { return nil }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            let content = UnsafeRawBufferPointer(rebasing: bytes[position + 4..<end])
            if marker == 0xE1, content.starts(with: name) {
                return UnsafeRawBufferPointer(rebasing: content[name.count...])
            }
            position = end
        }
        return nil
    }
}

/// A reader for the first directory of a TIFF structure, which contains the orientation. Every read is inside the
/// segment, which is at most 64 kilobytes long.
private struct TIFFReader {
    private let bytes: UnsafeRawBufferPointer
    private let isLittleEndian: Bool

    init?(_ bytes: UnsafeRawBufferPointer) {
        if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
            isLittleEndian = true
        } else if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            isLittleEndian = false
        } else {
            return nil
        }
        self.bytes = bytes
    }

    var orientation: ImageOrientation? {
        guard let directory = number(at: 4, size: 4), let count = number(at: directory, size: 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, size: 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // The type is one unsigned short.
            guard number(at: entry + 2, size: 2) == 3, number(at: entry + 4, size: 4) == 1,
                let value = number(at: entry + 8, size: 2)
            else { return nil }
            return ImageOrientation(rawValue: UInt16(value))
        }
        return nil
    }

    private func number(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        let field = bytes[offset..<offset + size]
        return isLittleEndian ? field.reversed().reduce(0, shift) : field.reduce(0, shift)
    }

    private func shift(_ value: Int, _ byte: UInt8) -> Int { value << 8 | Int(byte) }
}
