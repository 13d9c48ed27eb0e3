/// The selection of tests that a process had to run, from its arguments.
enum TestSelection {
    /// Options of Swift Testing that select tests, or may do so.
    private static let options = [
        "--filter", "--skip", "--configuration-path", "--experimental-configuration-path",
    ]

    /// Whether all tests had to run. An unknown argument counts as a selection.
    ///
    /// Swift Testing gets the arguments of `swift test`. XCTest for Linux gets the names of tests, or nothing.
    static func isWhole(_ arguments: [String]) -> Bool {
        let words = arguments.dropFirst()
        if let library = words.firstIndex(of: "--testing-library"), words[library...].dropFirst().first == "xctest" {
            return words.count == 2
        }
        guard words.contains("swift-testing") else { return words.isEmpty }
        return !words.contains { word in options.contains { word == $0 || word.hasPrefix($0 + "=") } }
    }
}
