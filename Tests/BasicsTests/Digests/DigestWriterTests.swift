import Basics
import Foundation
import Testing

@Suite("DigestWriter")
struct DigestWriterTests {
    private func digest(_ write: (inout DigestWriter) -> Void) -> ContentDigest {
        var writer = DigestWriter()
        write(&writer)
        return writer.digest
    }

    @Test("the bytes are little-endian, fixed in width, texts counted")
    func bytes() {
        let written = digest {
            $0.write(UInt8(7))
            $0.write(1)
            $0.write(CGFloat(1))
            $0.write("é")
            $0.write(ContentDigest(high: 2, low: 3))
        }
        let expected: [UInt8] =
            [7] + [1, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
            + [2, 0, 0, 0, 0, 0, 0, 0, 0xC3, 0xA9] + [2, 0, 0, 0, 0, 0, 0, 0] + [3, 0, 0, 0, 0, 0, 0, 0]
        #expect(written == ContentDigest(of: expected))
        #expect(digest { _ in } == ContentDigest(of: [UInt8]()))
    }

    @Test("-0 is 0 and all that is not a number is one")
    func canonicalNumbers() {
        #expect(digest { $0.write(CGFloat(-0.0)) } == digest { $0.write(CGFloat(0)) })
        #expect(digest { $0.write(CGFloat.nan) } == digest { $0.write(-CGFloat.nan) })
        #expect(digest { $0.write(CGFloat.nan) } == digest { $0.write(CGFloat.signalingNaN) })
        let apart: [CGFloat] = [
            0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, CGFloat(1).nextUp, .pi,
        ]
        #expect(Set(apart.map { number in digest { $0.write(number) } }).count == apart.count)
    }

    @Test("texts that join to the same characters differ")
    func texts() {
        let splits = [["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"], ["abc"]]
        let digests = splits.map { parts in digest { writer in parts.forEach { writer.write($0) } } }
        #expect(Set(digests).count == splits.count)
    }
}
