/// Reads what ``ByteWriter`` wrote. Bytes that were cut off or changed are an error, and never more memory than they have.
struct ByteReader {
    struct Damaged: Error {}

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { place == bytes.count }

    mutating func number() throws -> Int {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while place < bytes.count, shift < 64 {
            let byte = bytes[place]
            place += 1
            result |= UInt64(byte & 0x7f) << shift
            if byte & 0x80 == 0 { return Int(truncatingIfNeeded: result) }
            shift += 7
        }
        throw Damaged()
    }

    mutating func flag() throws -> Bool { try number() != 0 }

    mutating func text() throws -> String { String(decoding: try slice(), as: UTF8.self) }

    mutating func data() throws -> [UInt8] { Array(try slice()) }

    private mutating func slice() throws -> ArraySlice<UInt8> {
        let count = try self.count()
        place += count
        return bytes[place - count..<place]
    }

    /// The number of values that follow: none takes less than a byte.
    private mutating func count() throws -> Int {
        let count = try number()
        guard count >= 0, count <= bytes.count - place else { throw Damaged() }
        return count
    }

    mutating func value<Value: Storable>(_: Value.Type = Value.self) throws -> Value { try Value(from: &self) }

    mutating func list<Value: Storable>(of _: Value.Type = Value.self) throws -> [Value] {
        let count = try self.count()
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }

    mutating func optional<Value: Storable>(_: Value.Type = Value.self) throws -> Value? {
        try flag() ? try Value(from: &self) : nil
    }

    mutating func optionalList<Value: Storable>(of _: Value.Type = Value.self) throws -> [Value]? {
        try flag() ? try list() : nil
    }
}
