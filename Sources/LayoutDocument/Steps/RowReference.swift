/// A name of a cell, or of a view in it: `trips[0,7]`, `trips[0,7].name`.
package struct RowReference: Sendable, Equatable {
    package let table: String
    package let path: RowPath
    /// The id of the view in the cell; nil for the cell.
    package let view: String?

    /// Fails for a text of another form.
    package init?(_ text: String) {
        guard let open = text.lastIndex(of: "["), let close = text[open...].firstIndex(of: "]"), open > text.startIndex
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 2, let section = Int(numbers[0]), let row = Int(numbers[1]), section >= 0, row >= 0
        else {
            return nil
        }
        let rest = text[text.index(after: close)...]
        guard rest.isEmpty || rest.hasPrefix(".") && rest.count > 1 else { return nil }
        table = String(text[..<open])
        path = RowPath(section: section, row: row)
        view = rest.isEmpty ? nil : String(rest.dropFirst())
    }
}
