import KitSchema

/// The parameters of `deleteRows(at:with:)`.
package struct DeleteRowsStep: Step {
    package var table: String
    package var rows: [RowPath]

    package static let verb = StepVerb(table: .deleteRows) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .deleteRows),
            let rows = decoder.rowPaths(members[TableStepKeys.rows])
        else { return nil }
        return DeleteRowsStep(table: table, rows: rows)
    }

    package var text: String { "deleteRows \(table)" + rows.map(\.text).joined() }

    package var mayChangeOrientations: Bool { false }
}
