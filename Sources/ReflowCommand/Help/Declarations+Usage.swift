extension OptionDeclaration {
    /// The option in a usage line: `[--device D]…`, or `--to O` if it is required.
    var usage: String {
        let spelling = short.map { "-\($0)" } ?? spelling
        let value = placeholder.map { " \($0)" } ?? ""
        let text = isRequired ? spelling + value : "[\(spelling)\(value)]"
        return text + (repeats && placeholder != nil ? "…" : "")
    }

    /// The option in a list: `-o, --output DIR`.
    var term: String {
        let spellings = [short.map { "-\($0)" }, spelling].compactMap(\.self).joined(separator: ", ")
        return spellings + (placeholder.map { " \($0)" } ?? "")
    }
}

extension PositionalDeclaration {
    /// The argument in a usage line: `LAYOUT…`, or `[PATH…]` if it is optional.
    var usage: String {
        let text = placeholder + (repeats ? "…" : "")
        return isRequired ? text : "[\(text)]"
    }
}
