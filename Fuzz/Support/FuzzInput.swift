import Foundation

/// The bytes of one input, read one after the other; after its end, all are zero.
struct FuzzInput {
    private let bytes: Data
    private var position = 0

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func byte() -> UInt8 {
        guard !isAtEnd else { return 0 }
        defer { position += 1 }
        return bytes[bytes.startIndex + position]
    }

    /// A whole number below `bound`, which is at most 65,536.
    mutating func choice(of bound: Int) -> Int {
        bound <= 256 ? Int(byte()) % max(1, bound) : (Int(byte()) << 8 | Int(byte())) % bound
    }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// A number: usually one that occurs on screens, sometimes one that breaks arithmetic.
    mutating func number() -> CGFloat {
        switch byte() % 8 {
        case 0...3: return CGFloat(Int8(bitPattern: byte()))
        case 4: return CGFloat(Int16(truncatingIfNeeded: Int(byte()) << 8 | Int(byte()))) / 16
        case 5: return CGFloat(byte()) / 255
        case 6: return FuzzInput.unusual[choice(of: FuzzInput.unusual.count)]
        default: return CGFloat((0..<8).reduce(into: UInt64(0)) { bits, _ in bits = bits << 8 | UInt64(byte()) }.float)
        }
    }

    private static let unusual: [CGFloat] = [
        .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        -0.0, 1e300, -1e300, 1e18, -1e18, 0x1p63, 0x1p31, -0x1p31, 1e9, 1_000_000, -1_000_000, 0x1p-60, 1e-9,
        CGFloat(1).nextUp, 1 / 3,
    ]

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
}

extension UInt64 {
    fileprivate var float: Double { Double(bitPattern: self) }
}
