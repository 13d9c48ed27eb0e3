/// A scanned command line: the texts of each option, and the remaining arguments in order.
///
/// Parameters take their values from it; an argument that is left is an error.
struct ScannedLine: Sendable, Equatable {
    /// The texts by option name, in the order of the line. A flag has an empty text for each occurrence.
    private var values: [String: [String]] = [:]
    private var positionals: [String] = []

    mutating func add(value: String, of option: OptionDeclaration) {
        values[option.name, default: []].append(value)
    }

    mutating func add(positional: String) {
        positionals.append(positional)
    }

    /// Takes all texts of the option; empty if it is absent.
    mutating func takeValues(of option: OptionDeclaration) -> [String] {
        values.removeValue(forKey: option.name) ?? []
    }

    /// Takes the next argument that no parameter has taken yet.
    mutating func takePositional() -> String? {
        positionals.isEmpty ? nil : positionals.removeFirst()
    }
}
