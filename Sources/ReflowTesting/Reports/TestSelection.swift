/// What a process of tests was asked to run, by its arguments.
enum TestSelection {
    /// Options of Swift Testing that leave tests out, or may.
    private static let options = [
        "--filter", "--skip", "--configuration-path", "--experimental-configuration-path",
    ]

    /// Whether nothing was left out. An argument that is not known counts as a choice.
    ///
    /// Swift Testing is given the words of `swift test`. XCTest for Linux is given the names of tests, or nothing.
    static func isWhole(_ arguments: [String]) -> Bool {
        let words = arguments.dropFirst()
        if let library = words.firstIndex(of: "--testing-library"), words[library...].dropFirst().first == "xctest" {
            return words.count == 2
        }
        guard words.contains("swift-testing") else { return words.isEmpty }
        return !words.contains { word in options.contains { word == $0 || word.hasPrefix($0 + "=") } }
    }
}
