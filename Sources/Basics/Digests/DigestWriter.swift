public import Foundation

/// Collects values as canonical bytes and digests them in one go.
///
/// Numbers have a fixed width and are little-endian. Texts and sequences are preceded by their count, so two different
/// sequences of calls with the same types never write the same bytes.
public struct DigestWriter: Sendable {
    private var bytes: [UInt8] = []

    public init() {}

    /// - Parameter capacity: the number of bytes to reserve.
    public init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    public mutating func write(_ value: UInt8) {
        bytes.append(value)
    }

    public mutating func write(_ value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    public mutating func write(_ value: Int) {
        write(UInt64(bitPattern: Int64(value)))
    }

    /// Writes the exact number. -0 is written as 0, and every NaN as the same NaN.
    public mutating func write(_ value: CGFloat) {
        let number = Double(value)
        if number.isNaN {
            write(Double.nan.bitPattern)
        } else {
            write(number == 0 ? 0 : number.bitPattern)
        }
    }

    public mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    public mutating func write(_ digest: ContentDigest) {
        write(digest.high)
        write(digest.low)
    }

    /// The digest of all values written so far.
    public var digest: ContentDigest { ContentDigest(of: bytes) }
}
