import Basics
import Foundation
import JSON
import Testing

@Suite("JSON that is read")
struct JSONReaderTests {
    private func content(_ text: String) throws -> JSONValue.Content {
        try JSONReader.parse(Data(text.utf8)).root.content
    }

    @Test(
        "scalars",
        arguments: [
            ("null", JSONValue.Content.null), ("true", .boolean(true)), ("false", .boolean(false)), ("0", .number(0)),
            ("-0", .number(0)), ("12", .number(12)), ("-1.5", .number(-1.5)), ("1e3", .number(1000)),
            ("1E+3", .number(1000)), ("25e-1", .number(2.5)), ("0.1", .number(0.1)),
            ("100000000000000000000000000000", .number(1e29)), ("1e-999", .number(0)),
            ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("\"\"", .string("")),
            ("\"a\"", .string("a")),
        ])
    func scalars(text: String, expected: JSONValue.Content) throws {
        #expect(try content(text) == expected)
    }

    @Test(
        "escapes",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\uD83D\uDE00""#, "😀"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""a\u0000b""#, "a\0b"),
            ("\"é😀\u{7F}\"", "é😀\u{7F}"), (#""x\ny\\z""#, "x\ny\\z"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try content(text) == .string(expected))
    }

    @Test("comments, trailing commas and a byte order mark")
    func extensions() throws {
        let text = "\u{FEFF}// first\r\n/* a * / b **/ { // c\r\"a\": [1, /* two */ 2,], /**/ \"b\": {}, } // end"
        let root = try JSONReader.parse(Data(text.utf8)).root
        #expect(
            root["a"]?.content == .array([.init(.number(1), at: at(3, 7, 41)), .init(.number(2), at: at(3, 20, 54))]))
        #expect(root["b"]?.content == .object([]))
        #expect(root.position == at(2, 16, 28))
        #expect(try content("[]") == .array([]))
        #expect(try content("/* */ 1 //") == .number(1))
    }

    private func at(_ line: Int, _ column: Int, _ offset: Int) -> SourcePosition {
        SourcePosition(line: line, column: column, offset: offset)
    }

    @Test("every key and value has its line, its column in characters and its offset in bytes")
    func positions() throws {
        let text = "{\n  \"é😀\": [true,\n\t\"x\"],\r\n\"b\":\r{\"c\":-1}}"
        let root = try JSONReader.parse(Data(text.utf8)).root
        #expect(
            dump(root) == [
                "1:1@0 {", "2:3@4 é😀", "2:9@14 [", "2:10@15 true", "3:2@22 x", "4:1@29 b", "5:1@34 {",
                "5:2@35 c", "5:6@39 -1.0",
            ])
    }

    /// Every key and value in order, with its position.
    private func dump(_ value: JSONValue) -> [String] {
        let place = "\(value.position)@\(value.position.offset) "
        switch value.content {
        case .null: return [place + "null"]
        case .boolean(let flag): return [place + "\(flag)"]
        case .number(let number): return [place + "\(number)"]
        case .string(let string): return [place + string]
        case .array(let elements): return [place + "["] + elements.flatMap(dump)
        case .object(let members):
            return [place + "{"]
                + members.flatMap { ["\($0.position)@\($0.position.offset) \($0.key)"] + dump($0.value) }
        }
    }

    @Test("a column counts characters in a line of many values as it does in a short one")
    func longLine() throws {
        let text = "[" + String(repeating: "\"é\",", count: 5000) + "7]"
        guard case .array(let elements) = try content(text) else { return #expect(Bool(false)) }
        #expect(elements.last?.position == SourcePosition(line: 1, column: 2 + 4 * 5000, offset: 1 + 5 * 5000))
    }

    @Test("duplicate keys are listed with both places, and the first one counts")
    func duplicates() throws {
        let document = try JSONReader.parse(Data("{\"a\": 1,\n \"a\": {\"b\": 1, \"b\": 2}, \"\\u0061\": 3}".utf8))
        #expect(document.root["a"]?.content == .number(1))
        #expect(document.root.members?.count == 1)
        #expect(
            document.duplicateKeys.map { "\($0.key) \($0.position) \($0.first)" } == [
                "b 2:16 2:8", "a 2:2 1:2", "a 2:25 1:2",
            ])
    }

    @Test("duplicate keys are found in objects of any size, whichever of the members comes again")
    func duplicatesAmongMany() throws {
        for count in 1...40 {
            for again in 0..<count {
                // Every member is on a line of its own, and one of them is repeated on the last line.
                let lines = (0..<count).map { "\"\($0)\": \($0),\n" }.joined()
                let document = try JSONReader.parse(Data("{\n\(lines)\"\(again)\": null}".utf8))
                #expect(document.root.members?.map(\.key) == (0..<count).map(String.init))
                #expect(document.root["\(again)"]?.content == .number(Double(again)))
                #expect(
                    document.duplicateKeys.map { "\($0.key) \($0.position) \($0.first)" } == [
                        "\(again) \(count + 2):1 \(again + 2):1"
                    ])
            }
        }
    }
}
