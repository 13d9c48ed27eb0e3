/// Writes values as bytes, in a form that ``ByteReader`` reads.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// A number takes a byte for each seven bits: most numbers are small.
    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest > 0x7f {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func write(_ other: [UInt8]) {
        write(other.count)
        bytes.append(contentsOf: other)
    }

    mutating func write(_ value: some Storable) { value.write(to: &self) }

    mutating func write(_ values: [some Storable]) {
        write(values.count)
        for value in values { value.write(to: &self) }
    }

    mutating func write(_ value: (some Storable)?) {
        write(value != nil)
        if let value { value.write(to: &self) }
    }

    mutating func write(_ values: [some Storable]?) {
        write(values != nil)
        if let values { write(values) }
    }
}

/// A value that the next call of the compiler can read again.
protocol Storable {
    func write(to writer: inout ByteWriter)
    init(from reader: inout ByteReader) throws
}

extension Int: Storable {
    func write(to writer: inout ByteWriter) { writer.write(self) }
    init(from reader: inout ByteReader) throws { self = try reader.number() }
}

extension String: Storable {
    func write(to writer: inout ByteWriter) { writer.write(self) }
    init(from reader: inout ByteReader) throws { self = try reader.text() }
}
