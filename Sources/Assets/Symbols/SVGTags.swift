/// The tags in the text of an SVG. Text between tags is not read, nor are entities.
struct SVGTags {
    enum Tag {
        case open(name: String, attributes: [String: String], isEmpty: Bool)
        case close
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next tag; nil at the end.
    mutating func next() throws(SymbolFile.Fault) -> Tag? {
        while let place = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = place + 1
            if starts("!--") {
                try skip(past: "-->")
            } else if starts("![CDATA[") {
                try skip(past: "]]>")
            } else if starts("?") {
                try skip(past: "?>")
            } else if starts("!") {
                let start = index
                try skip(past: ">")
                guard !bytes[start..<index].contains(UInt8(ascii: "[")) else {
                    throw SymbolFile.Fault("it declares entities; leave them out")
                }
            } else if starts("/") {
                try skip(past: ">")
                return .close
            } else {
                return try open()
            }
        }
        return nil
    }

    private mutating func open() throws(SymbolFile.Fault) -> Tag {
        let name = word()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if starts("/>") {
                index += 2
                return .open(name: name, attributes: attributes, isEmpty: true)
            }
            if starts(">") {
                index += 1
                return .open(name: name, attributes: attributes, isEmpty: false)
            }
            let key = word()
            skipSpace()
            guard !key.isEmpty, starts("=") else { throw SymbolFile.Fault("it is not well-formed XML") }
            index += 1
            skipSpace()
            guard index < bytes.count, starts("\"") || starts("'"),
                let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
            else { throw SymbolFile.Fault("it is not well-formed XML") }
            attributes[key] = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
            index = end + 1
        }
    }

    private mutating func word() -> String {
        let start = index
        let ends = Set("=/> \t\r\n".utf8)
        while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    }

    private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(past text: String) throws(SymbolFile.Fault) {
        while index < bytes.count {
            if starts(text) {
                index += text.utf8.count
                return
            }
            index += 1
        }
        throw SymbolFile.Fault("it ends inside a tag")
    }
}
