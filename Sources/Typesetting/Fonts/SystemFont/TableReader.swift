/// Reads a table of words and numbers from a string literal. `␣` is a space.
struct TableReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ table: String) {
        bytes = Array(table.utf8)
    }

    /// The characters of the next word.
    mutating func word() -> [UInt8]? {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        let start = position
        while position < bytes.count, bytes[position] > 0x20 { position += 1 }
        guard position > start else { return nil }
        let word = bytes[start..<position]
        guard let space = word.firstIndex(where: { $0 >= 0x80 }) else { return Array(word) }
        return Array(word[..<space]) + [0x20] + Array(word[(space + "␣".utf8.count)...])
    }

    mutating func numbers(_ count: Int) -> [Int16] {
        (0..<count).map { _ in
            var number: Int16 = 0
            var isNegative = false
            for byte in word() ?? [] {
                if byte == UInt8(ascii: "-") { isNegative = true } else { number = number * 10 + Int16(byte & 0x0F) }
            }
            return isNegative ? -number : number
        }
    }
}
