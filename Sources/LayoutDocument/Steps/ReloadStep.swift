import KitSchema

/// A call of `reloadRows(at:with:)`, or of `reloadData()`.
package struct ReloadStep: Step {
    package var table: String
    /// The rows; nil for everything.
    package var rows: [RowPath]?

    package static let verb = StepVerb(table: .reload) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .reload) else { return nil }
        guard let member = members[TableStepKeys.someRows] else { return ReloadStep(table: table) }
        return decoder.rowPaths(member).map { ReloadStep(table: table, rows: $0) }
    }

    package var text: String { "reload \(table)" + (rows ?? []).map(\.text).joined() }

    package var mayChangeOrientations: Bool { false }
}
