import KitSchema

/// A call of `deselectRow`, which does not tell the delegate.
package struct DeselectRowStep: Step {
    package var table: String
    package var row: RowPath

    package static let verb = StepVerb(table: .deselect) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .deselect),
            let row = decoder.rowPath(members[TableStepKeys.row])
        else { return nil }
        return DeselectRowStep(table: table, row: row)
    }

    package var text: String { "deselect \(table)\(row.text)" }

    package var mayChangeOrientations: Bool { false }
}
