/// The outcome for a controller that was made, laid out, and turned there and back.
struct ScreenOutcome: Encodable, Equatable {
    var name: String
    var isMade = false
    var isTurned = false
    /// Whether its picture has more than one colour.
    var isColored = false
    /// The reason, in the words of the program that failed.
    var problem: String?

    enum CodingKeys: String, CodingKey {
        case name, problem
        case isMade = "made"
        case isTurned = "turned"
        case isColored = "colored"
    }

    /// Reads what the program printed, a word on each line.
    init(name: String, output: String, isTimedOut: Bool, errors: String) {
        self.name = name
        let lines = output.split(separator: "\n")
        isMade = lines.contains("made")
        isTurned = lines.contains("turned")
        isColored = lines.contains("colored")
        let raised = lines.first { $0.hasPrefix("raised ") }.map { String($0.dropFirst("raised ".count)) }
        if isTimedOut {
            problem = "not done within \(Int(ScreenRun.limit)) seconds"
        } else if let raised {
            problem = raised
        } else if !lines.contains("done") {
            problem =
                errors.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("error:") }
                .map(String.init) ?? "the process ended"
        }
    }
}
