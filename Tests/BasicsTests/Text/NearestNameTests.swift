import Basics
import Testing

@Suite("The nearest name")
struct NearestNameTests {
    private static let known = ["--device", "--orientation", "--scale", "--snapshots", "--shard", "--strict"]

    @Test("One slip anywhere in a name still finds it", arguments: known)
    func oneSlip(name: String) {
        let letters = Array(name)
        for index in letters.indices {
            var missing = letters
            missing.remove(at: index)
            #expect(NearestName.of(String(missing), among: Self.known) == name)
            var wrong = letters
            wrong[index] = "_"
            #expect(NearestName.of(String(wrong), among: Self.known) == name)
            var extra = letters
            extra.insert("_", at: index)
            #expect(NearestName.of(String(extra), among: Self.known) == name)
            if index > 0 {
                var swapped = letters
                swapped.swapAt(index, index - 1)
                #expect(NearestName.of(String(swapped), among: Self.known) == name)
            }
        }
    }

    @Test(
        "What is near is found, and what is far from everything has no neighbour",
        arguments: [
            ("--Scale", "--scale"), ("--orientatoin", "--orientation"), ("--snapshot", "--snapshots"),
            ("--colour", nil), ("", nil), ("x", nil), (String(repeating: "-", count: 100_000), nil),
        ] as [(String, String?)])
    func table(name: String, expected: String?) {
        #expect(NearestName.of(name, among: Self.known) == expected)
    }

    @Test("Of equally near names the first is taken")
    func ties() {
        #expect(NearestName.of("pat", among: ["put", "pet", "pit"]) == "put")
    }
}
