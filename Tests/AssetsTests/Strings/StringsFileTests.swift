import Foundation
import Testing

@testable import Assets

@Suite("Files of strings (resources.md §5)")
struct StringsFileTests {
    /// The arguments are the text of a file, and its pairs.
    static let spellings: [(String, [String: String])] = [
        ("", [:]),
        ("/* comment */\n// another\n", [:]),
        (#""a" = "b";"#, ["a": "b"]),
        (#""a"="b";"c"="d";"#, ["a": "b", "c": "d"]),
        ("/* Class = \"UILabel\"; */\n\"x1-Y2-z3.text\" = \"Grüße\";\n", ["x1-Y2-z3.text": "Grüße"]),
        (#""a" = "b"; // "c" = "d";"#, ["a": "b"]),
        (#""a" /* key */ = /* text */ "b" /* end */ ;"#, ["a": "b"]),
        (#""a // b" = "/* c */";"#, ["a // b": "/* c */"]),
        (#""a" = "one\ntwo\tthree\r";"#, ["a": "one\ntwo\tthree\r"]),
        (#""a" = "say \"yes\" \\ no";"#, ["a": "say \"yes\" \\ no"]),
        (#""a" = "\U00e9\u00E9";"#, ["a": "éé"]),
        (#""a" = "\Ud83d\Ude00";"#, ["a": "😀"]),
        (#""a" = "\'\q";"#, ["a": "'q"]),
        ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
        ("key = text;", ["key": "text"]),
        ("CFBundleName = \"App\";", ["CFBundleName": "App"]),
        ("'a' = 'b \"c\"';", ["a": "b \"c\""]),
        (#""a";"#, ["a": "a"]),
        (#""a" = "";"#, ["a": ""]),
        (#""a" = "1"; "a" = "2";"#, ["a": "2"]),
        ("\u{FEFF}\"a\" = \"b\";", ["a": "b"]),
        ("\"a\" = \"b\";\r\n\"c\" = \"%1$@ of %2$d\";\r\n", ["a": "b", "c": "%1$@ of %2$d"]),
        (
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><string>b</string>
            <key>n</key><integer>1</integer></dict></plist>
            """, ["a": "b"]
        ),
    ]

    @Test("Keys and texts in all spellings")
    func pairs() throws {
        for (text, pairs) in StringsFileTests.spellings {
            #expect(try StringsFile(Data(text.utf8)).texts == pairs, "\(text)")
        }
    }

    @Test("UTF-16 with and without a mark, in both orders, and property lists of built apps")
    func encodings() throws {
        let text = "\"a\" = \"é😀\";"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8] {
            let data = try #require(text.data(using: encoding))
            #expect(try StringsFile(data).texts == ["a": "é😀"], "\(encoding)")
        }
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
        #expect(try StringsFile(list).texts == ["a": "b"])
    }

    @Test(
        "A damaged file says what is wrong, and where",
        arguments: [
            (#""a" = "b"#, "line 1, column 7: a string is not closed"),
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2, column 1: a semicolon is missing after the text of \"a\""),
            ("/* a\n", "line 1, column 1: a comment is not closed"),
            ("\"é\" = ;", "line 1, column 7: a text must be in quotes, not \";\""),
            ("\r\n= \"b\";", "line 2, column 1: a key must be in quotes, not \"=\""),
            (#""a" = "#, "line 1, column 7: a text is missing at the end of the file"),
            (#""a" = "\Ud83d";"#, "a surrogate stands alone"),
            ("bplist00", "the property list is damaged"),
            ("<?xml version=\"1.0\"?><plist><array/></plist>", "is not a dictionary"),
        ])
    func damaged(text: String, message: String) {
        let error = #expect(throws: StringsError.self) { try StringsFile(Data(text.utf8)) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test("Bytes in no encoding of text are refused")
    func noText() {
        #expect(throws: StringsError.self) { try StringsFile(Data([0x22, 0xC3, 0x28, 0x22])) }
        #expect(throws: StringsError.self) { try StringsFile(Data([0xFF, 0xFE, 0x22])) }
    }
}
