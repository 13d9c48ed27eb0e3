internal import CXXHash
public import Foundation

/// A 128-bit digest of content (XXH3), the same on every machine. Not for secrets.
public struct ContentDigest: Sendable, Hashable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    public init(of bytes: UnsafeRawBufferPointer) {
        let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
        self.init(high: hash.high64, low: hash.low64)
    }

    public init(of data: Data) {
        self = data.withUnsafeBytes { ContentDigest(of: $0) }
    }

    public init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentDigest(of: $0) }
    }

    public init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// Parses the text of `description`; `nil` for anything that is not 32 hexadecimal digits.
    public init?(_ text: String) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(\.isHexadecimalDigit),
            let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}

extension ContentDigest: CustomStringConvertible {
    /// 32 lowercase hexadecimal digits.
    public var description: String {
        ContentDigest.digits(high) + ContentDigest.digits(low)
    }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
