import Basics
import Foundation
import JSON
import TestSupport
import Testing

@Suite("JSON that is written")
struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return writer.text
    }

    @Test("Members stand in the order in which they were written, a line each; short lists share one")
    func layout() {
        let text = text {
            $0.beginObject()
            $0.string("z", "é")
            $0.bool("a", true)
            $0.null("n")
            $0.integer("i", -7)
            $0.number("x", 0.1)
            $0.numbers("frame", [0, 1.5, -0.0])
            $0.strings("names", ["a", "b"])
            $0.strings("none", [])
            $0.beginArray("list")
            $0.beginObject()
            $0.end()
            $0.beginObject()
            $0.optionalString("s", nil)
            $0.end()
            $0.end()
            $0.end()
        }
        #expect(
            text == """
                {
                  "z": "é",
                  "a": true,
                  "n": null,
                  "i": -7,
                  "x": 0.1,
                  "frame": [0, 1.5, 0],
                  "names": ["a", "b"],
                  "none": [],
                  "list": [
                    {},
                    {
                      "s": null
                    }
                  ]
                }

                """)
    }

    @Test("What is asked for on one line has everything in it on that line")
    func inline() {
        let text = text {
            $0.beginArray()
            $0.beginObject(isInline: true)
            $0.string("a", "b")
            $0.beginArray("c")
            $0.integer(nil, 1)
            $0.beginObject()
            $0.end()
            $0.end()
            $0.end()
            $0.end()
        }
        #expect(text == "[\n  { \"a\": \"b\", \"c\": [1, {}] }\n]\n")
    }

    @Test(
        "Texts are escaped where JSON asks for it, and where a character breaks a line, hides or turns the direction",
        arguments: [
            ("plain", "plain"), ("a\"b\\c", #"a\"b\\c"#), ("\n\r\t", #"\n\r\t"#),
            ("\u{0}\u{1B}\u{7F}", #"\u0000\u001b\u007f"#),
            ("\u{2028}\u{202E}\u{200B}\u{FEFF}", #"\u2028\u202e\u200b\ufeff"#), ("é😀\u{200D}", "é😀\u{200D}"),
            ("e\u{301}", "e\u{301}"),
        ])
    func escapes(string: String, expected: String) {
        #expect(text { $0.string(nil, string) } == "\"\(expected)\"\n")
    }

    @Test("What is no number in JSON is null", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(number: CGFloat) {
        #expect(text { $0.number(nil, number) } == "null\n")
    }

    @Test("Law: the reader finds what the writer was given", arguments: 0..<50 as Range<UInt64>)
    func readBack(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = value(depth: 4, using: &generator)
        for isInline in [false, true] {
            var writer = JSONWriter()
            writer.beginArray(isInline: isInline)
            write(value, nil, to: &writer)
            writer.end()
            let root = try JSONReader.parse(Data(writer.text.utf8)).root
            guard case .array(let elements) = root.content else { return #expect(Bool(false)) }
            #expect(elements.map(plain) == [plain(value)])
        }
    }

    /// The value with all positions at the start, for comparisons.
    private func plain(_ value: JSONValue) -> JSONValue {
        switch value.content {
        case .array(let elements): JSONValue(.array(elements.map(plain)), at: .start)
        case .object(let members):
            JSONValue(
                .object(members.map { JSONMember(key: $0.key, at: .start, value: plain($0.value)) }), at: .start)
        case .null, .boolean, .number, .string: JSONValue(value.content, at: .start)
        }
    }

    private func value(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        let count = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &generator) {
        case 0: return JSONValue(.null, at: .start)
        case 1: return JSONValue(.boolean(Bool.random(using: &generator)), at: .start)
        case 2: return JSONValue(.number(Double.random(in: -1e6...1e6, using: &generator)), at: .start)
        case 3: return JSONValue(.string(string(using: &generator)), at: .start)
        case 4:
            return JSONValue(
                .array((0..<count).map { _ in self.value(depth: depth - 1, using: &generator) }), at: .start)
        default:
            let members = (0..<count).map { index in
                JSONMember(
                    key: "\(index)" + string(using: &generator), at: .start,
                    value: self.value(depth: depth - 1, using: &generator))
            }
            return JSONValue(.object(members), at: .start)
        }
    }

    private func string(using generator: inout SeededGenerator) -> String {
        let characters: [Character] = ["a", "\"", "\\", "\n", "\u{1}", "é", "😀", "\u{202E}", "/", " "]
        return String(
            (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                characters.randomElement(using: &generator) ?? "a"
            })
    }

    private func write(_ value: JSONValue, _ key: String?, to writer: inout JSONWriter) {
        switch value.content {
        case .null: writer.null(key)
        case .boolean(let flag): writer.bool(key, flag)
        case .number(let number): writer.number(key, number)
        case .string(let string): writer.string(key, string)
        case .array(let elements):
            writer.beginArray(key)
            for element in elements { write(element, nil, to: &writer) }
            writer.end()
        case .object(let members):
            writer.beginObject(key)
            for member in members { write(member.value, member.key, to: &writer) }
            writer.end()
        }
    }
}
