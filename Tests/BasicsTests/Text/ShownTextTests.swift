import Basics
import Testing

@Suite("Texts as people see them")
struct ShownTextTests {
    @Test(
        "what cannot be seen in a name is shown by the escape that JSON has for it",
        arguments: [
            ("", ""), ("plain name.json", "plain name.json"), ("é 😀 👩‍👧", "é 😀 👩‍👧"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
            ("\u{0}\u{1B}[2J\u{7F}\u{9B}", "\\u0000\\u001B[2J\\u007F\\u009B"),
            ("a\u{202E}b\u{2028}\u{FEFF}", "a\\u202Eb\\u2028\\uFEFF"), ("a\r\nb", "a\\r\\nb"),
        ])
    func names(text: String, shown: String) {
        #expect(ShownText.name(text) == shown)
    }

    @Test("a text of lines keeps its lines and tabs, and nothing else that cannot be seen")
    func lines() {
        #expect(ShownText.lines("a\n\tb\u{1B}c\rd\n") == "a\n\tb\\u001Bc\\rd\n")
        #expect(ShownText.lines("a\r\nb").unicodeScalars.elementsEqual("a\\r\nb".unicodeScalars))
    }
}
