/// A hash of bytes with 128 bits, equal in every process: two contents that differ do not have the same one.
public struct Digest: Hashable, Sendable {
    private var high: UInt64
    private var low: UInt64

    public init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes(Digest.init(of:))
    }

    init(of bytes: UnsafeRawBufferPointer) {
        // Two sums of eight bytes at a time, with other factors: FNV's, and that of the golden ratio.
        var (one, other) = (0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count), 0x9e37_79b9_7f4a_7c15 as UInt64)
        func mix(_ word: UInt64) {
            one = (one ^ word) &* 0x100_0000_01b3
            one ^= one >> 29
            other = (other &+ word) &* 0x9e37_79b9_7f4a_7c15
            other ^= other >> 32
        }
        var place = 0
        while place + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var rest: UInt64 = 0
        while place < bytes.count {
            rest = rest << 8 | UInt64(bytes[place])
            place += 1
        }
        mix(rest)
        mix(one ^ other)
        (high, low) = (one, other)
    }

    /// The digest as part of a file's name.
    public var name: String { String(high ^ low, radix: 36) }
}

extension Digest: Storable {
    func write(to writer: inout ByteWriter) {
        writer.write(Int(truncatingIfNeeded: high))
        writer.write(Int(truncatingIfNeeded: low))
    }

    init(from reader: inout ByteReader) throws {
        high = UInt64(bitPattern: Int64(try reader.number()))
        low = UInt64(bitPattern: Int64(try reader.number()))
    }
}
