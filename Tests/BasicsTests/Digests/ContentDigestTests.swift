import Basics
import Foundation
import Testing

@Suite("ContentDigest")
struct ContentDigestTests {
    @Test("the digest of nothing is XXH3's published one")
    func empty() {
        #expect(ContentDigest(of: "").description == "99aa06d3014798d86001c324468d497f")
        #expect(ContentDigest(of: Data()) == ContentDigest(of: [UInt8]()))
    }

    @Test("bytes, data and text of the same content agree")
    func forms() {
        let text = "Reflow – 回転"
        #expect(ContentDigest(of: text) == ContentDigest(of: Array(text.utf8)))
        #expect(ContentDigest(of: text) == ContentDigest(of: Data(text.utf8)))
        #expect(ContentDigest(of: Data(("." + text).utf8)[1...]) == ContentDigest(of: text))
    }

    @Test("what is printed reads back, in either case of letters")
    func text() {
        for digest in [ContentDigest(high: 0, low: 0), ContentDigest(high: 1, low: .max), ContentDigest(of: "x")] {
            #expect(digest.description.utf8.count == 32)
            #expect(ContentDigest(digest.description) == digest)
            #expect(ContentDigest(digest.description.uppercased()) == digest)
        }
        #expect(ContentDigest(high: 0, low: 10).description == "0000000000000000000000000000000a")
    }

    @Test(
        "anything but 32 hexadecimal digits is no digest",
        arguments: [
            "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
            String(repeating: "g", count: 32), "+" + String(repeating: "0", count: 31),
            String(repeating: "0", count: 16) + "-" + String(repeating: "0", count: 15),
            String(repeating: "٣", count: 32),
        ])
    func noDigest(text: String) {
        #expect(ContentDigest(text) == nil)
    }
}
