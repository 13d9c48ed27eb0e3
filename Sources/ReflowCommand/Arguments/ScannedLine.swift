/// A scanned command line: the texts given to each option, and the remaining arguments in order.
///
/// Parameters take their values from it; an argument that is left is an error.
struct ScannedLine: Sendable, Equatable {
    /// The texts by option name, in the order given; a flag has an empty text for each time.
    private var values: [String: [String]] = [:]
    private var positionals: [String] = []

    mutating func add(value: String, of option: OptionDeclaration) {
        values[option.name, default: []].append(value)
    }

    mutating func add(positional: String) {
        positionals.append(positional)
    }

    /// Everything that was given to the option; empty if it was not.
    mutating func takeValues(of option: OptionDeclaration) -> [String] {
        values.removeValue(forKey: option.name) ?? []
    }

    /// The next argument that no parameter took yet.
    mutating func takePositional() -> String? {
        positionals.isEmpty ? nil : positionals.removeFirst()
    }
}
