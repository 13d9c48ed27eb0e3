import Basics
import Foundation
import JSON
import Testing

@Suite("JSON that is refused")
struct JSONSyntaxErrorTests {
    @Test(
        "every mistake is named with its line and column",
        arguments: [
            ("", "1:1 the file is empty"),
            (" \n // nothing\n", "1:1 the file is empty"),
            ("\u{FEFF}", "1:1 the file is empty"),
            ("{", "1:2 the \"{\" at 1:1 is never closed"),
            ("{\"a\": [1,\n 2", "2:3 the \"[\" at 1:7 is never closed"),
            ("{\"a\": 1", "1:8 the \"{\" at 1:1 is never closed"),
            ("{\"a\"", "1:5 the file ends where \":\" after a key is expected"),
            ("{\"a\":", "1:6 the file ends where a value is expected"),
            ("{\"a\" 1}", "1:6 expected \":\" after a key, found \"1\""),
            ("{a: 1}", "1:2 expected a key in double quotes, found \"a\""),
            ("{'a': 1}", "1:2 expected a key in double quotes, found \"'\""),
            ("{,}", "1:2 expected a key in double quotes, found \",\""),
            ("[,]", "1:2 expected a value, found \",\""),
            ("[1,,2]", "1:4 expected a value, found \",\""),
            ("[1 2]", "1:4 expected \",\" or \"]\", found \"2\""),
            ("[1}", "1:3 expected \",\" or \"]\", found \"}\""),
            ("{\"a\": 1\n\"b\": 2}", "2:1 expected \",\" or \"}\", found \"\\\"\""),
            ("1 2", "1:3 expected nothing after the end of the document, found \"2\""),
            ("{}}", "1:3 expected nothing after the end of the document, found \"}\""),
            ("[é]", "1:2 expected a value, found \"é\""),
            ("é: 1", "1:1 expected a value, found \"é\""),
            ("[\u{1}]", "1:2 expected a value, found \"\\u0001\""),
            ("[/ 1]", "1:2 expected a value or a comment, found \"/\""),
            ("[1, /* x *", "1:5 the comment is never closed"),
            ("/*/", "1:1 the comment is never closed"),
            ("[True]", "1:2 \"True\" is not a JSON value; write text in double quotes"),
            ("[nul]", "1:2 \"nul\" is not a JSON value; write text in double quotes"),
            ("[NaN]", "1:2 \"NaN\" is not a JSON value; write text in double quotes"),
            ("Infinity", "1:1 \"Infinity\" is not a JSON value; write text in double quotes"),
            ("[01]", "1:2 invalid number \"01\""),
            ("[-]", "1:2 invalid number \"-\""),
            ("[1.]", "1:2 invalid number \"1.\""),
            ("[-.5]", "1:2 invalid number \"-.5\""),
            ("[.5]", "1:2 expected a value, found \".\""),
            ("[+1]", "1:2 expected a value, found \"+\""),
            ("[1e]", "1:2 invalid number \"1e\""),
            ("[1e+]", "1:2 invalid number \"1e+\""),
            ("[0x10]", "1:2 invalid number \"0x10\""),
            ("[1-2]", "1:2 invalid number \"1-2\""),
            ("[-Infinity]", "1:2 invalid number \"-Infinity\""),
            ("[1e999]", "1:2 the number \"1e999\" is too large"),
            ("[-1e400]", "1:2 the number \"-1e400\" is too large"),
            ("[\"abc", "1:2 the string is never closed"),
            ("[\"abc\n\"]", "1:2 the string is never closed"),
            ("[\"abc\\", "1:2 the string is never closed"),
            ("[\"a\tb\"]", "1:4 a string must not contain U+0009; write \\t"),
            ("[\"é\u{1}\"]", "1:4 a string must not contain U+0001; write \\u0001"),
            ("[\"a\\x\"]", "1:4 invalid escape \"\\x\""),
            ("[\"a\\é\"]", "1:4 invalid escape \"\\é\""),
            ("[\"\\u12G4\"]", "1:3 invalid escape \"\\u12G4\""),
            ("[\"\\u12\"]", "1:3 invalid escape \"\\u12\""),
            ("[\"\\u\n\"]", "1:3 invalid escape \"\\u\""),
            ("[\"\\uD83D\"]", "1:3 \"\\uD83D\" is half of a surrogate pair"),
            ("[\"\\uD83D\\u0041\"]", "1:3 \"\\uD83D\" is half of a surrogate pair"),
            ("[\"\\uD83D\\uD83D\"]", "1:3 \"\\uD83D\" is half of a surrogate pair"),
            ("[\"\\uDE00\"]", "1:3 \"\\uDE00\" is half of a surrogate pair"),
        ])
    func mistakes(text: String, expected: String) {
        #expect(error(Data(text.utf8)) == expected)
    }

    @Test(
        "text that is not UTF-8",
        arguments: [
            ([0xFF, 0xFE, 0x7B, 0x00], "1:1 the file is UTF-16; it must be UTF-8"),
            ([0xFE, 0xFF, 0x00, 0x7B], "1:1 the file is UTF-16; it must be UTF-8"),
            ([0x5B, 0x0A, 0x22, 0xC3, 0x28, 0x22, 0x5D], "2:2 invalid UTF-8: byte 0xC3"),
            ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], "1:3 invalid UTF-8: byte 0xC0"),
            ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], "1:3 invalid UTF-8: byte 0xED"),
            ([0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D], "1:3 invalid UTF-8: byte 0xF4"),
            ([0x22, 0xE2, 0x82], "1:2 invalid UTF-8: byte 0xE2"),
            ([0x80], "1:1 invalid UTF-8: byte 0x80"),
        ] as [([UInt8], String)])
    func encodings(bytes: [UInt8], expected: String) {
        #expect(error(Data(bytes)) == expected)
    }

    private func error(_ data: Data) -> String {
        do throws(JSONSyntaxError) {
            return "read \(try JSONReader.parse(data).root.content)"
        } catch {
            return "\(error.position) \(error.message)"
        }
    }

    @Test("errors carry the offending value")
    func payloads() {
        #expect(throws: JSONSyntaxError(.numberOverflow("1e999"), at: SourcePosition(line: 1, column: 2, offset: 1))) {
            try JSONReader.parse(Data("[1e999]".utf8))
        }
        #expect(throws: JSONSyntaxError(.loneSurrogate(0xDE00), at: SourcePosition(line: 1, column: 2, offset: 1))) {
            try JSONReader.parse(Data("\"\\uDE00\"".utf8))
        }
    }
}
