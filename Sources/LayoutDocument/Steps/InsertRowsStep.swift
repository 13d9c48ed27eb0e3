import KitSchema

/// The parameters of `insertRows(at:with:)`, with the new rows.
package struct InsertRowsStep: Step {
    package var table: String
    /// The places of the new rows after the step.
    package var rows: [RowPath]
    package var new: [TableContent.Row]

    package static let verb = StepVerb(table: .insertRows) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .insertRows),
            let rows = decoder.rowPaths(members[TableStepKeys.rows]), let member = members[TableStepKeys.with]
        else { return nil }
        guard let new = decoder.newRows(member, of: table, count: rows.count) else { return nil }
        return InsertRowsStep(table: table, rows: rows, new: new)
    }

    package var text: String { "insertRows \(table)" + rows.map(\.text).joined() }

    package var mayChangeOrientations: Bool { false }
}
