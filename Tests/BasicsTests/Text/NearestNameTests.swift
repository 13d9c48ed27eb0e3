import Basics
import Testing

@Suite("The nearest name of a few")
struct NearestNameTests {
    private static let known = ["--device", "--orientation", "--scale", "--snapshots", "--shard", "--strict"]

    @Test("One slip anywhere in a name still finds it", arguments: known)
    func oneSlip(name: String) {
        let letters = Array(name)
        for index in letters.indices {
            var missing = letters
            missing.remove(at: index)
            #expect(NearestKey.find(String(missing), among: Self.known) == name)
            var wrong = letters
            wrong[index] = "_"
            #expect(NearestKey.find(String(wrong), among: Self.known) == name)
            var extra = letters
            extra.insert("_", at: index)
            #expect(NearestKey.find(String(extra), among: Self.known) == name)
            if index > 0 {
                var swapped = letters
                swapped.swapAt(index, index - 1)
                #expect(NearestKey.find(String(swapped), among: Self.known) == name)
            }
        }
    }

    @Test(
        "What is near is found, and what is far from everything has no neighbour",
        arguments: [
            ("--Scale", "--scale"), ("--orientatoin", "--orientation"), ("--snapshot", "--snapshots"),
            ("--snap", "--snapshots"), ("--colour", nil), ("", nil), ("x", nil),
            (String(repeating: "-", count: 100_000), nil),
        ] as [(String, String?)])
    func table(name: String, expected: String?) {
        #expect(NearestKey.find(name, among: Self.known) == expected)
    }

    @Test(
        "What differs in its number is another thing, and a short word is not near another short one",
        arguments: [("iOS7", ["iOS5", "iOS6", "iOS8"]), ("tcsh", ["bash", "zsh", "fish"])])
    func noGuess(name: String, known: [String]) {
        #expect(NearestKey.find(name, among: known) == nil)
    }

    @Test("Of equally near names the first is taken")
    func ties() {
        #expect(NearestKey.find("pat", among: ["put", "pet", "pit"]) == "put")
    }
}
