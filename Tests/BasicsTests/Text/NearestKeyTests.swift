import Basics
import Testing

@Suite("The nearest key")
struct NearestKeyTests {
    @Test(
        "the nearest name",
        arguments: [
            ("txet", "text"), ("Text", "text"), ("tetx", "text"), ("fraem", "frame"), ("hidden", "isHidden"),
            ("hiden", "isHidden"), ("cornerRadius", "layer.cornerRadius"), ("cornerRaduis", "layer.cornerRadius"),
            ("redColor", "red"), ("systemBlueColor", "systemBlue"), ("UIViewContentModeCenter", "center"),
            ("background", "backgroundColor"), ("color", "textColor"), ("xyzzy", nil), ("", nil), ("t", nil),
            (String(repeating: "text", count: 40), nil),
        ])
    func nearest(word: String, expected: String?) {
        let names = [
            "text", "textColor", "frame", "isHidden", "layer.cornerRadius", "backgroundColor", "red", "systemBlue",
            "center",
        ]
        #expect(NearestKey.find(word, among: names) == expected)
    }

    @Test("the edit distance is a metric on short words, and a swap of neighbours costs one")
    func distance() {
        let words = ["", "a", "b", "ab", "ba", "abc", "bca", "aab"].map { Array($0.utf8) }
        for first in words {
            for second in words {
                let distance = NearestName.distance(first, second)
                #expect(distance == NearestName.distance(second, first))
                #expect((distance == 0) == (first == second))
                #expect(distance >= abs(first.count - second.count))
                #expect(distance <= max(first.count, second.count))
            }
        }
        #expect(NearestName.distance(Array("ab".utf8), Array("ba".utf8)) == 1)
        #expect(NearestName.distance(Array("kitten".utf8), Array("sitting".utf8)) == 3)
    }
}
