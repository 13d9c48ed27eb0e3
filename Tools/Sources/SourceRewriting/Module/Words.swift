/// The words of a file, without its syntax. They suffice to find the files that may be about a type or a member.
///
/// A word is kept as a hash. If two words have the same hash, a file may be parsed without need.
struct Words {
    private(set) var all: Set<Int> = []
    /// The words after `class`, after `extension`, and after `func` or `var`.
    private(set) var classes: Set<Int> = []
    private(set) var extended: Set<Int> = []
    private(set) var members: Set<Int> = []
    /// The words before `?(`, `!(`, `? {`, ` != ` and ` == `: an optional requirement is called, or compared with nil.
    private(set) var called: Set<Int> = []

    init(of file: SourceFile) {
        file.bytes.withUnsafeBufferPointer { bytes in
            var previous = 0
            var place = 0
            while place < bytes.count {
                var hash = 0
                let start = place
                while place < bytes.count, Self.isPartOfWord(bytes[place]) {
                    hash = Self.next(hash, bytes[place])
                    place += 1
                }
                if place > start {
                    all.insert(hash)
                    if Self.isCall(bytes, place) { called.insert(hash) }
                    switch previous {
                    case Self.classWord: classes.insert(hash)
                    case Self.extensionWord: extended.insert(hash)
                    case Self.funcWord, Self.varWord: members.insert(hash)
                    default: break
                    }
                    previous = hash
                }
                place += 1
            }
        }
    }

    private static func isCall(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        guard place + 1 < bytes.count else { return false }
        let (mark, next) = (bytes[place], bytes[place + 1])
        let (parenthesis, space) = (UInt8(ascii: "("), UInt8(ascii: " "))
        switch mark {
        case UInt8(ascii: "!"): return next == parenthesis
        case space:
            return (next == UInt8(ascii: "!") || next == UInt8(ascii: "=")) && place + 2 < bytes.count
                && bytes[place + 2] == UInt8(ascii: "=")
        case UInt8(ascii: "?"):
            return next == parenthesis
                || next == space && place + 2 < bytes.count && bytes[place + 2] == UInt8(ascii: "{")
        default: return false
        }
    }

    static func hash(_ word: String) -> Int { word.utf8.reduce(0, next) }

    private static func next(_ hash: Int, _ byte: UInt8) -> Int {
        ((hash &+ Int(byte) &+ 1) &* 0x100_0000_01b3) & 0xff_ffff_ffff
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95 || byte >= 128
    }

    private static let classWord = hash("class")
    private static let extensionWord = hash("extension")
    private static let funcWord = hash("func")
    private static let varWord = hash("var")
}

extension Words: Storable {
    func write(to writer: inout ByteWriter) {
        for words in [all, classes, extended, members, called] { writer.write(words.sorted()) }
    }

    init(from reader: inout ByteReader) throws {
        all = Set(try reader.list(of: Int.self))
        classes = Set(try reader.list(of: Int.self))
        extended = Set(try reader.list(of: Int.self))
        members = Set(try reader.list(of: Int.self))
        called = Set(try reader.list(of: Int.self))
    }
}
