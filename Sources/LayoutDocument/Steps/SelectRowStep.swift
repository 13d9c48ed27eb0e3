import KitSchema

/// A call of `selectRow`, which does not tell the delegate.
package struct SelectRowStep: Step {
    package var table: String
    package var row: RowPath

    package static let verb = StepVerb(table: .select) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .select),
            let row = decoder.rowPath(members[TableStepKeys.row])
        else { return nil }
        return SelectRowStep(table: table, row: row)
    }

    package var text: String { "select \(table)\(row.text)" }

    package var mayChangeOrientations: Bool { false }
}
